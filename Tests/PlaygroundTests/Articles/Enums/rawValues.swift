import Foundation
enum Planet: Int, CaseIterable {
    case mercury = 1, venus, earth, mars
    var name: String { String(describing: self).capitalized }
}
print(Planet.earth.rawValue, Planet(rawValue: 4) ?? .mercury, Planet(rawValue: 9) as Any)
print(Planet.allCases.map(\.name))
enum Direction: String { case north, south = "S", east }
print(Direction.north.rawValue, Direction.south.rawValue, Direction(rawValue: "east") == .east)

// output: 3 mars nil
// output: ["Mercury", "Venus", "Earth", "Mars"]
// output: north S true
