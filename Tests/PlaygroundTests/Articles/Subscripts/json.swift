@dynamicMemberLookup
enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral {
    case string(String), number(Int), bool(Bool), array([JSON]), object([String: JSON]), null
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: elements)) }
    subscript(index: Int) -> JSON { if case .array(let list) = self, list.indices.contains(index) { list[index] } else { .null } }
    subscript(key: String) -> JSON {
        get { if case .object(let object) = self { object[key] ?? .null } else { .null } }
        set { if case .object(var object) = self { object[key] = newValue; self = .object(object) } }
    }
    subscript(dynamicMember member: String) -> JSON { self[member] }
    var int: Int? { if case .number(let value) = self { value } else { nil } }
    var text: String {
        switch self {
        case .string(let value): "\"\(value)\""
        case .number(let value): String(value)
        case .bool(let value): "\(value)"
        case .null: "null"
        case .array(let list): "[" + list.map(\.text).joined(separator: ",") + "]"
        case .object(let object): "{" + object.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
        }
    }
}
var json: JSON = ["name": "Ada", "tags": ["math", 1843], "nested": ["ok": true]]
print(json.text)
print(json.name.text, json.tags[1].int ?? 0, json.nested.ok.text, json.missing.text, json["tags"][9].text)
json["name"] = "Grace"
print(json.name.text)

// output: {"name":"Ada","nested":{"ok":true},"tags":["math",1843]}
// output: "Ada" 1843 true null null
// output: "Grace"
