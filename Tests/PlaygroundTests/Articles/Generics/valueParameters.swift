struct Matrix<let rows: Int, let columns: Int> {
    private var cells = Array(repeating: 0.0, count: rows * columns)
    var size: Int { rows * columns }
    static var shape: String { "\(rows)x\(columns)" }
    subscript(row: Int, column: Int) -> Double {
        get { cells[row * columns + column] }
        set { cells[row * columns + column] = newValue }
    }
    func times<let other: Int>(_ right: Matrix<columns, other>) -> Matrix<rows, other> {
        var result = Matrix<rows, other>()
        for row in 0..<rows { for column in 0..<other { for k in 0..<columns { result[row, column] += self[row, k] * right[k, column] } } }
        return result
    }
}
extension Matrix where rows == columns {
    static var identity: Matrix { var result = Matrix(); for i in 0..<rows { result[i, i] = 1 }; return result }
}
var a = Matrix<2, 3>()
a[1, 2] = 4
print(a.size, Matrix<2, 3>.shape, a[1, 2], type(of: a))
let product = a.times(Matrix<3, 1>())
print(type(of: product), Matrix<2, 2>.identity[1, 1])
struct Buffer<let capacity: Int> {
    let name = "b"
    func limit() -> Int { capacity }
}
func limit<let n: Int>(_ buffer: Buffer<n>) -> Int { n + buffer.limit() }
print(limit(Buffer<8>()), Matrix<2, 3>.rows)
struct Ring<Element, let capacity: Int> {
    private var elements: [Element] = []
    var isFull: Bool { elements.count == capacity }
    mutating func add(_ element: Element) {
        if isFull { elements.removeFirst() }
        elements.append(element)
    }
    var all: [Element] { elements }
}
var ring = Ring<String, 2>()
for name in ["a", "b", "c"] { ring.add(name) }
print(ring.all, ring.isFull, type(of: ring))
extension Ring where capacity == 1 { var only: Element? { all.first } }
print(Ring<Int, 1>().only as Any)
enum Level<let number: Int> { case here, below; static var name: String { "level \(number)" } }
print(Level<3>.name, Level<3>.here)

// output: 6 2x3 4.0 Matrix<2, 3>
// output: Matrix<2, 1> 1.0
// output: 16 2
// output: ["b", "c"] true Ring<String, 2>
// output: nil
// output: level 3 here
