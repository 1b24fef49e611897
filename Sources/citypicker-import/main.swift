import Foundation
import PropertyLists

// citypicker-import --compile Cities.plist Provinces.plist -o Cities.catalog
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 5, arguments[0] == "--compile", arguments[3] == "-o" else {
  FileHandle.standardError.write(
    Data("usage: citypicker-import --compile CITIES PROVINCES -o CATALOG\n".utf8))
  exit(2)
}
do {
  let bytes = try BuiltInCatalog.compile(
    cities: Data(contentsOf: URL(fileURLWithPath: arguments[1])),
    provinces: Data(contentsOf: URL(fileURLWithPath: arguments[2])))
  try Data(bytes).write(to: URL(fileURLWithPath: arguments[4]), options: .atomic)
} catch {
  FileHandle.standardError.write(Data("citypicker-import: \(ImportWords.line(for: error))\n".utf8))
  exit(2)
}
