// swift-tools-version: 6.2
import PackageDescription

// Somebody else's package: it sees what is public, and nothing else.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "citypicker", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "MetaData", package: "citypicker")])
  ],
  swiftLanguageModes: [.v6]
)
