enum Shape { case circle(Double), rectangle(width: Double, height: Double), group([Shape]) }
func area(_ shape: Shape) -> Double {
    switch shape {
    case let .circle(radius): return 3 * radius * radius
    case .rectangle(width: let width, height: let height) where width == height: return width * width
    case let .rectangle(width, height): return width * height
    case .group(let shapes) where shapes.isEmpty: return 0
    case .group(let shapes): return shapes.map(area).reduce(0, +)
    }
}
let scene = Shape.group([.circle(1), .rectangle(width: 2, height: 3), .group([]), .group([.rectangle(width: 2, height: 2)])])
print(area(scene))
if case .group(let parts) = scene, case .rectangle(_, let height)? = parts.dropFirst().first { print(height) }

// output: 13.0
// output: 3.0
