import Foundation
let a = UUID(), b = UUID()
print(a == b, a == a, a.uuidString.count, Set([a, b, a]).count)
let fixed = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(fixed, UUID(uuidString: "nope") == nil, fixed.uuidString.lowercased().prefix(8))
struct Item: Identifiable { let id = UUID(); var name: String }
let items = [Item(name: "x"), Item(name: "x")]
print(items[0].id != items[1].id, Set(items.map(\.id)).count)

// output: false true 36 2
// output: E621E1F8-C36C-495A-93FC-0C247A3E6E5F true e621e1f8
// output: true 2
