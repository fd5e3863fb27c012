precedencegroup PipePrecedence { associativity: left higherThan: AssignmentPrecedence lowerThan: TernaryPrecedence }
precedencegroup ComposePrecedence { associativity: right higherThan: MultiplicationPrecedence }
infix operator |>: PipePrecedence
infix operator >>>: ComposePrecedence
infix operator <>: AdditionPrecedence
prefix operator √
postfix operator %
infix operator ??=: AssignmentPrecedence
infix operator ≈: ComparisonPrecedence
func |> <A, B>(x: A, f: (A) throws -> B) rethrows -> B { try f(x) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func % (x: Double) -> Double { x / 100 }
func ??= <T>(l: inout T?, r: @autoclosure () throws -> T) rethrows { if l == nil { l = try r() } }
func ≈ (a: Double, b: Double) -> Bool { abs(a - b) < 0.01 }
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
extension String: Monoid { static let empty = ""; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: Self { [] }; static func <> (a: Self, b: Self) -> Self { a + b } }
struct Max: Monoid, ExpressibleByIntegerLiteral {
    let v: Int
    static let empty = Max(v: .min)
    init(v: Int) { self.v = v }
    init(integerLiteral v: Int) { self.v = v }
    static func <> (a: Self, b: Self) -> Self { Self(v: Swift.max(a.v, b.v)) }
}
extension Optional: Monoid where Wrapped: Monoid {
    static var empty: Self { nil }
    static func <> (a: Self, b: Self) -> Self {
        switch (a, b) { case let (x?, y?): x <> y; case (nil, let y): y; case (let x, nil): x }
    }
}
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.empty, <>) } }
print(["a", "b"].fold(), [[1], [2, 3]].fold(), ([3, 9, 4] as [Max]).fold().v, ["x", nil, "y"].fold() ?? "nil")
let twice: (Int) -> Int = { $0 * 2 }
let pipeline = twice >>> { $0 + 1 } >>> String.init >>> { $0 + "!" }
print(pipeline(5), 5 |> twice |> { $0 - 1 }, [1, 2, 3] |> { $0.map(twice) } |> { $0.reduce(0, +) })
print(√16 + 50%, √2 * √2 ≈ 2, -(√9), (√81)%)
var cached: String?
cached ??= { print("computing"); return "v" }()
cached ??= { print("again"); return "w" }()
print(cached!)
struct Vec: Equatable { var x = 0.0, y = 0.0
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
    static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
    static func - (a: Vec, b: Vec) -> Vec { a + -b }
    static func * (k: Double, a: Vec) -> Vec { .init(x: k * a.x, y: k * a.y) }
    static func * (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
    static func += (a: inout Vec, b: Vec) { a = a + b }
    static func ~= (pattern: Double, v: Vec) -> Bool { (v * v).squareRoot() ≈ pattern }
}
var v = Vec(x: 3, y: 4)
v += 2 * Vec(x: 1) - Vec(y: 1)
print(v, v * v, -v == Vec(x: -5, y: -3))
switch Vec(x: 3, y: 4) { case 4: print("four"); case 5.0: print("five"); default: print("?") }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
let add: (Int) -> (Int) -> Int = curry(+)
print([1, 2].map(add(10)), flip(curry(String.init(repeating:count:)))(3)("ab"), curry(max as (Int, Int) -> Int)(3)(7))
print([3, 1, 2].sorted(by: >), zip([1, 2], [3, 4]).map(*), [1, 2, 3].reduce(1, *), [true, false].allSatisfy { !$0 })

// output: ab [1, 2, 3] 9 xy
// output: 11! 9 12
// output: 4.5 true -3.0 0.09
// output: computing
// output: v
// output: Vec(x: 5.0, y: 3.0) 34.0 true
// output: five
// output: [11, 12] ababab 7
// output: [3, 2, 1] [3, 8] 6 false
