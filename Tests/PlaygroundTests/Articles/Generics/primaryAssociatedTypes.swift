protocol Store<Item> {
    associatedtype Item
    var items: [Item] { get }
    mutating func add(_ item: Item)
}
struct Numbers: Store {
    var items: [Int] = []
    mutating func add(_ item: Int) { items.append(item) }
}
struct Words: Store {
    var items = ["a"]
    mutating func add(_ item: String) { items.append(item) }
}

var store: any Store<Int> = Numbers()
store.add(3)
store.add(4)
func total(_ store: any Store<Int>) -> Int { store.items.reduce(0, +) }
print(store.items, total(store))
func first<S: Store>(of store: S) -> S.Item? { store.items.first }
print(first(of: store) ?? 0)

let sequences: [any Sequence<Int>] = [[1, 2], Set([3]), 4...5, stride(from: 0, to: 10, by: 5)]
for sequence in sequences {
    var sum = 0
    for number in sequence { sum += number }
    print(sum, sequence.map { $0 * 2 }.count, sequence.contains(5))
}

let something: Any = Words()
print(something is any Store<Int>, something is any Store<String>, (something as? any Store<String>)?.items ?? [])

// output: [3, 4] 7
// output: 3
// output: 3 2 false
// output: 3 1 false
// output: 9 2 true
// output: 5 2 true
// output: false true ["a"]
