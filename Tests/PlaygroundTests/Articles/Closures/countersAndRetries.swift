// closures, captures, inout, autoclosure, defer, escaping, recursion, functions as values
func makeCounter() -> (inc: () -> Int, reset: () -> Void) { var n = 0; return ({ n += 1; return n }, { n = 0 }) }
let c = makeCounter(); print(c.inc(), c.inc()); c.reset(); print(c.inc())
var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; print(fs.map { $0() })
var k = 1; let snap = { [k] in k }; let live = { k }; k = 5; print(snap(), live())
func swap2<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var a = 1, b = 2; swap2(&a, &b); print(a, b); var arr = [1, 2, 3]; arr.swapAt(0, 1); print(arr)
func order() { defer { print("d1") }; defer { print("d2") }; for i in 0..<2 { defer { print("loop", i) }; if i == 1 { continue }; print("body", i) }; print("end") }
order()
func unless(_ c: @autoclosure () -> Bool, _ f: () -> Void) { if !c() { f() } }
unless(a > 5) { print("unless") }
func fact(_ n: Int) -> Int { n <= 1 ? 1 : n * fact(n - 1) }; print(fact(10))
func memo<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R { var cache: [A: R] = [:]; func g(_ a: A) -> R { if let r = cache[a] { return r }; let r = f(g, a); cache[a] = r; return r }; return g }
let fib = memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }; print(fib(50))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry { (a: Int, b: String) in String(repeating: b, count: a) }(2)("ab"))
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": { $0 * $1 }, "max": max]; print(ops["max"]!(2, 3), ops["-"]!(2, 3), ops["?"]?(1, 2) as Any)
func apply(_ n: Int = 3, times: Int = 2, _ f: (Int) -> Int) -> Int { (0..<times).reduce(n) { x, _ in f(x) } }
print(apply { $0 * 2 }, apply(5) { $0 + 1 }, apply(times: 4) { $0 + 1 }, apply(1, times: 3, { $0 * 10 }))
func multi(_ a: () -> Int, then b: (Int) -> Int, finally c: (Int) -> Void) { c(b(a())) }
multi { 4 } then: { $0 * 2 } finally: { print("final", $0) }
func variadic(_ label: String, _ xs: Int..., sep: String = ",") -> String { label + xs.map(String.init).joined(separator: sep) }; print(variadic("a", 1, 2, 3, sep: "-"), variadic("b"))
func outer() -> Int { var total = 0; func add(_ n: Int) { total += n; if n > 0 { add(n - 1) } }; add(4); return total }; print(outer())
struct P { var x = 0; mutating func move(_ f: (inout Int) -> Void) { f(&x) }; func with(_ f: (inout P) -> Void) -> P { var c = self; f(&c); return c } }
var p = P(); p.move { $0 += 7 }; print(p, p.with { $0.x = 1 }, p.x)
let method = P.with; print(method(p)({ $0.x *= 2 }).x)
let sortedNames = ["bob", "Al", "cy"].sorted { $0.lowercased() < $1.lowercased() }; print(sortedNames)
print([3, 1, 2].sorted(by: >), ["a": 1, "b": 2].mapValues { $0 * 10 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let nested = { (x: Int) -> (Int) -> (Int) -> Int in { y in { z in x * 100 + y * 10 + z } } }; print(nested(1)(2)(3))
func retry<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> T { var i = 0; while true { i += 1; do { return try f(i) } catch where i < n { print("try", i) } } }
struct Bad: Error {}; print(try retry(3) { if $0 < 3 { throw Bad() }; return "ok\($0)" })
var stack: [Int] = []; let push: (Int) -> Void = { stack.append($0) }; [1, 2].forEach(push); print(stack)
let (q, r) = (17 / 5, 17 % 5); let (first, _, (x, y)) = (1, 2, (3, 4)); print(q, r, first, x, y)
typealias Handler<T> = (Result<T, Bad>) -> Void; func load(_ ok: Bool, _ h: Handler<Int>) { h(ok ? .success(1) : .failure(Bad())) }; load(true) { if case .success(let n) = $0 { print("success", n) } }; load(false) { result in switch result { case .success: print("?"); case .failure(let e): print("failure", e) } }
print((1...5).lazy.filter { $0 % 2 == 1 }.map { $0 * $0 }.reduce(0, +)); print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })

// output: 1 2
// output: 1
// output: [0, 1, 4]
// output: 1 5
// output: 2 1
// output: [2, 1, 3]
// output: body 0
// output: loop 0
// output: loop 1
// output: end
// output: d2
// output: d1
// output: unless
// output: 3628800
// output: 12586269025
// output: abab
// output: 3.0 -1.0 nil
// output: 12 7 7 1000
// output: final 8
// output: a1-2-3 b
// output: 10
// output: P(x: 7) P(x: 1) 7
// output: 14
// output: ["Al", "bob", "cy"]
// output: [3, 2, 1] ["a10", "b20"]
// output: 123
// output: try 1
// output: try 2
// output: ok3
// output: [1, 2]
// output: 3 2 1 3 4
// output: success 1
// output: failure Bad()
// output: 35
// output: ["1a", "2b"]
