protocol Mid<S> { associatedtype S; func go(_ s: S) -> String }
struct M: Mid { func go(_ s: Int) -> String { "m" } }
struct N: Mid { func go(_ s: Int) -> String { "n" } }
struct Comb<S> { let reds: any Collection<any Mid<S>> }
let c = Comb<Int>(reds: [M(), N()])
let one: any Collection<any Mid<Int>> = [M()]
print(c.reds.count, one.count)
let q: any Sequence<Double> = [1, 2]
for x in q { print(x) }
func t(_ s: some Collection<any Mid<Int>>) { for x in s { print(x.go(1)) } }
t([M()])
let seq: some Sequence<Double> = [1, 2.5]
print(Array(seq))

// output: 2 1
// output: 1.0
// output: 2.0
// output: m
// output: [1.0, 2.5]
