import Pinyin

/// Collects items and sections and makes a compiled catalog of them.
///
/// ```swift
/// var builder = CatalogBuilder(dataDate: "2026-09-11")
/// let zhejiang = builder.add(CatalogEntry(name: "浙江", fullName: "浙江省"), in: nil)
/// let hangzhou = builder.add(CatalogEntry(name: "杭州", fullName: "杭州市"), in: zhejiang)
/// builder.addSection(.letter, title: "H", items: [hangzhou])
/// let catalog = try builder.catalog()
/// ```
public struct CatalogBuilder: Sendable {
  /// An item that was added: the way to name it as a parent or in a section.
  public struct Handle: Hashable, Sendable {
    let number: Int
  }

  /// Why no catalog can be made.
  public enum Failure: Error, Hashable, Sendable {
    /// Two items have the same code.
    case duplicateCode(String)
    /// An item has another number of syllables than characters.
    case readingLength(name: String, characters: Int, syllables: Int)
    /// More than 256 items lie in one another.
    case tooDeep
    /// More than the format can hold (65,519 keys, 4 GiB).
    case tooLarge
  }

  struct Section {
    var kind: CatalogSectionKind
    var title: String
    var items: [Handle]
  }

  let dataDate: String
  private(set) var entries: [CatalogEntry] = []
  private(set) var roots: [Int] = []
  private(set) var children: [Int: [Int]] = [:]
  private(set) var sections: [Section] = []

  /// A builder without items; `dataDate` is the date that the catalog names as that of its data.
  public init(dataDate: String) { self.dataDate = dataDate }

  /// Adds an item behind the other children of `parent`, or at the top.
  @discardableResult
  public mutating func add(_ entry: CatalogEntry, in parent: Handle?) -> Handle {
    let number = entries.count
    entries.append(entry)
    if let parent {
      children[parent.number, default: []].append(number)
    } else {
      roots.append(number)
    }
    return Handle(number: number)
  }

  /// Adds a section behind the others; the hot one is put in front of all.
  public mutating func addSection(_ kind: CatalogSection.Kind, title: String, items: [Handle]) {
    switch kind {
    case .hot: sections.insert(Section(kind: .hot, title: title, items: items), at: 0)
    case .letter: sections.append(Section(kind: .letter, title: title, items: items))
    case .group: sections.append(Section(kind: .group, title: title, items: items))
    case .other: sections.append(Section(kind: .other, title: title, items: items))
    }
  }

  /// The compiled form: the same items give the same bytes.
  public func bytes() throws(Failure) -> [UInt8] {
    var writer = CatalogWriter()
    return try writer.write(self)
  }

  /// The catalog itself, in one step.
  public func catalog() throws(Failure) -> Catalog {
    let bytes = try bytes()
    do throws(CatalogError) {
      return try Catalog(bytes: bytes)
    } catch {
      throw .tooLarge
    }
  }
}
