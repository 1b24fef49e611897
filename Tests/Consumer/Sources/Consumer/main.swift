import MetaData

// What the README shows to somebody who wants the places in a program of theirs.
let catalog = Catalog.builtIn
for section in catalog.sections() {
  print("#", name(of: section.id), section.items.count)
}

var search = PlaceSearch(rows: Array(catalog.cities), reach: .levels(.city))
for match in search.matches("cq").prefix(1) {
  print(match.item.name, match.item.code)
}

func name(of section: Section.ID) -> String {
  switch section {
  case .recent: "recent"
  case .hot: "hot"
  case .letter(let letter): String(letter)
  case .group(let title): title
  case .other: "other"
  }
}
