let grid = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
search: for (y, row) in grid.enumerated() {
    for (x, value) in row.enumerated() where value.isMultiple(of: 2) {
        if value > 5 { print("found \(value) at \(x),\(y)"); break search }
        continue search
    }
}
let points: [(x: Int, y: Int)] = [(0, 0), (3, 0), (0, -2), (2, 2), (5, 1)]
for point in points {
    switch point {
    case (0, 0): print("origin")
    case (let x, 0): print("x axis", x)
    case (0, let y): print("y axis", y)
    case let (x, y) where x == y: print("diagonal")
    case (1...5, _): print("near")
    default: print("far")
    }
}
let values: [Any] = [1, "two", 3.0, [4], nil as Int? as Any, (5, 6), { 7 }]
for value in values {
    switch value {
    case let number as Int where number > 0: print("int", number)
    case let text as String: print("text", text)
    case is Double: print("double")
    case let list as [Int]: print("list", list)
    case let pair as (Int, Int): print("pair", pair.0 + pair.1)
    case let make as () -> Int: print("function", make())
    default: print("other")
    }
}
var countdown = 3
repeat { print(countdown, terminator: " "); countdown -= 1 } while countdown > 0
print()
let grade = 85
let letter = switch grade { case 90...: "A"; case 80..<90: "B"; default: "C" }
let mood = if letter == "A" { "great" } else if letter == "B" { "good" } else { "fine" }
print(letter, mood)
guard case .some(let last) = points.last, case let (x, y) = last, x > y else { fatalError() }
print(x - y)

// output: found 8 at 1,2
// output: origin
// output: x axis 3
// output: y axis -2
// output: diagonal
// output: near
// output: int 1
// output: text two
// output: double
// output: list [4]
// output: other
// output: pair 11
// output: function 7
// output: 3 2 1
// output: B good
// output: 4
