/// What tells the items of a user's file apart from one run to the next: the names on the way to
/// each, and which of those that share them it is.
///
/// Codes would be better, but most files have none; numbers change when a row is added.
package struct ItemIdentities {
  private var items: [String: Item] = [:]
  private var identities: [Item: String] = [:]

  package init(_ catalog: Catalog) {
    add(catalog.top, under: "")
  }

  private mutating func add(_ children: Items, under path: String) {
    for item in children {
      let plain = path + item.name
      var identity = plain
      var number = 1
      while items[identity] != nil {
        number += 1
        identity = "\(plain)#\(number)"
      }
      items[identity] = item
      identities[item] = identity
      add(item.children, under: identity + "/")
    }
  }

  package func identity(of item: Item) -> String? { identities[item] }

  package func item(_ identity: String) -> Item? { items[identity] }
}
