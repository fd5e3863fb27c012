// Small vectors of numbers, which Swift calculates with part by part.
struct SIMD2<Scalar: Hashable>: Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
    var x: Scalar
    var y: Scalar
    typealias ArrayLiteralElement = Scalar
    init(arrayLiteral elements: Scalar...) {
        guard elements.count == 2 else { fatalError("a SIMD2 is made of 2 values, not of \(elements.count)") }
        x = elements[0]
        y = elements[1]
    }
    init(_ x: Scalar, _ y: Scalar) { self.x = x; self.y = y }
    init(x: Scalar, y: Scalar) { self.x = x; self.y = y }
    init(repeating value: Scalar) { x = value; y = value }
    var scalarCount: Int { 2 }
    var description: String { "SIMD2<\(Scalar.self)>(\(x), \(y))" }
    subscript(index: Int) -> Scalar {
        get { [x, y][index] }
        set {
            switch index {
            case 0: x = newValue
            case 1: y = newValue
            default: fatalError("a SIMD2 has no part \(index)")
            }
        }
    }
}
extension SIMD2 where Scalar: FloatingPoint {
    static var zero: SIMD2<Scalar> { SIMD2<Scalar>(repeating: 0) }
    static var one: SIMD2<Scalar> { SIMD2<Scalar>(repeating: 1) }
    static func + (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x + b.x, a.y + b.y) }
    static func - (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x - b.x, a.y - b.y) }
    static func * (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x * b.x, a.y * b.y) }
    static func / (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x / b.x, a.y / b.y) }
    static func + (_ a: SIMD2<Scalar>, _ b: Scalar) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x + b, a.y + b) }
    static func - (_ a: SIMD2<Scalar>, _ b: Scalar) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x - b, a.y - b) }
    static func * (_ a: SIMD2<Scalar>, _ b: Scalar) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x * b, a.y * b) }
    static func / (_ a: SIMD2<Scalar>, _ b: Scalar) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x / b, a.y / b) }
    static func + (_ a: Scalar, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a + b.x, a + b.y) }
    static func - (_ a: Scalar, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a - b.x, a - b.y) }
    static func * (_ a: Scalar, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a * b.x, a * b.y) }
    static func / (_ a: Scalar, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a / b.x, a / b.y) }
    static prefix func - (_ a: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(-a.x, -a.y) }
    static func += (_ a: inout SIMD2<Scalar>, _ b: SIMD2<Scalar>) { a = a + b }
    static func += (_ a: inout SIMD2<Scalar>, _ b: Scalar) { a = a + b }
    static func -= (_ a: inout SIMD2<Scalar>, _ b: SIMD2<Scalar>) { a = a - b }
    static func -= (_ a: inout SIMD2<Scalar>, _ b: Scalar) { a = a - b }
    static func *= (_ a: inout SIMD2<Scalar>, _ b: SIMD2<Scalar>) { a = a * b }
    static func *= (_ a: inout SIMD2<Scalar>, _ b: Scalar) { a = a * b }
    static func /= (_ a: inout SIMD2<Scalar>, _ b: SIMD2<Scalar>) { a = a / b }
    static func /= (_ a: inout SIMD2<Scalar>, _ b: Scalar) { a = a / b }
    func sum() -> Scalar { x + y }
    func min() -> Scalar { [x, y].min()! }
    func max() -> Scalar { [x, y].max()! }
    func clamped(lowerBound: SIMD2<Scalar>, upperBound: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(x < lowerBound.x ? lowerBound.x : x > upperBound.x ? upperBound.x : x, y < lowerBound.y ? lowerBound.y : y > upperBound.y ? upperBound.y : y) }
}
extension SIMD2 where Scalar: FixedWidthInteger {
    static var zero: SIMD2<Scalar> { SIMD2<Scalar>(repeating: 0) }
    static var one: SIMD2<Scalar> { SIMD2<Scalar>(repeating: 1) }
    static func &+ (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x &+ b.x, a.y &+ b.y) }
    static func &- (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x &- b.x, a.y &- b.y) }
    static func &* (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x &* b.x, a.y &* b.y) }
}
struct SIMD3<Scalar: Hashable>: Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
    var x: Scalar
    var y: Scalar
    var z: Scalar
    typealias ArrayLiteralElement = Scalar
    init(arrayLiteral elements: Scalar...) {
        guard elements.count == 3 else { fatalError("a SIMD3 is made of 3 values, not of \(elements.count)") }
        x = elements[0]
        y = elements[1]
        z = elements[2]
    }
    init(_ x: Scalar, _ y: Scalar, _ z: Scalar) { self.x = x; self.y = y; self.z = z }
    init(x: Scalar, y: Scalar, z: Scalar) { self.x = x; self.y = y; self.z = z }
    init(repeating value: Scalar) { x = value; y = value; z = value }
    var scalarCount: Int { 3 }
    var description: String { "SIMD3<\(Scalar.self)>(\(x), \(y), \(z))" }
    subscript(index: Int) -> Scalar {
        get { [x, y, z][index] }
        set {
            switch index {
            case 0: x = newValue
            case 1: y = newValue
            case 2: z = newValue
            default: fatalError("a SIMD3 has no part \(index)")
            }
        }
    }
}
extension SIMD3 where Scalar: FloatingPoint {
    static var zero: SIMD3<Scalar> { SIMD3<Scalar>(repeating: 0) }
    static var one: SIMD3<Scalar> { SIMD3<Scalar>(repeating: 1) }
    static func + (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x + b.x, a.y + b.y, a.z + b.z) }
    static func - (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x - b.x, a.y - b.y, a.z - b.z) }
    static func * (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x * b.x, a.y * b.y, a.z * b.z) }
    static func / (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x / b.x, a.y / b.y, a.z / b.z) }
    static func + (_ a: SIMD3<Scalar>, _ b: Scalar) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x + b, a.y + b, a.z + b) }
    static func - (_ a: SIMD3<Scalar>, _ b: Scalar) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x - b, a.y - b, a.z - b) }
    static func * (_ a: SIMD3<Scalar>, _ b: Scalar) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x * b, a.y * b, a.z * b) }
    static func / (_ a: SIMD3<Scalar>, _ b: Scalar) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x / b, a.y / b, a.z / b) }
    static func + (_ a: Scalar, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a + b.x, a + b.y, a + b.z) }
    static func - (_ a: Scalar, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a - b.x, a - b.y, a - b.z) }
    static func * (_ a: Scalar, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a * b.x, a * b.y, a * b.z) }
    static func / (_ a: Scalar, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a / b.x, a / b.y, a / b.z) }
    static prefix func - (_ a: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(-a.x, -a.y, -a.z) }
    static func += (_ a: inout SIMD3<Scalar>, _ b: SIMD3<Scalar>) { a = a + b }
    static func += (_ a: inout SIMD3<Scalar>, _ b: Scalar) { a = a + b }
    static func -= (_ a: inout SIMD3<Scalar>, _ b: SIMD3<Scalar>) { a = a - b }
    static func -= (_ a: inout SIMD3<Scalar>, _ b: Scalar) { a = a - b }
    static func *= (_ a: inout SIMD3<Scalar>, _ b: SIMD3<Scalar>) { a = a * b }
    static func *= (_ a: inout SIMD3<Scalar>, _ b: Scalar) { a = a * b }
    static func /= (_ a: inout SIMD3<Scalar>, _ b: SIMD3<Scalar>) { a = a / b }
    static func /= (_ a: inout SIMD3<Scalar>, _ b: Scalar) { a = a / b }
    func sum() -> Scalar { x + y + z }
    func min() -> Scalar { [x, y, z].min()! }
    func max() -> Scalar { [x, y, z].max()! }
    func clamped(lowerBound: SIMD3<Scalar>, upperBound: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(x < lowerBound.x ? lowerBound.x : x > upperBound.x ? upperBound.x : x, y < lowerBound.y ? lowerBound.y : y > upperBound.y ? upperBound.y : y, z < lowerBound.z ? lowerBound.z : z > upperBound.z ? upperBound.z : z) }
}
extension SIMD3 where Scalar: FixedWidthInteger {
    static var zero: SIMD3<Scalar> { SIMD3<Scalar>(repeating: 0) }
    static var one: SIMD3<Scalar> { SIMD3<Scalar>(repeating: 1) }
    static func &+ (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x &+ b.x, a.y &+ b.y, a.z &+ b.z) }
    static func &- (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x &- b.x, a.y &- b.y, a.z &- b.z) }
    static func &* (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x &* b.x, a.y &* b.y, a.z &* b.z) }
}
struct SIMD4<Scalar: Hashable>: Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
    var x: Scalar
    var y: Scalar
    var z: Scalar
    var w: Scalar
    typealias ArrayLiteralElement = Scalar
    init(arrayLiteral elements: Scalar...) {
        guard elements.count == 4 else { fatalError("a SIMD4 is made of 4 values, not of \(elements.count)") }
        x = elements[0]
        y = elements[1]
        z = elements[2]
        w = elements[3]
    }
    init(_ x: Scalar, _ y: Scalar, _ z: Scalar, _ w: Scalar) { self.x = x; self.y = y; self.z = z; self.w = w }
    init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) { self.x = x; self.y = y; self.z = z; self.w = w }
    init(repeating value: Scalar) { x = value; y = value; z = value; w = value }
    var scalarCount: Int { 4 }
    var description: String { "SIMD4<\(Scalar.self)>(\(x), \(y), \(z), \(w))" }
    subscript(index: Int) -> Scalar {
        get { [x, y, z, w][index] }
        set {
            switch index {
            case 0: x = newValue
            case 1: y = newValue
            case 2: z = newValue
            case 3: w = newValue
            default: fatalError("a SIMD4 has no part \(index)")
            }
        }
    }
}
extension SIMD4 where Scalar: FloatingPoint {
    static var zero: SIMD4<Scalar> { SIMD4<Scalar>(repeating: 0) }
    static var one: SIMD4<Scalar> { SIMD4<Scalar>(repeating: 1) }
    static func + (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w) }
    static func - (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w) }
    static func * (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w) }
    static func / (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w) }
    static func + (_ a: SIMD4<Scalar>, _ b: Scalar) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x + b, a.y + b, a.z + b, a.w + b) }
    static func - (_ a: SIMD4<Scalar>, _ b: Scalar) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x - b, a.y - b, a.z - b, a.w - b) }
    static func * (_ a: SIMD4<Scalar>, _ b: Scalar) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x * b, a.y * b, a.z * b, a.w * b) }
    static func / (_ a: SIMD4<Scalar>, _ b: Scalar) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x / b, a.y / b, a.z / b, a.w / b) }
    static func + (_ a: Scalar, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a + b.x, a + b.y, a + b.z, a + b.w) }
    static func - (_ a: Scalar, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a - b.x, a - b.y, a - b.z, a - b.w) }
    static func * (_ a: Scalar, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a * b.x, a * b.y, a * b.z, a * b.w) }
    static func / (_ a: Scalar, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a / b.x, a / b.y, a / b.z, a / b.w) }
    static prefix func - (_ a: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(-a.x, -a.y, -a.z, -a.w) }
    static func += (_ a: inout SIMD4<Scalar>, _ b: SIMD4<Scalar>) { a = a + b }
    static func += (_ a: inout SIMD4<Scalar>, _ b: Scalar) { a = a + b }
    static func -= (_ a: inout SIMD4<Scalar>, _ b: SIMD4<Scalar>) { a = a - b }
    static func -= (_ a: inout SIMD4<Scalar>, _ b: Scalar) { a = a - b }
    static func *= (_ a: inout SIMD4<Scalar>, _ b: SIMD4<Scalar>) { a = a * b }
    static func *= (_ a: inout SIMD4<Scalar>, _ b: Scalar) { a = a * b }
    static func /= (_ a: inout SIMD4<Scalar>, _ b: SIMD4<Scalar>) { a = a / b }
    static func /= (_ a: inout SIMD4<Scalar>, _ b: Scalar) { a = a / b }
    func sum() -> Scalar { x + y + z + w }
    func min() -> Scalar { [x, y, z, w].min()! }
    func max() -> Scalar { [x, y, z, w].max()! }
    func clamped(lowerBound: SIMD4<Scalar>, upperBound: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(x < lowerBound.x ? lowerBound.x : x > upperBound.x ? upperBound.x : x, y < lowerBound.y ? lowerBound.y : y > upperBound.y ? upperBound.y : y, z < lowerBound.z ? lowerBound.z : z > upperBound.z ? upperBound.z : z, w < lowerBound.w ? lowerBound.w : w > upperBound.w ? upperBound.w : w) }
}
extension SIMD4 where Scalar: FixedWidthInteger {
    static var zero: SIMD4<Scalar> { SIMD4<Scalar>(repeating: 0) }
    static var one: SIMD4<Scalar> { SIMD4<Scalar>(repeating: 1) }
    static func &+ (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x &+ b.x, a.y &+ b.y, a.z &+ b.z, a.w &+ b.w) }
    static func &- (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x &- b.x, a.y &- b.y, a.z &- b.z, a.w &- b.w) }
    static func &* (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x &* b.x, a.y &* b.y, a.z &* b.z, a.w &* b.w) }
}
func simd_length(_ x: SIMD2<Float>) -> Float { (x * x).sum().squareRoot() }
func simd_length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
func simd_length(_ x: SIMD3<Float>) -> Float { (x * x).sum().squareRoot() }
func simd_length(_ x: SIMD3<Double>) -> Double { (x * x).sum().squareRoot() }
func simd_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_length(x - y) }
func simd_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length(x - y) }
