@dynamicMemberLookup
struct Lens<Root, Value> {
    let get: (Root) -> Value
    let set: (inout Root, Value) -> Void
    subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Lens<Root, Part> {
        Lens<Root, Part>(get: { get($0)[keyPath: path] }, set: { root, part in
            var value = get(root)
            value[keyPath: path] = part
            set(&root, value)
        })
    }
    func callAsFunction(_ root: Root) -> Value { get(root) }
    func callAsFunction(_ root: Root, _ value: Value) -> Root { var r = root; set(&r, value); return r }
}
extension Lens where Root == Value { static var root: Lens { Lens(get: { $0 }, set: { $0 = $1 }) } }
struct Address { var street: String, zip: Int }
struct Person { var name: String; var address: Address; var tags: [String] = [] }
let lens = Lens<Person, Person>.root
let ann = Person(name: "Ann", address: Address(street: "Main", zip: 1))
print(lens.address.zip(ann), lens.address.zip(ann, 99).address, lens.name(ann, "Bob").name)
@dynamicMemberLookup @dynamicCallable
final class Dynamic {
    var storage: [String: Any] = [:]
    subscript(dynamicMember name: String) -> Any? {
        get { storage[name] }
        set { storage[name] = newValue }
    }
    func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) }
    func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
        args.map { "\($0.key.isEmpty ? "_" : $0.key)=\($0.value)" }.joined(separator: "&")
    }
}
let d = Dynamic()
d.title = "x"
d.count = 3
print(d.title as? String ?? "?", d.count as! Int + 1, d.missing == nil)
print(d(1, 2, 3), d(a: 1, b: 2, 3))
let byName = \Person.name, zip = \Person.address.zip
let people = [ann, Person(name: "Al", address: .init(street: "Side", zip: 7), tags: ["a", "b"])]
print(people.map(\.name.count), people.sorted { $0[keyPath: zip] > $1[keyPath: zip] }.map(\.name), people.max(by: { $0[keyPath: byName] < $1[keyPath: byName] })!.name)
func sortedBy<T, V: Comparable>(_ path: KeyPath<T, V>, _ order: @escaping (V, V) -> Bool = { $0 < $1 }) -> ([T]) -> [T] {
    { $0.sorted { order($0[keyPath: path], $1[keyPath: path]) } }
}
print(sortedBy(\Person.tags.count, >)(people).map(\.name))
let combined = (\Person.address).appending(path: \.street)
var p = ann
p[keyPath: combined] += " St"
p[keyPath: \.tags] = ["z"]
print(p[keyPath: combined], p[keyPath: \.tags[0]], p[keyPath: \.tags.first?.count] as Any)
let paths: [PartialKeyPath<Person>] = [\.name, \.address.zip, \.tags]
for path in paths { print(p[keyPath: path], terminator: " ") }
print()
final class Box<T> { var value: T; init(_ v: T) { value = v } }
let ref: ReferenceWritableKeyPath<Box<Int>, Int> = \.value
let box = Box(1)
box[keyPath: ref] += 5
print(box.value, [box, Box(3)].reduce(0) { $0 + $1[keyPath: ref] })
print(byName == \Person.name, Set([\Person.name, \Person.address.street]).count)

// output: 1 Address(street: "Main", zip: 99) Bob
// output: x 4 true
// output: 6 a=1&b=2&_=3
// output: [3, 2] ["Al", "Ann"] Ann
// output: ["Al", "Ann"]
// output: Main St z Optional(1)
// output: Ann 1 ["z"]
// output: 6 9
// output: true 2
