import MetaData

/// The entry that libFuzzer calls with bytes of its own making: once as they are, once with the
/// checksum made right, because else nearly every input would be refused at the first gate.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var stamped = bytes
  CatalogChecksum.stamp(&stamped)
  for bytes in [bytes, stamped] {
    if let catalog = try? Catalog(bytes: bytes) { ask(catalog) }
  }
  return 0
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
