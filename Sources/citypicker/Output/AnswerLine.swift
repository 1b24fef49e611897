import MetaData

extension Options {
  /// The lines of some answers, each with its end. The bytes are those of the data, whatever they are:
  /// making them safe is the business of what shows them.
  func lines(for items: some Sequence<Item>) -> String {
    items.map { line(output.line(for: $0)) }.joined()
  }

  /// A text with what ends an answer.
  func line(_ text: String) -> String { text + String(Unicode.Scalar(answerEnd.rawValue)) }
}

extension Options.Output {
  /// The line of an answer. `lit` are the Characters of the full name to set off; templates and JSON are
  /// for programs, and stay plain.
  func line(for item: Item, lit: [Range<Int>] = []) -> String {
    switch self {
    case .fields(let names):
      names.map { name in
        let text = item.text(ofField: name)
        // The short name is lit as far as the full one begins with it.
        let isName = (name == "name" || name == "full") && item.fullName.hasPrefix(text)
        return isName && !lit.isEmpty ? LitText(text: text, ranges: lit).colored : text
      }.joined(separator: "\t")
    case .template(let template): template.text(for: item)
    case .json: item.jsonLine
    }
  }

  /// The fields that are asked for by name.
  var fieldNames: [String] {
    switch self {
    case .fields(let names): names
    case .template(let template): template.fieldNames
    case .json: []
    }
  }
}
