struct Vector: Equatable {
    var x, y: Double
    static let zero = Vector(x: 0, y: 0)
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: Vector) -> Vector { a * k }
    static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
    static func += (a: inout Vector, b: Vector) { a = a + b }
}
var position = Vector(x: 1, y: 2)
position += Vector(x: 0.5, y: 0.5) * 2
print(position, -position, 2 * position - Vector(x: 1, y: 1), position == Vector(x: 2, y: 3), position != .zero)

// output: Vector(x: 2.0, y: 3.0) Vector(x: -2.0, y: -3.0) Vector(x: 3.0, y: 5.0) true true
