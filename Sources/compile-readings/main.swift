import Foundation
import ReadingsCompiler

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  FileHandle.standardError.write(
    Data("usage: compile-readings UNICODE-FOLDER RIME-FOLDER OUTPUT\n".utf8))
  exit(2)
}
do {
  let bytes = try ReadingsTable.compile(unicode: arguments[1], rime: arguments[2])
  try Data(bytes).write(to: URL(fileURLWithPath: arguments[3]), options: .atomic)
  print("\(arguments[3]): \(bytes.count) bytes")
} catch {
  FileHandle.standardError.write(Data("compile-readings: \(error)\n".utf8))
  exit(1)
}
