/// How the program ends; scripts rely on the numbers.
enum ExitStatus: Int32, Sendable {
  case picked = 0
  case nothing = 1
  case failure = 2
  case givenUp = 130
}
