class C { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("end", n) } }
func f() { let c = C(1); print("in f", c.n) }
f()
print("after f")
func g() -> Int { let c = C(2); return c.n + 1 }
print(g(), "printed")
print("after g")
do { let c = C(4); _ = c; print("in do") }
print("after do")
func k() { f(); print("k") }
k()
struct S { let c: C }
func m() -> S { let s = S(c: C(5)); let t = S(c: C(6)); return t.c.n > 5 ? s : t }
let kept = m()
print("kept", kept.c.n)
func thrower() throws { let c = C(7); _ = c; struct E: Error {}; throw E() }
do { try thrower() } catch { print("caught") }
func outer() { let c = C(8); func inner() { print("inner", c.n) }; inner(); print("outer") }
outer()
print("end")

// output: in f 1
// output: end 1
// output: after f
// output: end 2
// output: 3 printed
// output: after g
// output: in do
// output: end 4
// output: after do
// output: in f 1
// output: end 1
// output: k
// output: end 6
// output: kept 5
// output: end 7
// output: caught
// output: inner 8
// output: outer
// output: end 8
// output: end
