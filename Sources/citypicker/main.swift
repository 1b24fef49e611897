import Glibc

StandardOutput.reserveDescriptors()
// A reader that goes away is told by the write, not by a signal.
signal(SIGPIPE, SIG_IGN)
let environment = Environment.ofProcess
do throws(ArgumentFault) {
  let options = try Options(
    arguments: Array(CommandLine.arguments.dropFirst()), defaults: environment.defaultOptions)
  var program = Program(options: options, environment: environment)
  exit(program.run().rawValue)
} catch {
  Diagnostic(text: error.line).complain()
  exit(ExitStatus.failure.rawValue)
}
