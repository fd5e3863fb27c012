struct Book: CustomStringConvertible { let id: Int
    var description: String { "#\(id)" } }
protocol Store { associatedtype Item: CustomStringConvertible; var items: [Item] { get }; var map: [String: Item] { get }; var first: Item? { get }
  func all() -> [Item]; var pair: (Item, Int) { get }; var set: Set<Int> { get }; var nested: [[Item]] { get }
  var make: () -> Item { get } ; func each(_ f: (Int) -> Void) -> [Item]? }
struct Shelf: Store { var items = [Book(id: 1)]
 var map = ["a": Book(id: 2)]; var first: Book? { items.first }; func all() -> [Book] { items }
  var pair: (Book, Int) { (items[0], 3) }; var set: Set<Int> = [1]; var nested: [[Book]] { [items] } ; var make: () -> Book { { Book(id: 9) } }
 func each(_ f: (Int) -> Void) -> [Book]? { f(1); return items } }
let st: any Store = Shelf()
print(st.items.map { "\($0)" })
print(st.items.map { $0.description })
for i in st.items { print(i, i.description) }
print(st.map["a"]!.description, st.first?.description ?? "", st.all().map { $0.description })
print(st.pair.0.description, st.pair)
print(st.nested.map { $0.map { $0.description } })
print(st.make().description)
print(st.each { print($0) }?.map(\.description) ?? [])
let copy = st.items
print(copy, copy.count, copy[0].description)
func gen<S: Store>(_ s: S) -> [S.Item] { s.items }
print(gen(st).map { $0.description })
struct Nums: Store { var items = [1, 2]; var map = ["a": 3]; var first: Int? { nil }; func all() -> [Int] { items }
  var pair: (Int, Int) { (1, 2) } ; var set: Set<Int> = [4]; var nested: [[Int]] { [items] } ; var make: () -> Int { { 4 } } 
 func each(_ f: (Int) -> Void) -> [Int]? { nil } }
for s in [Shelf(), Nums()] as [any Store] { for i in s.items { print(i.description, terminator: " ") }; print(s.items.count, s.all().map(\.description), s.first as Any) }

// output: ["#1"]
// output: ["#1"]
// output: #1 #1
// output: #2 #1 ["#1"]
// output: #1 (#1, 3)
// output: [["#1"]]
// output: #9
// output: 1
// output: ["#1"]
// output: [#1] 1 #1
// output: ["#1"]
// output: #1 1 ["#1"] Optional(#1)
// output: 1 2 2 ["1", "2"] nil
