import Foundation
import MetaData

/// What Foundation's readers make of a foreign file, and which of them it was.
struct ForeignObject {
  enum Form: Equatable {
    case propertyList
    case json
    case jsonLines
  }

  let object: Any
  let form: Form

  /// Reads the bytes as the first kind that they are.
  init(_ foreign: ForeignBytes) throws(ForeignError) {
    guard !foreign.bytes.isEmpty else { throw .empty }
    if foreign.bytes.starts(with: [0x00, 0x05, 0x16, 0x07]) { throw .appleDouble }
    let plan = FileKind.plan(
      name: foreign.name, head: Array(foreign.bytes.prefix(4096)), hasDelimiter: false)
    var failure: ForeignError?
    for kind in plan.candidates {
      do throws(ForeignError) {
        guard let read = try Self.read(foreign.bytes, as: kind) else { continue }
        self = read
        return
      } catch {
        guard case .notOfThisKind = error else { throw error }
        // What the first kind says of the file is what its user wants to hear.
        failure = failure ?? error
      }
    }
    throw failure ?? .notOfThisKind(detail: "neither a property list nor JSON")
  }

  init(object: Any, form: Form) {
    self.object = object
    self.form = form
  }

  private static func read(_ bytes: Data, as kind: FileKind) throws(ForeignError) -> ForeignObject?
  {
    switch kind {
    case .propertyList: return ForeignObject(object: try propertyList(bytes), form: .propertyList)
    case .json: return ForeignObject(object: try json(bytes), form: .json)
    case .jsonLines: return ForeignObject(object: try jsonLines(bytes), form: .jsonLines)
    case .table, .lines: return nil
    }
  }

  private static func propertyList(_ bytes: Data) throws(ForeignError) -> Any {
    guard NestingDepth.of(bytes) <= PropertyListValue.depthLimit else { throw .tooDeepOrLarge }
    guard BinaryListCheck.isSound(bytes) else {
      throw .notOfThisKind(detail: "a damaged binary property list")
    }
    do {
      return try PropertyListSerialization.propertyList(from: bytes, format: nil)
    } catch {
      if let converted = DeclaredEncoding.inUTF8(bytes),
        let object = try? PropertyListSerialization.propertyList(from: converted, format: nil)
      {
        return object
      }
      throw .notOfThisKind(detail: "no property list: \(detail(of: error))")
    }
  }

  private static func json(_ bytes: Data) throws(ForeignError) -> Any {
    do {
      return try JSONSerialization.jsonObject(with: text(bytes), options: .fragmentsAllowed)
    } catch {
      throw .notOfThisKind(detail: "no JSON: \(detail(of: error))")
    }
  }

  private static func jsonLines(_ bytes: Data) throws(ForeignError) -> Any {
    var objects: [Any] = []
    for (number, line) in text(bytes).split(separator: 0x0A).enumerated() {
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      do {
        objects.append(
          try JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed))
      } catch {
        throw .notOfThisKind(detail: "line \(number + 1) is no JSON")
      }
    }
    return objects
  }

  /// JSON is UTF-8, but people have it in GBK too.
  private static func text(_ bytes: Data) -> Data {
    let array = Array(bytes)
    guard TextEncoding.detect(array) != .utf8, let decoded = try? DecodedText(array) else {
      return bytes
    }
    return Data(decoded.text.utf8)
  }

  /// What Foundation says of the place of a fault, as a part of a line of ours.
  private static func detail(of error: any Error) -> String {
    let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "not readable"
    let line = text.prefix { !$0.isNewline }
    let trimmed = line.hasSuffix(".") ? line.dropLast() : line
    return trimmed.prefix(1).lowercased() + trimmed.dropFirst()
  }
}
