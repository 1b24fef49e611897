import Pinyin
import PinyinOracle

/// A text and a query for it: the matcher and the brute force agree on whether they match, how well,
/// and on what lights up.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzQuery(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  // Any bytes as a query must be taken, whatever they are.
  _ = Query(String(decoding: bytes, as: UTF8.self))
  let halves = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  guard halves.count == 2 else { return 0 }
  // Brute force tries every way, so both are short.
  let text = String(halves[0].prefix(8).map { alphabet[Int($0) % alphabet.count] })
  let query = Query(String(halves[1].prefix(12).map { typed[Int($0) % typed.count] }))
  guard !query.isEmpty, !text.isEmpty else { return 0 }
  var list = NameList(.texts)
  list.append(text: text)
  let expected = Oracle(query).match(OracleName(text: text))
  let hit = list.search(query).first
  precondition(
    hit?.rank
      == expected.map {
        Rank(
          tier: $0.tier, isComplete: $0.isComplete, uncovered: $0.uncovered,
          initials: $0.initials, approximations: $0.approximations, start: $0.start)
      })
  guard let expected else { return 0 }
  var highlighter = Highlighter(list, query)
  precondition(highlighter.ranges(of: 0).flatMap { Array($0) } == expected.lit)
  return 0
}

/// Characters with several readings, look-alikes and separators.
private let alphabet = Array("重庆长沙西安乐单曾大吕女廣州台音行a bB1·-ü")
private let typed = Array("chongqzxi'anlevüu:sdyt12345 bB重廣1ㄅㄚˋ")
