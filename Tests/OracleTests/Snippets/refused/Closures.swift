//--- map-with-two-names
let firsts = [1, 2].map { a, b in a }
//--- range-with-two-names
struct Board: View {
    var body: some View {
        ForEach(0..<3) { row, column in
            Text("\(row)")
        }
    }
}
//--- nameless-of-unknown-type
let double = { $0 }
//--- named-of-unknown-type
let same = { value in value }
//--- too-many-nameless
let sums: [Int] = [1, 2].map { $0 + $1 }
//--- ignored-arguments
let ones = [1, 2].map { 1 }
//--- parameter-left-out
let f: (Int, Int) -> Int = { $0 }
//--- generic-parameter-escapes
var list: [() -> Int] = []
func add(_ f: () -> Int) { list.append(f) }
//--- mutating-self-captured
func run(_ f: @escaping () -> Void) { f() }
struct S {
    var n = 1
    mutating func f() { run { self.n += 1 } }
}
//--- inout-captured
func run(_ f: @escaping () -> Void) { f() }
func f(_ x: inout Int) {
    let c = { x += 1 }
    run(c)
}
//--- nothing-named-by-a-value
struct P { var x = 1 }
let v: (Int) -> String = { "a" }
func f() { let u: (P) -> String = { "a" }; print(u(P())) }
//--- types-of-a-ternary-on-lines
let flag = true
let mixed = flag
    ? 1
    : "s"
//--- function-called-above-what-it-captures
func run() {
    func add() { count += 1 }
    func twice() { add(); add() }
    twice()
    var count = 0
    add()
    print(count)
}
