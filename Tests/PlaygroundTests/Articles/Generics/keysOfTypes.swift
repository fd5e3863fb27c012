// Members of constrained extensions say what a generic type is of.
struct Key<T> { let name: String; let fallback: T }
extension Key where T == Int { static var page: Key { Key(name: "page", fallback: 20) } }
extension Key<String> { static let title = Key(name: "title", fallback: "none") }
struct Store { var values: [String: Any] = ["page": "x"]; subscript<T>(_ key: Key<T>) -> T { values[key.name] as? T ?? key.fallback }; func get<T>(_ key: Key<T>) -> T { self[key] } }
let store = Store()
let page = store[.page]
print(store[.page], store.get(.title), store.get(.page) + 1, page)
func show<T>(_ key: Key<T>) { print(key.name, T.self) }
show(.page); show(.title)
@dynamicMemberLookup struct Object { subscript(dynamicMember name: String) -> Int? { name.count }; subscript(dynamicMember name: String) -> String { name } }
let text: String = Object().a, count: Int? = Object().bcd
print(text, count as Any, 3.self, "a".count.self)
func isUpper(_ byte: UInt8) -> Bool { (65...90).contains(byte) || 48...57 ~= byte }
print(isUpper(66), isUpper(50), isUpper(3))

// output: 20 none 21 20
// output: page Int
// output: title String
// output: a Optional(3) 3 1
// output: true true false
