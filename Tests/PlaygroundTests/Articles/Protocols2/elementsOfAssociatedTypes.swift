protocol Named { var name: String { get } }
protocol Shelf { associatedtype Items: Collection where Items.Element: Named; var items: Items { get } }
func names<S: Shelf>(_ shelf: S) -> [String] { shelf.items.map { $0.name } }
struct Jar: Named { let name: String }
struct Pantry: Shelf { var items: [Jar] { [Jar(name: "fig"), Jar(name: "plum")] } }
print(names(Pantry()))
protocol Node { associatedtype Children: Collection where Children.Element: Node; var children: Children { get }; var name: String { get } }
struct Leaf: Node { var children: [Leaf] = []; let name: String }
func flattened<N: Node>(_ node: N) -> [String] { [node.name] + node.children.flatMap { flattened($0) } }
func firstName<N: Node>(_ node: N) -> String? { node.children.first?.name }
let tree = Leaf(children: [Leaf(name: "b"), Leaf(children: [Leaf(name: "d")], name: "c")], name: "a")
print(flattened(tree), firstName(tree) ?? "-")
protocol Ring { associatedtype Next: Ring; associatedtype Parts: Collection where Parts.Element: Ring, Parts.Element.Next: Hashable; var next: Next { get }; var parts: Parts { get } }
func hashes<R: Ring>(_ ring: R) -> Int { Set(ring.parts.map { $0.next }).count }
struct Each<Data: RandomAccessCollection, ID: Hashable> { let data: Data; let id: KeyPath<Data.Element, ID>
    init(_ data: Data, id: KeyPath<Data.Element, ID>) { self.data = data; self.id = id } }
extension Each where ID: CaseIterable, ID.AllCases: RandomAccessCollection, Data == ID.AllCases {
    init(_ type: ID.Type, show: (ID) -> String) { self.init(ID.allCases, id: \.self); print(data.map(show)) }
}
enum Fruit: String, CaseIterable { case fig, kiwi }
_ = Each(Fruit.self) { $0.rawValue }

// output: ["fig", "plum"]
// output: ["a", "b", "c", "d"] b
// output: ["fig", "kiwi"]
