// swift-tools-version: 6.2
import PackageDescription

let isFuzzing = Context.environment["CITYPICKER_FUZZ"] != nil
// `--sanitize=fuzzer` alone lets the fuzzer see the C code only.
let coverage: [SwiftSetting] =
  isFuzzing
  ? [.unsafeFlags(["-sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp"])] : []
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)] + coverage
let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

var targets: [Target] = [
  // The terminal library. No pkgConfig: it prints "prohibited flag" warnings in every build.
  .systemLibrary(name: "CNcurses", providers: [.apt(["libncursesw5-dev"])]),
  .target(name: "CTerminal", cSettings: strictC),
  // Bytes made by `make data`, put into the program with #embed.
  .target(name: "ReadingData", cSettings: strictC),
  .target(name: "CatalogData", cSettings: strictC),

  .target(name: "Pinyin", dependencies: ["ReadingData"], swiftSettings: strict),
  // Makes Data/Readings.table from Debian's files; the picker never needs it.
  .target(name: "ReadingsCompiler", swiftSettings: strict),
  .executableTarget(
    name: "compile-readings", dependencies: ["ReadingsCompiler"], swiftSettings: strict),
  // The matcher without cleverness, which tests and fuzzing hold against the real one.
  .target(name: "PinyinOracle", dependencies: ["Pinyin"], swiftSettings: strict),
  .target(name: "MetaData", dependencies: ["Pinyin", "CatalogData"], swiftSettings: strict),
  // The one library with Foundation: property lists and JSON of others become a catalog.
  .target(name: "PropertyLists", dependencies: ["MetaData"], swiftSettings: strict),
  .target(
    name: "TUI", dependencies: ["MetaData", "CNcurses", "CTerminal"], swiftSettings: strict),

  .executableTarget(name: "citypicker", dependencies: ["TUI"], swiftSettings: strict),
  .executableTarget(
    name: "citypicker-import", dependencies: ["PropertyLists"], swiftSettings: strict),

  // `make bench`: the driver, and the least that a program on ncurses can do.
  .executableTarget(name: "bench", dependencies: ["MetaData"], swiftSettings: strict),
  .executableTarget(
    name: "bench-floor", path: "Sources/BenchFloor", cSettings: strictC,
    linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),

  .testTarget(
    name: "PinyinTests", dependencies: ["Pinyin", "PinyinOracle"], swiftSettings: strict),
  .testTarget(
    name: "ReadingsCompilerTests", dependencies: ["ReadingsCompiler"], swiftSettings: strict),
  .testTarget(
    name: "MetaDataTests", dependencies: ["MetaData", "ReadingsCompiler"], exclude: ["Golden"],
    swiftSettings: strict),
  .testTarget(
    name: "PropertyListsTests", dependencies: ["PropertyLists", "citypicker-import"],
    exclude: ["Fixtures"],
    swiftSettings: strict),
  .testTarget(
    name: "TUITests", dependencies: ["TUI"], exclude: ["Screens"], swiftSettings: strict),
  .testTarget(name: "CityPickerTests", dependencies: ["citypicker"], swiftSettings: strict),
  // Runs the built programs in a terminal of tmux.
  .testTarget(name: "EndToEndTests", swiftSettings: strict),
]

// Entries for libFuzzer. They have no `main`, so they are no part of an ordinary build.
if isFuzzing {
  let entries: [(name: String, module: Target.Dependency)] = [
    ("Catalog", "MetaData"), ("Input", "TUI"), ("Frame", "TUI"), ("CSV", "MetaData"),
    ("Lines", "MetaData"), ("Shapes", "PropertyLists"), ("Query", "PinyinOracle"),
  ]
  targets += entries.map { entry in
    .executableTarget(
      name: "Fuzz\(entry.name)", dependencies: [entry.module],
      path: "Sources/Fuzz/\(entry.name)", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
  }
}

let package = Package(
  name: "citypicker",
  products: [
    .library(name: "MetaData", targets: ["MetaData", "Pinyin"]),
    .library(name: "PropertyLists", targets: ["PropertyLists"]),
    .executable(name: "citypicker", targets: ["citypicker"]),
    .executable(name: "citypicker-import", targets: ["citypicker-import"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
