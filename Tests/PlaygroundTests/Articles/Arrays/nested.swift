var grid = Array(repeating: Array(repeating: ".", count: 4), count: 3)
grid[1][2] = "#"
grid[0][0] = "o"
for row in grid { print(row.joined()) }
let transposed = (0..<4).map { column in grid.map { $0[column] } }
print(transposed.map { $0.joined() })
var groups: [String: [Int]] = ["odd": [], "even": []]
for n in 1...5 { groups[n % 2 == 0 ? "even" : "odd"]?.append(n) }
print(groups["odd"]!, groups["even"]!)
print(grid.joined().filter { $0 != "." }, grid.flatMap { $0 }.count)

// output: o...
// output: ..#.
// output: ....
// output: ["o..", "...", ".#.", "..."]
// output: [1, 3, 5] [2, 4]
// output: ["o", "#"] 12
