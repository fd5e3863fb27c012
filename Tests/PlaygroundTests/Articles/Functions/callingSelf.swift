struct Polynomial {
    var coefficients: [Int]
    func callAsFunction(_ x: Int) -> Int { coefficients.reduce(0) { $0 * x + $1 } }
    func twice(_ x: Int) -> Int { self(x) * 2 }
    func values(_ list: [Int]) -> [Int] { list.map { self($0) } }
}
print(Polynomial(coefficients: [1, 2, 3]).twice(2), Polynomial(coefficients: [1, 1]).values([1, 2]))
extension Int {
    func callAsFunction(times text: String) -> String { String(repeating: text, count: self) }
    var bar: String { self(times: "-") }
}
print(3.bar)

// output: 22 [2, 3]
// output: ---
