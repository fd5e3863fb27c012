protocol Store<Item> {
    associatedtype Item
    var all: [Item] { get }
}
struct NameStore: Store { var all: [String] { ["ann", "bob"] } }
struct UpperStore<Base: Store<String>>: Store {
    let base: Base
    var all: [String] { base.all.map { $0.uppercased() } }
}
func count(_ store: some Store<String>) -> Int { store.all.reduce(0) { $0 + $1.count } }
print(UpperStore(base: NameStore()).all, count(NameStore()))
func longest<S: Store<String>>(in store: S) -> String { store.all.max { $0.count < $1.count } ?? "" }
print(longest(in: NameStore()))

// output: ["ANN", "BOB"] 6
// output: ann
