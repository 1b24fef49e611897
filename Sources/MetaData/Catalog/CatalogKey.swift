/// The fields that the format itself knows, by their numbers.
///
/// The words of `interface` names (`lat`, `phone` …) are made in `Fields`; these numbers are part of
/// the file format and must never change their meaning within a version.
enum CatalogKey: UInt16, CaseIterable {
  case fullName = 0
  case hot = 1
  case latitude = 2
  case longitude = 3
  case phone = 4
  case formerName = 5
  case alias = 6
  case alternate = 7
}

/// The kinds of a field's value, by their numbers in the file.
enum CatalogFieldKind: UInt8 {
  case text = 0
  case integer = 1
  case real = 2
  case flag = 3
  case reading = 4
}

/// The kinds of a section, by their numbers in the file.
enum CatalogSectionKind: UInt32 {
  case hot = 0
  case letter = 1
  case group = 2
  case other = 3
}
