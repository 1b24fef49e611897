import Foundation
import MetaData
import PropertyLists

let arguments = Array(CommandLine.arguments.dropFirst())
guard let command = ImportCommand(arguments) else {
  FileHandle.standardError.write(Data((ImportCommand.usage + "\n").utf8))
  exit(ImportAnswer.Status.refused.rawValue)
}
exit(command.run().rawValue)
