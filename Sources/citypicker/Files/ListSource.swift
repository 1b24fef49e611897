import Glibc
import MetaData

/// What a FILE or the standard input turned out to be.
enum OpenedList {
  /// Items of a property list, of JSON or of a table.
  case items(ImportedList)
  /// Lines as far as they were read, and where the rest comes from; nil: that is all.
  case lines(LineStore, rest: Int32?)
}

/// A FILE or the standard input, and what the user says about it.
struct ListSource {
  /// The path; nil for the standard input.
  let path: String?
  let options: ImportOptions
  /// What separates the fields of a table; nil to find out.
  let separator: Character?
  let terminator: LineStore.Terminator

  /// The path, or what the standard input is called, for messages.
  var name: String { path ?? "standard input" }

  /// What the list is called on the screen; nil where it has no name.
  var title: String? { path?.split(separator: "/").last.map(String.init) }

  /// More than this is no list for a person, and property lists need many times their size.
  private static let limit = 256 << 20
  /// Milliseconds that the first bytes of a pipe are waited for: they tell what it is, but whoever
  /// waits for a slow producer wants to see the screen.
  private static let patience: Int32 = 300

  func open() throws(ListFault) -> OpenedList {
    let descriptor = try opened()
    let first = try head(of: descriptor)
    if let first, first.isEmpty { throw path == nil ? .noItems : .emptyFile }
    let head = first ?? []
    // What a Mac leaves beside a file on a foreign disk: `._name`.
    guard !head.starts(with: [0x00, 0x05, 0x16, 0x07]) else { throw .appleDouble }
    let plan = FileKind.plan(name: path, head: head, hasDelimiter: separator != nil)
    for kind in plan.candidates {
      if case .lines = kind { break }
      return try items(kind, plan, descriptor, head)
    }
    return try lines(descriptor, head)
  }

  private func opened() throws(ListFault) -> Int32 {
    guard let path else {
      guard isatty(0) == 0 else { throw .inputIsTerminal }
      return 0
    }
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .system(EISDIR) }
    return descriptor
  }

  /// The first piece of the input, empty where it has none; nil where none came for a while.
  private func head(of descriptor: Int32) throws(ListFault) -> [UInt8]? {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&wait, 1, Self.patience) == 0 { return nil }
    return try piece(of: descriptor)
  }

  private func piece(of descriptor: Int32) throws(ListFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count >= 0 { return Array(bytes.prefix(count)) }
      if errno != EINTR { throw .system(errno) }
    }
  }

  private func everything(_ descriptor: Int32, _ head: [UInt8]) throws(ListFault) -> [UInt8] {
    var bytes = head
    while true {
      let next = try piece(of: descriptor)
      if next.isEmpty { return bytes }
      bytes += next
      guard bytes.count <= Self.limit else { throw .tooLarge }
    }
  }
}

// MARK: What it holds
extension ListSource {
  private func items(
    _ kind: FileKind, _ plan: FileKind.Plan, _ descriptor: Int32, _ head: [UInt8]
  ) throws(ListFault) -> OpenedList {
    let bytes = try everything(descriptor, head)
    if case .table(let separator) = kind {
      return .items(try table(bytes, separator: self.separator ?? separator))
    }
    do throws(ImportFault) {
      let list = try ImporterClient().list(
        of: path.map { .file($0) } ?? .bytes(bytes), options: options)
      return .items(list)
    } catch {
      // It only looked like one: any text is lines.
      if case .notOfThisKind = error, !plan.isPromised { return try lines(nil, bytes) }
      if error == .noItems { throw .noItems }
      throw .importing(error)
    }
  }

  private func table(_ bytes: [UInt8], separator: Character?) throws(ListFault) -> ImportedList {
    do {
      let text = try DecodedText(bytes)
      let table = try CSVTable(text.text, form: CSVTable.Form(separator: separator))
      let list = try ImportedList(table, options: options)
      guard list.catalog.count > 0 else { throw ListFault.noItems }
      return list
    } catch let fault as ListFault {
      throw fault
    } catch let failure as CSVTable.Failure {
      throw .table(failure)
    } catch let column as CSVTable.UnknownColumn {
      throw .unknownColumn(column.name)
    } catch let failure as DecodedText.Failure {
      throw .undecodable(failure)
    } catch {
      throw .tooLarge
    }
  }

  /// - Parameter descriptor: where the rest comes from; nil where all is there
  private func lines(_ descriptor: Int32?, _ head: [UInt8]) throws(ListFault) -> OpenedList {
    var store = LineStore(terminator: terminator)
    var head = head
    var descriptor = descriptor
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      if let rest = descriptor { head = try everything(rest, head) }
      do {
        head = try Array(DecodedText(head).text.utf8)
      } catch {
        throw .undecodable(error)
      }
      descriptor = nil
    }
    head.withUnsafeBytes { store.append($0) }
    if descriptor == nil { store.end() }
    return .lines(store, rest: descriptor)
  }
}
