import Foundation
import MetaData
import PropertyLists

/// The entry that libFuzzer calls with bytes of its own making: JSON in whatever shape.
///
/// Not property lists: Foundation's readers are known to crash, which is why they have a process of
/// their own. The first byte chooses what is said on the command line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzShapes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = input.first else { return 0 }
  var options = ImportOptions()
  if choice & 1 != 0 { options.nameKey = "name" }
  if choice & 2 != 0 { options.childrenKey = choice & 4 != 0 ? "" : "a" }
  if choice & 8 != 0 { options.readingKey = "r" }
  if choice & 16 != 0 { options.sections = choice & 32 != 0 ? .byReading : .grouped(by: "g") }
  let foreign = ForeignBytes(name: "a.json", bytes: Data(input.dropFirst()))
  guard let answer = try? ForeignList.answer(for: foreign, options: options) else { return 0 }
  guard let read = ImportAnswer(bytes: answer.bytes), read == answer,
    let catalog = try? Catalog(bytes: answer.catalog)
  else { preconditionFailure("an answer that the picker refuses") }
  for section in catalog.sections() {
    for item in section.items { precondition(!item.name.isEmpty, "a row without a name") }
  }
  return 0
}
