func f<V: Strideable>(_ v: V, step: V.Stride = 1, on: (Bool) -> Void = { _ in }) { on(true) }
f(3) { print("on", $0) }
struct S<V: Strideable> { init(_ v: V, in r: ClosedRange<V>, step: V.Stride = 1, on: @escaping (Bool) -> Void = { _ in }) { on(false) } }
_ = S(3, in: 1...4) { print("s", $0) }
protocol P { associatedtype A; static var a: A { get } }
extension Int: P { static var a: String { "int a" } }
func f1<T>(_ v: T, x: T? = nil, on: () -> Void = {}) { on() }
func f2<V: P>(_ v: V, x: V.A = V.a, on: () -> Void = {}) { on() }
func f3(_ v: Int, x: Int = 1, on: () -> Void = {}) { on() }
func f4<C: Collection>(_ c: C, from i: C.Index? = nil, on: (C.Element) -> Void = { _ in }) { c.first.map(on) }
func f5<C: Collection>(_ c: C, seed: C.Element? = nil, on: (C.Element) -> Void = { _ in }) { c.first.map(on) }
func f6<T>(_ v: T, x: [T] = [], on: () -> Void = {}) { on() }
func f7<S: Strideable>(_ v: S, step: S.Stride, on: () -> Void = {}) { on() }
f1(1) { print("f1") }
f2(1) { print("f2") }
f3(1) { print("f3") }
f4([1]) { print("f4", $0) }
f5([1]) { print("f5", $0) }
f6(1) { print("f6") }
f7(1, step: 2) { print("f7") }

// output: on true
// output: s false
// output: f1
// output: f2
// output: f3
// output: f4 1
// output: f5 1
// output: f6
// output: f7
