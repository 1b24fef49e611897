import MetaData
import Pinyin

/// The entry that libFuzzer calls with bytes of its own making.
///
/// They are taken twice: as a catalog, and as changes of a good one whose checksum is made right
/// afterwards. Without the second way nearly every input would be refused at the first gate.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  for bytes in [input, changed(sample, by: input)] {
    if let catalog = try? Catalog(bytes: bytes) { ask(catalog) }
  }
  return 0
}

/// A small catalog with something of everything.
private let sample: [UInt8] = {
  var builder = CatalogBuilder(dataDate: "2026-09-11")
  var parent: CatalogBuilder.Handle?
  for (code, name) in ["浙江省", "杭州市", "西湖区", "北山街道"].enumerated() {
    var entry = CatalogEntry(name: String(name.prefix(2)), fullName: name)
    entry.code = String(code)
    entry.reading = Readings.commonest(of: name)
    entry.alternates = [entry.reading]
    entry.coreLength = 2
    entry.hot = code
    entry.coordinate = Coordinate(latitude: 30, longitude: 120)
    entry.formerNames = ["钱塘"]
    entry.fields = [("icon", .text("*")), ("id", .integer(7)), ("new", .flag(true))]
    let handle = builder.add(entry, in: parent)
    builder.addSection(code == 1 ? .hot : .letter, title: "A", items: [handle])
    parent = handle
  }
  return (try? builder.bytes()) ?? []
}()

/// Each three bytes of the input are a place, two bytes long, and what stands there.
private func changed(_ bytes: [UInt8], by input: [UInt8]) -> [UInt8] {
  var bytes = bytes
  for change in stride(from: 0, to: input.count - 2, by: 3) {
    let place = Int(input[change]) | Int(input[change + 1]) << 8
    if place < bytes.count { bytes[place] = input[change + 2] }
  }
  CatalogChecksum.stamp(&bytes)
  return bytes
}

/// Asks for everything that a catalog can tell; a trap is what the fuzzer looks for.
private func ask(_ catalog: Catalog) {
  _ = catalog.dataDate
  for section in catalog.sections() { _ = section.items.map(\.name) }
  _ = Section.filed(catalog.all.prefix(500))
  for item in catalog.all.prefix(500) {
    precondition(item.parent.map { $0.index < item.index } ?? true, "a cycle")
    _ = item.jsonLine
    _ = item.core
    _ = item.alternates
    _ = item.formerNames + item.aliases
    _ = item.children.map(\.order)
    _ = item.withRawName { name, reading in name.count + reading.count }
    _ = catalog.item(code: item.code)
  }
}
