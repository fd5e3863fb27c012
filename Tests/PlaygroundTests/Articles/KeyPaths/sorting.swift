struct Person { let name: String; let age: Int; let city: String? }
extension Sequence {
    func sorted<Value: Comparable>(by keyPath: KeyPath<Element, Value>, _ areInOrder: (Value, Value) -> Bool = { $0 < $1 }) -> [Element] {
        sorted { areInOrder($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }
    func grouped<Key: Hashable>(by keyPath: KeyPath<Element, Key>) -> [Key: [Element]] { Dictionary(grouping: self) { $0[keyPath: keyPath] } }
    func sum<Value: AdditiveArithmetic>(of keyPath: KeyPath<Element, Value>) -> Value { reduce(.zero) { $0 + $1[keyPath: keyPath] } }
}
let people = [Person(name: "Cy", age: 30, city: "Rome"), Person(name: "Al", age: 40, city: nil), Person(name: "Bo", age: 30, city: "Oslo")]
print(people.sorted(by: \.name).map(\.name), people.sorted(by: \.age, >).map(\.age))
print(people.grouped(by: \.age)[30]!.map(\.name), people.sum(of: \.age))
print(people.map(\.city?.count), people.compactMap(\.city).sorted())
struct Settings { var theme = "light"; var size = Size(); struct Size { var width = 1; var height = 2 } }
var settings = Settings()
let path: WritableKeyPath<Settings, Int> = \.size.width
settings[keyPath: path] *= 10
settings[keyPath: \.theme] = "dark"
print(settings.size.width, settings.theme, settings[keyPath: path.appending(path: \.description)])
func update<Root, Value>(_ root: inout Root, _ keyPath: WritableKeyPath<Root, Value>, _ change: (inout Value) -> Void) { change(&root[keyPath: keyPath]) }
update(&settings, \.size.height) { $0 += 5 }
print(settings.size)

// output: ["Al", "Bo", "Cy"] [40, 30, 30]
// output: ["Cy", "Bo"] 100
// output: [Optional(4), nil, Optional(4)] ["Oslo", "Rome"]
// output: 10 dark 10
// output: Size(width: 10, height: 7)
