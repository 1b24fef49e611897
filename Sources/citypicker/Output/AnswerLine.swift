import MetaData

extension Options.Output {
  /// The lines of some answers, each with its end. The bytes are those of the data, whatever they are:
  /// making them safe is the business of what shows them.
  func lines(for items: some Sequence<Item>) -> String {
    items.map { line(for: $0) + "\n" }.joined()
  }

  private func line(for item: Item) -> String {
    switch self {
    case .fields(let names): names.map { item.text(ofField: $0) }.joined(separator: "\t")
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
