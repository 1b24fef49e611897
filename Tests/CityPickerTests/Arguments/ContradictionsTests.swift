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
  let tasks: [OptionKey] = [.filter, .list, .current, .set, .watch, .forget]
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

@Test func `what was typed displaces only what contradicts it`() throws {
  let options = given(.query, .color, by: .environment) + given(.list)
  #expect(try Contradictions.settle(options).map(\.key) == [.color, .list])
}
