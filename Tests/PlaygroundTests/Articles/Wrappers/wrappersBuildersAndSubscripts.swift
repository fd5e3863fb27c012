// property wrappers, result builders, dynamic member lookup, callAsFunction, subscripts
@propertyWrapper struct Clamped<V: Comparable> { private var value: V; let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: ClosedRange<V> { range } }
@propertyWrapper final class Observed<T> { var wrappedValue: T { didSet { history.append(oldValue) } }; private(set) var history: [T] = []; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Observed<T> { self } }
@propertyWrapper struct Lazy2<T> { private var make: () -> T; private var made: T?; init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue }; var wrappedValue: T { mutating get { if made == nil { made = make() }; return made! } set { made = newValue } } }
@propertyWrapper struct Trimmed { private(set) var value = ""; var wrappedValue: String { get { value } set { value = newValue.filter { $0 != " " } } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
struct Player { @Clamped(0...100) var health = 120; @Observed var score = 0; @Lazy2 var id = { print("made"); return 7 }(); @Trimmed var name = " a b " }
var p = Player(); print(p.health, p.$health); p.health = -5; print(p.health); p.score += 3; p.score += 4; print(p.$score.history, p.score); print(p.id, p.id); print(p.name); p.name = " c d"; print(p.name)
func local() { @Clamped(0...10) var x = 50; print(x); x = 3; print(x, $x) }
local()
@resultBuilder enum ListBuilder<T> { static func buildBlock(_ parts: [T]...) -> [T] { parts.flatMap { $0 } }
  static func buildExpression(_ e: T) -> [T] { [e] }; static func buildExpression(_ e: [T]) -> [T] { e }
  static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }; static func buildEither(first: [T]) -> [T] { first }; static func buildEither(second: [T]) -> [T] { second }
  static func buildArray(_ ps: [[T]]) -> [T] { ps.flatMap { $0 } }; static func buildLimitedAvailability(_ p: [T]) -> [T] { p } }
func list<T>(@ListBuilder<T> _ make: () -> [T]) -> [T] { make() }
let flag = true
print(list { 1; 2; if flag { 3; 4 }; if !flag { 5 } else { 6 }; for i in 7...8 { i; i * 10 }; [9, 10]; switch flag { case true: 11; case false: 12 } })
struct Html { @ListBuilder<String> var body: [String] { "a"; let n = 3; "b\(n)"; if n > 2 { "big" } } }
print(Html().body)
@resultBuilder struct SumBuilder { static func buildBlock(_ xs: Int...) -> Int { xs.reduce(0, +) }; static func buildFinalResult(_ x: Int) -> String { "sum \(x)" } }
func total(@SumBuilder _ f: () -> String) -> String { f() }
print(total { 1; 2; 3 })
@resultBuilder struct Pairs { static func buildPartialBlock(first: Int) -> String { "\(first)" }; static func buildPartialBlock(accumulated: String, next: Int) -> String { accumulated + "," + "\(next)" } }
func pairs(@Pairs _ f: () -> String) -> String { f() }
print(pairs { 1; 2; 3 })
@dynamicMemberLookup struct Bag { var values: [String: Int] = [:]; subscript(dynamicMember name: String) -> Int { get { values[name] ?? 0 } set { values[name] = newValue } } }
var bag = Bag(); bag.apples = 3; bag.apples += 2; print(bag.apples, bag.pears)
@dynamicMemberLookup struct Lens<T> { var target: T; subscript<V>(dynamicMember k: WritableKeyPath<T, V>) -> V { get { target[keyPath: k] } set { target[keyPath: k] = newValue } } }
struct Pt { var x = 1, y = 2 }
var l = Lens(target: Pt()); l.x = 10; print(l.x + l.y, l.target)
struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n }; func callAsFunction(twice x: Int) -> Int { x + 2 * n } }
let add = Adder(n: 5); print(add(1), add(twice: 1), [1, 2].map { add($0) })
struct Matrix { let rows: Int, cols: Int; var g: [Double]; init(_ r: Int, _ c: Int) { rows = r; cols = c; g = Array(repeating: 0, count: r * c) }
  subscript(r: Int, c: Int) -> Double { get { g[r * cols + c] } set { g[r * cols + c] = newValue } }
  static subscript(n: Int) -> Matrix { var m = Matrix(n, n); for i in 0..<n { m[i, i] = 1 }; return m } }
var m = Matrix[2]; m[0, 1] += 4; m[1, 1] *= 3; print(m.g)
struct Safe<T> { var a: [T]; subscript(safe i: Int) -> T? { a.indices.contains(i) ? a[i] : nil }; subscript(i: Int, default d: @autoclosure () -> T) -> T { a.indices.contains(i) ? a[i] : d() } }
print(Safe(a: [1])[safe: 4] as Any, Safe(a: [1])[4, default: 9])

// output: 100 0...100
// output: 0
// output: [0, 3] 7
// output: made
// output: 7 7
// output: ab
// output: cd
// output: 10
// output: 3 0...10
// output: [1, 2, 3, 4, 6, 7, 70, 8, 80, 9, 10, 11]
// output: ["a", "b3", "big"]
// output: sum 6
// output: 1,2,3
// output: 5 0
// output: 12 Pt(x: 10, y: 2)
// output: 6 11 [6, 7]
// output: [1.0, 4.0, 0.0, 3.0]
// output: nil 9
