class C {
    let id: Int; init(_ i: Int) { id = i };
    lazy var text: String = {
        print("make"); return "c\(id)"
    }()
}
var b: C? = C(1)
let f = { [weak b] in b?.text ?? "gone" }
print(f(), f()); b = nil; print(f())
let c = C(2); print(c.text, c.text, [c][0].text, Optional(c)!.text)
func g() -> C { C(3) }
print(g().text)
struct S {
    lazy var n: Int = {
        print("n"); return 4
    }()
}
var s = S(); print(s.n, s.n)
func h() { var o: C? = C(5); let k = { [weak o] in o?.text ?? "-" }; print(k()); o = nil; print(k()) }
h()

// output: make
// output: c1 c1
// output: gone
// output: make
// output: c2 c2 c2 c2
// output: make
// output: c3
// output: n
// output: 4 4
// output: make
// output: c5
// output: -
