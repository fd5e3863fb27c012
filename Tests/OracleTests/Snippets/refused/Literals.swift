//--- heterogeneous-array
let values = [1, "one"]
//--- heterogeneous-dictionary
let values = ["one": 1, "two": "zwei"]
//--- raw-string-by-number
enum Tab: String { case notes = 1 }
//--- raw-number-by-string
enum Level: Int { case low = "low" }
//--- raw-integer-by-fraction
enum Level: Int { case low = 1.5 }
//--- mixed-numbers
let width = 1.5
let count = 2
print(width * count)
//--- payload-wrong-type
enum Shape2D { case circle(Int), box(width: String) }
let shape = Shape2D.circle("large")
//--- payload-missing
enum Shape2D { case circle(Int), box(width: String) }
let shape: Shape2D = .circle
//--- payload-too-many
enum Shape2D { case circle(Int), box(width: String) }
let shape = Shape2D.circle(1, 2)
//--- pattern-too-many
enum Shape2D { case circle(Int), point }
func describe(_ shape: Shape2D) {
    switch shape {
    case .circle(let x, let y): print(x, y)
    case .point: break
    }
}
//--- pattern-without-payload
enum Shape2D { case circle(Int), point }
func describe(_ shape: Shape2D) {
    switch shape {
    case .point(let x): print(x)
    default: break
    }
}
//--- pattern-unknown-case
enum Shape2D { case circle(Int), point }
func describe(_ shape: Shape2D) {
    if case .square(let side) = shape { print(side) }
}
//--- pattern-wrong-label
enum Shape2D { case box(width: Int, height: Int) }
func describe(_ shape: Shape2D) {
    if case .box(width: let w, depth: let d) = shape { print(w, d) }
}
//--- pattern-wrong-length
enum Shape2D { case box(width: Int, height: Int) }
func describe(_ shape: Shape2D) {
    if case .box(let a, let b, let c) = shape { print(a, b, c) }
}
//--- sized-with-fraction
let level: UInt8 = 3
let sum = level + 3.5
//--- sized-with-int
let level: UInt8 = 3
let count = 5
print(level + count)
//--- unsigned-negated
let level: UInt8 = 3
let lower = -level
//--- int-for-sized
func dim(_ level: UInt8) {}
let count = 5
dim(count)
//--- int-for-float
let count = 5
let level: Float = count
//--- sized-for-int
let level: UInt8 = 5
let count: Int = level
//--- below-the-least
let least = -9223372036854775809
//--- negative-in-unsigned
let a: UInt64 = 5
let isLess = a < -9223372036854775808
//--- negative-in-itself
let a: UInt64 = (a < -9223372036854775808)
//--- nil-in-text
let text = "\(nil)"
//--- pi-of-no-type
let turns = Int(.pi)
//--- infinity-in-itself
let far = Double(.infinity)
//--- operand-of-no-type
let half = Double(.pi / 2)
//--- zero-of-no-type
let none = Int(.zero)
//--- bits-of-no-type
let bits = Int(.bitWidth)
//--- inline-array-with-too-few-elements
let corners: [4 of Double] = [8, 8, 0]
print(corners[0])
//--- type-for-a-number
struct Ring<let capacity: Int> {}
let ring = Ring<Int>()
//--- rings-of-two-sizes
struct Ring<let capacity: Int> {}
let ring: Ring<2> = Ring<3>()
//--- loop-over-an-inline-array
let row: InlineArray<3, Int> = [1, 2, 3]
for number in row { print(number) }
