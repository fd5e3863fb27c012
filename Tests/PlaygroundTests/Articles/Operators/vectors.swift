infix operator •: MultiplicationPrecedence
prefix operator √
infix operator |>: AdditionPrecedence
struct Vector: Equatable, AdditiveArithmetic {
    var x = 0.0, y = 0.0
    static var zero: Vector { Vector() }
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
    static prefix func - (a: Vector) -> Vector { .zero - a }
    static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
    static func • (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
    static func *= (a: inout Vector, k: Double) { a = a * k }
    var length: Double { √(self • self) }
}
prefix func √ (value: Double) -> Double { value.squareRoot() }
func |> <A, B>(value: A, transform: (A) throws -> B) rethrows -> B { try transform(value) }
var v = Vector(x: 3, y: 4)
print(v.length, -v, v • Vector(x: 1, y: 1))
v += Vector(x: 1)
v *= 2
print(v, [v, v].reduce(.zero, +) == v * 2)
print(5 |> { $0 * 2 } |> { "\($0)!" })

// output: 5.0 Vector(x: -3.0, y: -4.0) 7.0
// output: Vector(x: 8.0, y: 8.0) true
// output: 10!
