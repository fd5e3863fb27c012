@resultBuilder struct SumBuilder {
    static func buildPartialBlock(first: Int) -> Int { first }
    static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
    static func buildExpression(_ x: Int) -> Int { x }
    static func buildExpression(_ s: String) -> Int { s.count }
    static func buildEither(first x: Int) -> Int { x }
    static func buildEither(second x: Int) -> Int { -x }
    static func buildOptional(_ x: Int?) -> Int { x ?? 0 }
    static func buildArray(_ xs: [Int]) -> Int { xs.reduce(0, +) }
    static func buildFinalResult(_ x: Int) -> String { "=\(x)" }
}
func sum(@SumBuilder _ f: () -> String) -> String { f() }
let flag = true
print(sum { 1; "abc"; 2 }, sum { if flag { 4 } else { 5 } }, sum { if !flag { 4 } else { 5 }; 6 }, sum { for i in 1...4 { i; "x" } }, sum { if flag { 7 }; let y = 3; y })
@resultBuilder enum ListBuilder<T> {
    static func buildExpression(_ t: T) -> [T] { [t] }
    static func buildExpression(_ ts: [T]) -> [T] { ts }
    static func buildExpression(_ v: Void) -> [T] { [] }
    static func buildBlock(_ p: [T]...) -> [T] { Array(p.joined()) }
    static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }
    static func buildEither(first p: [T]) -> [T] { p }
    static func buildEither(second p: [T]) -> [T] { p }
    static func buildArray(_ p: [[T]]) -> [T] { p.flatMap { $0 } }
}
extension Array { init(@ListBuilder<Element> _ make: () -> [Element]) { self = make() } }
let squares = Array<Int> { 1; for i in 2...4 where i != 3 { i * i }; if let n = Int("25") { n }; [36, 49]; print("side") }
print(squares)
struct Step { let title: String; var children: [Step] = [] }
struct Plan { let name: String; let steps: [Step]
    init(_ name: String, @ListBuilder<Step> steps: () -> [Step]) { self.name = name; self.steps = steps() }
    func outline() -> [String] { func walk(_ s: [Step], _ d: Int) -> [String] { s.flatMap { [String(repeating: "-", count: d) + $0.title] + walk($0.children, d + 1) } }; return [name] + walk(steps, 1) } }
func step(_ t: String, @ListBuilder<Step> _ c: () -> [Step] = { [] }) -> Step { Step(title: t, children: c()) }
enum Mode { case fast, slow(Int) }
func plan(_ m: Mode) -> Plan { Plan("P") { step("start"); switch m { case .fast: step("skip"); case .slow(let n) where n > 1: step("loop") { for i in 1...n { step("s\(i)") } }; case .slow: step("once") }; step("end") } }
print(plan(.fast).outline(), plan(.slow(2)).outline(), plan(.slow(1)).outline())
protocol Rule { associatedtype Body: Rule; @RuleBuilder var body: Body { get }; func run(_ s: inout String) }
extension Never: Rule { var body: Never { fatalError() }; func run(_ s: inout String) {} }
extension Rule { func run(_ s: inout String) { body.run(&s) } }
struct Append: Rule { let t: String; var body: Never { fatalError() }; func run(_ s: inout String) { s += t } }
struct Both<A: Rule, B: Rule>: Rule { let a: A, b: B; var body: Never { fatalError() }; func run(_ s: inout String) { a.run(&s); b.run(&s) } }
struct Maybe<A: Rule>: Rule { let a: A?; var body: Never { fatalError() }; func run(_ s: inout String) { a?.run(&s) } }
@resultBuilder enum RuleBuilder { static func buildPartialBlock<A: Rule>(first: A) -> A { first }; static func buildPartialBlock<A: Rule, B: Rule>(accumulated: A, next: B) -> Both<A, B> { Both(a: accumulated, b: next) }; static func buildOptional<A: Rule>(_ a: A?) -> Maybe<A> { Maybe(a: a) } }
struct Greeting: Rule { let loud: Bool; var body: some Rule { Append(t: "hello"); Append(t: " "); Name(); if loud { Append(t: "!") } } }
struct Name: Rule { var body: some Rule { Append(t: "world") } }
for loud in [true, false] { var s = ">"; Greeting(loud: loud).run(&s); print(s) }
print(type(of: Greeting(loud: true).body))

// output: =132 =4 =-44 =104 =73
// output: side
// output: [1, 4, 16, 25, 36, 49]
// output: ["P", "-start", "-skip", "-end"] ["P", "-start", "-loop", "--s1", "--s2", "-end"] ["P", "-start", "-once", "-end"]
// output: >hello world!
// output: >hello world
// output: Both<Both<Both<Append, Append>, Name>, Maybe<Append>>
