enum Direction: String, CaseIterable { case north, south, east, west
    var opposite: Direction {
        switch self {
        case .north: .south
        case .south: .north
        case .east: .west
        case .west: .east
        }
    }
}
final class Room {
    let name: String
    private(set) var exits: [Direction: Room] = [:]
    init(_ name: String) { self.name = name }
    func connect(_ direction: Direction, to room: Room) {
        exits[direction] = room
        room.exits[direction.opposite] = self
    }
}
let hall = Room("Hall"), attic = Room("Attic"), yard = Room("Yard")
hall.connect(.north, to: attic)
hall.connect(.east, to: yard)
var here = hall
for command in "go north;go up;look;go south;go east;go west".split(separator: ";") {
    let parts = command.split(separator: " ")
    switch (parts.first, parts.dropFirst().first.flatMap { Direction(rawValue: String($0)) }) {
    case ("look", _): print(here.name, here.exits.keys.map(\.rawValue).sorted())
    case ("go", let direction?):
        guard let next = here.exits[direction] else { print("no way \(direction)"); continue }
        here = next
        print("in \(here.name)")
    default: print("what is '\(command)'?")
    }
}

// output: in Attic
// output: what is 'go up'?
// output: Attic ["south"]
// output: in Hall
// output: in Yard
// output: in Hall
