struct Matrix<T: Numeric>: Equatable {
    let rows: Int, columns: Int
    private var grid: [T]
    init(rows: Int, columns: Int, repeating value: T = .zero) {
        (self.rows, self.columns) = (rows, columns)
        grid = Array(repeating: value, count: rows * columns)
    }
    init(_ rows: [[T]]) {
        self.init(rows: rows.count, columns: rows.first?.count ?? 0)
        for (r, row) in rows.enumerated() { for (c, value) in row.enumerated() { self[r, c] = value } }
    }
    static func identity(_ n: Int) -> Matrix {
        var m = Matrix(rows: n, columns: n)
        for i in 0..<n { m[i, i] = 1 }
        return m
    }
    func isValid(_ r: Int, _ c: Int) -> Bool { 0..<rows ~= r && 0..<columns ~= c }
    subscript(row: Int, column: Int) -> T {
        get { assert(isValid(row, column), "out of range"); return grid[row * columns + column] }
        set { assert(isValid(row, column), "out of range"); grid[row * columns + column] = newValue }
    }
    subscript(row row: Int) -> [T] {
        get { Array(grid[row * columns ..< (row + 1) * columns]) }
        set { grid.replaceSubrange(row * columns ..< (row + 1) * columns, with: newValue) }
    }
    subscript(column column: Int) -> [T] { (0..<rows).map { self[$0, column] } }
    subscript(safe row: Int, _ column: Int) -> T? { isValid(row, column) ? self[row, column] : nil }
    var transposed: Matrix {
        var m = Matrix(rows: columns, columns: rows)
        for r in 0..<rows { for c in 0..<columns { m[c, r] = self[r, c] } }
        return m
    }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        precondition(a.columns == b.rows)
        var m = Matrix(rows: a.rows, columns: b.columns)
        for r in 0..<a.rows { for c in 0..<b.columns { m[r, c] = zip(a[row: r], b[column: c]).map(*).reduce(0, +) } }
        return m
    }
    static func *= (a: inout Matrix, k: T) { for i in a.grid.indices { a.grid[i] *= k } }
}
extension Matrix: CustomStringConvertible {
    var description: String { (0..<rows).map { r in self[row: r].map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") }
}
infix operator **: MultiplicationPrecedence
func ** <T>(base: Matrix<T>, power: Int) -> Matrix<T> {
    power == 0 ? .identity(base.rows) : base * (base ** (power - 1))
}
var fib = Matrix([[1, 1], [1, 0]])
print(fib ** 10)
fib[row: 0] = [5, 6]
fib[1, 1] += 3
fib *= 2
print(fib, fib.transposed, fib[column: 1], fib[safe: 4, 0] as Any, fib[safe: 0, 1]!, separator: "\n--\n")
print(Matrix([[1.5, 2], [0, 1]]) * Matrix<Double>.identity(2) == Matrix([[1.5, 2], [0, 1]]))
print(Matrix<Int>.identity(3) ** 4 == .identity(3))

// output: 89 55
// output: 55 34
// output: 10 12
// output: 2 6
// output: --
// output: 10 2
// output: 12 6
// output: --
// output: [12, 6]
// output: --
// output: nil
// output: --
// output: 12
// output: true
// output: true
