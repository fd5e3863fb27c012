struct Product: Hashable, Comparable {
    let sku: String
    var price: Decimal2
    static func < (a: Product, b: Product) -> Bool { (a.price, a.sku) < (b.price, b.sku) }
}
struct Decimal2: Hashable, Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
    private var cents: Int
    init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
    init(integerLiteral value: Int) { cents = value * 100 }
    private init(cents: Int) { self.cents = cents }
    static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
    static func + (a: Self, b: Self) -> Self { Self(cents: a.cents + b.cents) }
    static func * (a: Self, n: Int) -> Self { Self(cents: a.cents * n) }
    static let zero = Decimal2(cents: 0)
    var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
var stock: [Product: Int] = [Product(sku: "B2", price: 4.5): 3, Product(sku: "A1", price: 10): 1]
stock[Product(sku: "C3", price: 0.99), default: 0] += 12
let value = stock.reduce(Decimal2.zero) { $0 + $1.key.price * $1.value }
print(value, stock.keys.sorted().map(\.sku), stock.keys.max()!.price)
subscriptDemo()
func subscriptDemo() {
    struct Matrix {
        let rows: Int, columns: Int
        private var grid: [Double]
        init(rows: Int, columns: Int) { (self.rows, self.columns, grid) = (rows, columns, Array(repeating: 0, count: rows * columns)) }
        subscript(row: Int, column: Int) -> Double {
            get { precondition(row < rows && column < columns); return grid[row * columns + column] }
            set { grid[row * columns + column] = newValue }
        }
        subscript(row row: Int) -> [Double] { Array(grid[row * columns..<(row + 1) * columns]) }
    }
    var matrix = Matrix(rows: 2, columns: 2)
    matrix[0, 1] = 3
    matrix[1, 0] += 2
    print(matrix[row: 0], matrix[row: 1])
}

// output: 35.38 ["C3", "B2", "A1"] 10.00
// output: [0.0, 3.0] [2.0, 0.0]
