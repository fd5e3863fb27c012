struct D: Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    var cents: Int
    init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
    init(integerLiteral value: IntegerLiteralType) { cents = value * 100 }
}
struct P: Hashable { var d: D; var e: D = 1 }
let x: D = 4.5
print(x, P(d: 4.5), P(d: 3), [P(d: 4.5)], [P(d: 4.5): 3].count)
func f(_ d: D) { print(d.cents) }
f(4.5)
f(-4.5)
f(-4)
f(7)
let o: D? = 2.5
print(o as Any)
func g(_ d: D?) { print(d as Any) }
g(4.5)
g(nil)
struct F: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByStringLiteral { var t = ""
  init(booleanLiteral v: Bool) { t = "bool \(v)" }
  init(nilLiteral: ()) { t = "nil" }
  init(stringLiteral v: StringLiteralType) { t = v }
}
let fs: [F] = [true, nil, "x"]
print(fs.map(\.t))
struct Bag<E: Hashable>: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  var counts: [E: Int] = [:]
  init(arrayLiteral elements: E...) { for e in elements { counts[e, default: 0] += 1 } }
  init(dictionaryLiteral elements: (E, Int)...) { for (e, n) in elements { counts[e, default: 0] += n } }
}
let b: Bag<String> = ["a", "b", "a"]
print(b.counts["a"]!, b.counts["b"]!)
let c: Bag = ["a": 3, "a": 4]
print(c.counts)
enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  case string(String), number(Double), bool(Bool), null, array([JSON]), object([(String, JSON)])
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
  var text: String {
    switch self {
    case .string(let s): "\"\(s)\""
    case .number(let n): "\(n)"
    case .bool(let b): "\(b)"
    case .null: "null"
    case .array(let a): "[" + a.map(\.text).joined(separator: ", ") + "]"
    case .object(let o): "{" + o.map { "\($0.0): \($0.1.text)" }.joined(separator: ", ") + "}"
    }
  }
}
let json: JSON = ["name": "Ada", "tags": ["math", 1843, 2.5, nil], "nested": ["ok": true]]
print(json.text)
func sum<T: Numeric>(_ xs: [T]) -> T { xs.reduce(0, +) }
struct V: Numeric, Equatable { var n: Int
  init(integerLiteral value: Int) { n = value }
  init(_ n: Int) { self.n = n }
  init?<T: BinaryInteger>(exactly source: T) { n = Int(source) }
  var magnitude: Int { n }
  static func + (a: V, b: V) -> V { V(a.n + b.n) }
  static func - (a: V, b: V) -> V { V(a.n - b.n) }
  static func * (a: V, b: V) -> V { V(a.n * b.n) }
  static func *= (a: inout V, b: V) { a = a * b }
}
print(sum([V(3), 4, 5]))
switch V(3) { case 3: print("three"); default: print("other") }
struct Opt: OptionSet { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 2); static let all: Opt = [.a, .b] }
print(Opt.all.rawValue, ([] as Opt).rawValue)
struct Pile<E>: ExpressibleByArrayLiteral { var all: [E] = []; init(arrayLiteral elements: E...) { all = elements } }
let pile: Pile<Set<Int>> = [[1], [1]]
print(pile)

// output: D(cents: 450) P(d: D(cents: 450), e: D(cents: 100)) P(d: D(cents: 300), e: D(cents: 100)) [P(d: D(cents: 450), e: D(cents: 100))] 1
// output: 450
// output: -450
// output: -400
// output: 700
// output: Optional(D(cents: 250))
// output: Optional(D(cents: 450))
// output: nil
// output: ["bool true", "nil", "x"]
// output: 2 1
// output: ["a": 7]
// output: {name: "Ada", tags: ["math", 1843.0, 2.5, null], nested: {ok: true}}
// output: V(n: 12)
// output: three
// output: 3 0
// output: Pile<Set<Int>>(all: [Set([1]), Set([1])])
