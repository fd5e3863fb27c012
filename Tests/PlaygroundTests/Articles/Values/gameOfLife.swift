struct Cell: Hashable { let x, y: Int }
struct World {
    var alive: Set<Cell>
    func neighbours(_ cell: Cell) -> [Cell] {
        (-1...1).flatMap { dx in (-1...1).map { dy in Cell(x: cell.x + dx, y: cell.y + dy) } }.filter { $0 != cell }
    }
    mutating func step() {
        var counts: [Cell: Int] = [:]
        for cell in alive { for other in neighbours(cell) { counts[other, default: 0] += 1 } }
        alive = Set(counts.compactMap { cell, count in count == 3 || (count == 2 && alive.contains(cell)) ? cell : nil })
    }
    func picture(_ size: Int) -> String {
        (0..<size).map { y in (0..<size).map { x in alive.contains(Cell(x: x, y: y)) ? "#" : "." }.joined() }.joined(separator: "\n")
    }
}
var world = World(alive: [Cell(x: 1, y: 0), Cell(x: 1, y: 1), Cell(x: 1, y: 2)])
print(world.picture(3))
world.step()
print(world.picture(3))

// output: .#.
// output: .#.
// output: .#.
// output: ...
// output: ###
// output: ...
