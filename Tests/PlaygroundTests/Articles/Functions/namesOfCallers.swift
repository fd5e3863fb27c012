func currentName(_ f: String = #function) -> String { f }
struct Tracer { static var depth = 0
    static func trace<T>(_ name: String = #function, line: Int = #line, _ body: () throws -> T) rethrows -> T {
        print(String(repeating: " ", count: depth) + "> \(name):\(line)"); depth += 1
        defer { depth -= 1; print(String(repeating: " ", count: depth) + "< \(name)") }
        return try body() } }
func fact(_ n: Int) -> Int { Tracer.trace { n <= 1 ? 1 : n * fact(n - 1) } }
print(fact(3))
class Thing { var value: Int { get { print(currentName()); return 1 } set { print(currentName(), newValue) } }
    init(x: Int) { print(currentName()) }
    func run(_ a: Int, with b: String) -> String { currentName() }
    subscript(i: Int) -> String { currentName() }
    static func make() -> String { #function }
    func nested() -> [String] { func inner(_ x: Int) -> String { currentName() }; let c = { currentName() }; return [inner(1), c()] } }
let t = Thing(x: 1); t.value += 1; print(t.run(1, with: ""), t[0], Thing.make(), t.nested())
func outer() { defer { print("defer 1") }; defer { defer { print("inner of 2") }; print("defer 2") }
    for i in 0..<3 { defer { print("end \(i)") }; if i == 1 { continue }; print("body \(i)") }
    do { defer { print("do") }; guard currentName().count > 100 else { return } }
    print("never") }
outer()
func divide(_ a: Int, by b: Int) throws -> (quotient: Int, remainder: Int) { struct DivideError: Error, CustomStringConvertible { let a: Int; var description: String { "cannot divide \(a)" } }; if b == 0 { throw DivideError(a: a) }; return (a / b, a % b) }
do { let (q, r) = try divide(17, by: 5); print(q, r); _ = try divide(1, by: 0) } catch { print(error) }
let r = try? divide(9, by: 4); print(r?.quotient ?? 0, r.map { "\($0)" } ?? "")
var log: [String] = []
func noisy(_ s: String, _ v: Bool) -> Bool { log.append(s); return v }
if noisy("a", true) || noisy("b", true), noisy("c", false) && noisy("d", true) {} else if !noisy("e", false) { log.append("!") }
print(log.joined())
let label = switch (log.count, log.first) { case (0, _): "none"; case (let n, "a"?) where n > 3: "many \(n)"; case (_, let f?): f; default: "?" }
let size = if label.count > 10 { "long" } else if label.hasPrefix("many") { "mid" } else { "short" }
print(label, size)
var i = 0
loop: while true { i += 1; switch i { case 1, 2: continue loop; case 3...5: if i == 5 { break loop }; fallthrough; default: print("i", i) } }
rows: for row in 1...3 { for col in stride(from: 3, through: 1, by: -1) { guard row != col else { continue rows }; if row * col == 6 { break rows }; print(row, col, terminator: " ") } }
print()
func variadic(_ xs: Int..., sep: String = ",", tail: String...) -> String { xs.map(String.init).joined(separator: sep) + tail.joined() }
print(variadic(), variadic(1, 2, 3), variadic(1, 2, sep: "-", tail: "!", "?"))
func inoutTwice(_ f: (inout Int) -> Void, _ x: inout Int) { f(&x); f(&x) }
var n = 3; inoutTwice({ $0 += $0 }, &n); inoutTwice({ x in x -= 1 }, &n); print(n)
func makeCounter(step: Int = 1) -> () -> Int { var c = 0; return { defer { c += step }; return c } }
let (c1, c2) = (makeCounter(), makeCounter(step: 5)); print(c1(), c1(), c2(), c2(), c1())
@discardableResult func chain(_ x: Int) -> Int { print(x, terminator: " "); return x + 1 }
chain(chain(chain(1))); print()
let tuple = (name: "x", size: (w: 1, h: 2)); var copy = tuple; copy.size.w = 9; let (nm, (_, hh)) = copy
print(tuple.size == (w: 1, h: 2), copy, nm, hh, tuple.size < copy.size, tuple.0)

// output: > fact(_:):7
// output:  > fact(_:):7
// output:   > fact(_:):7
// output:   < fact(_:)
// output:  < fact(_:)
// output: < fact(_:)
// output: 6
// output: init(x:)
// output: value
// output: value 2
// output: run(_:with:) subscript(_:) make() ["inner(_:)", "nested()"]
// output: body 0
// output: end 0
// output: end 1
// output: body 2
// output: end 2
// output: do
// output: defer 2
// output: inner of 2
// output: defer 1
// output: 3 2
// output: cannot divide 1
// output: 2 (quotient: 2, remainder: 1)
// output: ace!
// output: many 4 mid
// output: i 3
// output: i 4
// output: 1 3 1 2
// output:  1,2,3 1-2!?
// output: 10
// output: 0 1 0 5 2
// output: 1 2 3
// output: true (name: "x", size: (w: 9, h: 2)) x 2 true x
