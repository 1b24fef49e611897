/// An option that was given, with its value ("" where it takes none).
struct GivenOption: Equatable, Sendable {
  let key: OptionKey
  let value: String
  let origin: ArgumentFault.Origin
}

/// Turns words into options and operands by getopt's conventions: `--long=value`, `--long value`,
/// `-sVALUE`, `-s VALUE`, bundles such as `-10`, `--` before operands that look like options.
///
/// Long options are never abbreviated: a script that works today must not break when an option is
/// added.
struct ArgumentScanner {
  private(set) var options: [GivenOption] = []
  private(set) var operands: [String] = []
  private let origin: ArgumentFault.Origin
  private var rest: ArraySlice<String>

  init(_ words: [String], from origin: ArgumentFault.Origin) throws(ArgumentFault) {
    self.origin = origin
    rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      } else if word.hasPrefix("--") {
        try takeLong(word)
      } else if let row = OptionRow.table.first(where: { $0.short == word && word.hasPrefix("+") })
      {
        take(row, "")
      } else if word.hasPrefix("-"), word != "-" {
        try takeBundle(word)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func take(_ row: OptionRow, _ value: String) {
    options.append(GivenOption(key: row.key, value: value, origin: origin))
  }

  private mutating func takeLong(_ word: String) throws(ArgumentFault) {
    let equals = word.firstIndex(of: "=")
    let name = String(word[..<(equals ?? word.endIndex)])
    guard let row = OptionRow.table.first(where: { $0.name == name }) else {
      throw fault(.unknownOption(name, suggestion: suggestion(for: name)))
    }
    switch (row.value, equals) {
    case (nil, nil): take(row, "")
    case (nil, .some): throw fault(.unexpectedValue(option: name))
    case (.some(let value), .some(let equals)):
      let given = String(word[word.index(after: equals)...])
      // An equals sign promises a value, and "" already means that there is none.
      if row.isValueOptional, given.isEmpty {
        throw fault(.missingValue(option: name, value: value))
      }
      take(row, given)
    case (.some, nil) where row.isValueOptional: take(row, "")
    case (.some, nil): try takeNext(row, spelled: name)
    }
  }

  private mutating func takeBundle(_ word: String) throws(ArgumentFault) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      guard let row = OptionRow.table.first(where: { $0.short == name }) else {
        // `-help` was meant as a long option, not as a bundle of letters.
        throw fault(
          .unknownOption(letters.isEmpty ? name : word, suggestion: suggestion(for: word)))
      }
      if row.value == nil || row.isValueOptional {
        take(row, "")
      } else if letters.isEmpty {
        try takeNext(row, spelled: name)
      } else {
        take(row, String(letters))
        return
      }
    }
  }

  private mutating func takeNext(_ row: OptionRow, spelled name: String) throws(ArgumentFault) {
    guard let value = rest.popFirst() else {
      throw fault(.missingValue(option: name, value: row.value ?? ""))
    }
    take(row, value)
  }

  private func suggestion(for name: String) -> String? {
    didYouMean(name, among: OptionRow.table.map(\.name))
  }

  private func fault(_ fact: ArgumentFault.Fact) -> ArgumentFault {
    ArgumentFault(fact: fact, origin: origin)
  }
}
