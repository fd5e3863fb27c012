struct Table {
    static subscript(n: Int) -> String { "row \(n)" }
    private var cells: [String: Int] = ["a": 1]
    subscript(key: String, default value: Int = 0) -> Int {
        get { cells[key] ?? value }
        set { cells[key] = newValue }
    }
    subscript<T>(type: T.Type) -> String { "\(type)" }
}
var table = Table()
table["b"] += 5
print(Table[3], table["a"], table["b"], table["c"], table["c", default: 9], table[Int.self])

// output: row 3 1 5 0 9 Int
