import Testing

@testable import MetaData

struct RadixSortTests {
  @Test(arguments: [0, 1, 2, 255, 256, 257, 5000])
  func `numbers come out in order`(count: Int) {
    var random = Lottery(seed: UInt64(count) + 1)
    for limit in [2, 300, 1 << 40] {
      var numbers = (0..<count).map { _ in UInt64(random.number(below: limit)) << 7 }
      let expected = numbers.sorted()
      RadixSort.sort(&numbers)
      #expect(numbers == expected)
    }
  }
}
