protocol P {}
protocol Q: P {}
struct X: Q {}
func i(_ p: any P) -> String { "P" }
func i(_ p: any Q) -> String { "Q" }
let x = X()
print(i(X()), i(X() as any P), i(X() as any Q), i(x))
let s = i(x)
print(s)
class A {}; class B: A {}
func j(_ a: A) -> String { "A" }
func j(_ a: B) -> String { "B" }
print(j(B()), j(A()))
func k(_ a: Any) -> String { "Any" }
func k(_ a: any P) -> String { "P" }
print(k(x), k(1))

// output: Q P Q Q
// output: Q
// output: B A
// output: P Any
