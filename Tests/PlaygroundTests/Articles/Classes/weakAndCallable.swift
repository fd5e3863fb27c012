struct Theme { func callAsFunction(_ k: String) -> Double { 1.5 } }
protocol V {}
extension V { func theme(_ t: Theme) -> Self { self } }
struct S: V { var theme = Theme(); func gap() -> Double { theme("m") + self.theme("n") }; func again() -> S { theme(Theme()) } }
print(S().gap(), S().again().gap())
class C {}
struct W { weak var g: C?; var a = 1 }
print(W()); dump(W())
let keep = C()
print(W(g: keep))

// output: 3.0 3.0
// output: W(g: nil, a: 1)
// output: ▿ W
// output:   - g: nil
// output:   - a: 1
// output: W(g: Optional(C), a: 1)
