@testable import ReadingsCompiler
