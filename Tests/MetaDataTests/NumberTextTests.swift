import Testing

@testable import MetaData

struct NumberTextTests {
  @Test(arguments: [
    (39.9042, 4, "39.9042"), (117.201, 4, "117.2010"), (39.9042, 2, "39.90"), (39.996, 2, "40.00"),
    (0.05, 1, "0.1"), (-0.25, 1, "-0.3"), (-0.01, 1, "0.0"), (5, 0, "5"), (0.001, 4, "0.0010"),
    (1e300, 4, "1e+300"), (Double.infinity, 2, "inf"), (Double.nan, 2, "nan"),
  ])
  func `a number has so many places`(real: Double, places: Int, text: String) {
    #expect(NumberText.fixed(real, places: places) == text)
  }

  @Test(arguments: [(30.0, "30"), (0.1, "0.1"), (-2.5, "-2.5"), (1e22, "1e+22")])
  func `the shortest form has no idle digit`(real: Double, text: String) {
    #expect(NumberText.shortest(real) == text)
  }
}
