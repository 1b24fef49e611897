import Testing

@testable import citypicker

private func given(
  _ keys: OptionKey..., by origin: ArgumentFault.Origin = .commandLine
) -> [GivenOption] {
  keys.map { GivenOption(key: $0, value: "", origin: origin) }
}

@Test func `options that go together stay in their order`() throws {
  let options = given(.query, .output, .selectOne, .query)
  #expect(try Contradictions.settle(options) == options)
}

@Test func `every two tasks exclude each other, and every task what needs a screen`() {
  let tasks: [OptionKey] = [.filter, .list, .current, .set, .watch, .forget, .convert]
  for task in tasks {
    for other in tasks + [.query, .selectOne, .exitZero, .keys, .size, .printScreen]
    where other != task {
      #expect(
        throws: ArgumentFault(
          fact: .contradiction(other.name, task.name), origin: .commandLine)
      ) { try Contradictions.settle(given(other, task)) }
    }
  }
}

@Test(arguments: [
  (OptionKey.output, OptionKey.acceptNth), (.json, .acceptNth), (.groupBy, .regroup),
  (.nameKey, .nth), (.childrenKey, .withNth), (.readingKey, .acceptNth), (.groupBy, .read0),
  (.list, .printQuery), (.set, .printQuery), (.convert, .printQuery), (.convert, .json),
  (.convert, .multi), (.convert, .print0), (.convert, .nameKey), (.convert, .nth),
  (.convert, .delimiter), (.convert, .explain),
])
func `options that cannot both be meant exclude each other in either order`(
  one: OptionKey, other: OptionKey
) {
  for (first, second) in [(one, other), (other, one)] {
    #expect(
      throws: ArgumentFault(
        fact: .contradiction(first.name, second.name), origin: .commandLine)
    ) { try Contradictions.settle(given(first, second)) }
  }
}

@Test(arguments: [
  (OptionKey.filter, OptionKey.printQuery), (.filter, .multi), (.list, .print0),
  (.delimiter, .nameKey), (.delimiter, .nth), (.regroup, .nth), (.explain, .list),
  (.withNth, .acceptNth), (.json, .nth), (.groupBy, .readingKey),
])
func `options that only seem to exclude each other go together`(
  one: OptionKey, other: OptionKey
) throws {
  #expect(try Contradictions.settle(given(one, other)).map(\.key) == [one, other])
}

@Test func `what was typed displaces only what contradicts it`() throws {
  let options = given(.query, .color, by: .environment) + given(.list)
  #expect(try Contradictions.settle(options).map(\.key) == [.color, .list])
}
