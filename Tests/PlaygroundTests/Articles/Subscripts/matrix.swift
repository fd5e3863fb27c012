struct Matrix {
    let rows: Int, columns: Int
    private var grid: [Double]
    init(rows: Int, columns: Int) {
        (self.rows, self.columns) = (rows, columns)
        grid = Array(repeating: 0, count: rows * columns)
    }
    subscript(row: Int, column: Int) -> Double {
        get { grid[row * columns + column] }
        set { grid[row * columns + column] = newValue }
    }
    subscript(row row: Int) -> [Double] { Array(grid[(row * columns)..<((row + 1) * columns)]) }
}
var matrix = Matrix(rows: 2, columns: 3)
matrix[0, 1] = 1.5
matrix[1, 2] += 4
print(matrix[row: 0], matrix[row: 1], matrix[1, 2])

// output: [0.0, 1.5, 0.0] [0.0, 0.0, 4.0] 4.0
