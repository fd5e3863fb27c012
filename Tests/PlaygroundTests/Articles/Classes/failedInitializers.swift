struct P { var x: Int }
struct W { var a: Int? }
enum K { case a, b }
struct E: Error {}
class A { let p: P; init?(f: Bool) { if f { return nil }; p = P(x: 1) }; deinit { print("A") } }
class B { let k: K; init(f: Bool) throws { if f { throw E() }; k = .b }; deinit { print("B") } }
class C { let w: W; init?(f: Bool) { if f { return nil }; w = W(a: nil) }; deinit { print("C") } }
_ = A(f: true); _ = A(f: false); print(1)
_ = try? B(f: true); _ = try? B(f: false); print(2)
_ = C(f: true); _ = C(f: false); print(3)

// output: A
// output: 1
// output: B
// output: 2
// output: C
// output: 3
