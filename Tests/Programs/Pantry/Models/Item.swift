import Foundation

struct Item: Identifiable, Hashable {
    let id: Int
    let name: String
    var amount: Int
    let unit: Unit

    var isMissing: Bool { amount == 0 }
}

extension Item: Comparable {
    static func < (a: Item, b: Item) -> Bool { a.name < b.name }
}
