struct Outer { struct Inner { enum Deep { case a } } ; class C {} ; enum E { case x(Int) } ; struct G<T> { var t: T } }
print(type(of: Outer.Inner()), Outer.Inner(), String(reflecting: Outer.Inner.self).hasSuffix("Outer.Inner"))
print(String(reflecting: Outer.Inner.self))
print(String(reflecting: Outer.Inner()), String(describing: Outer.Inner.self))
debugPrint(Outer.Inner(), Outer.E.x(3), Outer.Inner.Deep.a)
print([Outer.Inner()], [Outer.E.x(1)], Optional(Outer.Inner()) as Any, (Outer.Inner(), 1))
print(Outer.C(), String(reflecting: Outer.C()), Outer.G(t: 1), type(of: Outer.G(t: Outer.Inner())))
print(String(reflecting: Outer.G<Outer.Inner>.self), [Outer.Inner].self, [String: Outer.C].self)
dump(Outer.Inner()); dump(Outer.E.x(2)); dump([Outer.Inner()]); dump(Outer.G(t: Outer.C()))
let p = (x: 1, y: 2.0)
let (y: a, x: b) = p
print(a, b)
let q: (y: Double, x: Int) = p
print(q)
func f() -> (min: Int, max: Int) { (1, 9) }
let (max: hi, min: lo) = f()
print(hi, lo)
let r: (max: Int, min: Int) = f()
print(r.max, r)
func g(_ t: (b: Int, a: String)) -> String { "\(t)" }
let t = (a: "s", b: 3)
print(g(t))
let (x: m, y: n) = p; print(m, n)
let opt: (y: Double, x: Int)? = p
print(opt!)
var swp = (l: 1, r: 2); let z: (r: Int, l: Int) = swp; swp = (l: 5, r: 6); print(z, swp)
switch p { case let (x: c, y: d): print(c, d) }
print(type(of: q), type(of: f()))
func ret() -> (y: Int, x: Int) { let k = (x: 1, y: 2); return k }
print(ret())
print("\(Outer.Inner.self)", "\(type(of: Outer.Inner.Deep.a))")

// output: Inner Inner() true
// output: Outer.Inner
// output: Outer.Inner() Inner
// output: Outer.Inner() Outer.E.x(3) Outer.Inner.Deep.a
// output: [Outer.Inner()] [Outer.E.x(1)] Optional(Outer.Inner()) (Outer.Inner(), 1)
// output: Outer.C Outer.C G<Int>(t: 1) G<Inner>
// output: Outer.G<Outer.Inner> Array<Inner> Dictionary<String, C>
// output: - Outer.Inner
// output: ▿ Outer.E.x
// output:   - x: 2
// output: ▿ 1 element
// output:   - Outer.Inner
// output: ▿ Outer.G<Outer.C>
// output:   - t: Outer.C #0
// output: 2.0 1
// output: (y: 2.0, x: 1)
// output: 9 1
// output: 9 (max: 9, min: 1)
// output: (b: 3, a: "s")
// output: 1 2.0
// output: (y: 2.0, x: 1)
// output: (r: 2, l: 1) (l: 5, r: 6)
// output: 1 2.0
// output: (y: Double, x: Int) (min: Int, max: Int)
// output: (y: 2, x: 1)
// output: Inner Deep
