// Vectors of two, three and four numbers.
struct SIMD2<Scalar: Hashable>: Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
    var x: Scalar
    var y: Scalar
    typealias ArrayLiteralElement = Scalar
    init(arrayLiteral elements: Scalar...) {
        guard elements.count == 2 else { fatalError("a SIMD2 is made of 2 values, not of \(elements.count)") }
        (x, y) = (elements[0], elements[1])
    }
    init(_ x: Scalar, _ y: Scalar) { (self.x, self.y) = (x, y) }
    init(x: Scalar, y: Scalar) { (self.x, self.y) = (x, y) }
    init(repeating value: Scalar) { self.init(value, value) }
    var scalarCount: Int { 2 }
    subscript(index: Int) -> Scalar {
        get { [x, y][index] }
        set {
            switch index {
            case 0: x = newValue
            case 1: y = newValue
            default: fatalError("Index out of range")
            }
        }
    }
    var description: String { "SIMD2<\(Scalar.self)>(" + [x, y].map { "\($0)" }.joined(separator: ", ") + ")" }
}
extension SIMD2 where Scalar: BinaryFloatingPoint {
    static var zero: SIMD2<Scalar> { SIMD2<Scalar>(repeating: 0) }
    static var one: SIMD2<Scalar> { SIMD2<Scalar>(repeating: 1) }
    static func + (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x + b.x, a.y + b.y) }
    static func + (_ a: SIMD2<Scalar>, _ b: Scalar) -> SIMD2<Scalar> { a + SIMD2<Scalar>(repeating: b) }
    static func + (_ a: Scalar, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(repeating: a) + b }
    static func += (_ a: inout SIMD2<Scalar>, _ b: SIMD2<Scalar>) { a = a + b }
    static func += (_ a: inout SIMD2<Scalar>, _ b: Scalar) { a = a + b }
    static func - (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x - b.x, a.y - b.y) }
    static func - (_ a: SIMD2<Scalar>, _ b: Scalar) -> SIMD2<Scalar> { a - SIMD2<Scalar>(repeating: b) }
    static func - (_ a: Scalar, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(repeating: a) - b }
    static func -= (_ a: inout SIMD2<Scalar>, _ b: SIMD2<Scalar>) { a = a - b }
    static func -= (_ a: inout SIMD2<Scalar>, _ b: Scalar) { a = a - b }
    static func * (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x * b.x, a.y * b.y) }
    static func * (_ a: SIMD2<Scalar>, _ b: Scalar) -> SIMD2<Scalar> { a * SIMD2<Scalar>(repeating: b) }
    static func * (_ a: Scalar, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(repeating: a) * b }
    static func *= (_ a: inout SIMD2<Scalar>, _ b: SIMD2<Scalar>) { a = a * b }
    static func *= (_ a: inout SIMD2<Scalar>, _ b: Scalar) { a = a * b }
    static func / (_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(a.x / b.x, a.y / b.y) }
    static func / (_ a: SIMD2<Scalar>, _ b: Scalar) -> SIMD2<Scalar> { a / SIMD2<Scalar>(repeating: b) }
    static func / (_ a: Scalar, _ b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(repeating: a) / b }
    static func /= (_ a: inout SIMD2<Scalar>, _ b: SIMD2<Scalar>) { a = a / b }
    static func /= (_ a: inout SIMD2<Scalar>, _ b: Scalar) { a = a / b }
    static prefix func - (_ a: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2<Scalar>(-a.x, -a.y) }
    func sum() -> Scalar { x + y }
    func min() -> Scalar { Swift.min(x, y) }
    func max() -> Scalar { Swift.max(x, y) }
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
        (x, y, z) = (elements[0], elements[1], elements[2])
    }
    init(_ x: Scalar, _ y: Scalar, _ z: Scalar) { (self.x, self.y, self.z) = (x, y, z) }
    init(x: Scalar, y: Scalar, z: Scalar) { (self.x, self.y, self.z) = (x, y, z) }
    init(repeating value: Scalar) { self.init(value, value, value) }
    var scalarCount: Int { 3 }
    subscript(index: Int) -> Scalar {
        get { [x, y, z][index] }
        set {
            switch index {
            case 0: x = newValue
            case 1: y = newValue
            case 2: z = newValue
            default: fatalError("Index out of range")
            }
        }
    }
    var description: String { "SIMD3<\(Scalar.self)>(" + [x, y, z].map { "\($0)" }.joined(separator: ", ") + ")" }
}
extension SIMD3 { init(_ xy: SIMD2<Scalar>, _ z: Scalar) { self.init(xy.x, xy.y, z) } }
extension SIMD3 where Scalar: BinaryFloatingPoint {
    static var zero: SIMD3<Scalar> { SIMD3<Scalar>(repeating: 0) }
    static var one: SIMD3<Scalar> { SIMD3<Scalar>(repeating: 1) }
    static func + (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x + b.x, a.y + b.y, a.z + b.z) }
    static func + (_ a: SIMD3<Scalar>, _ b: Scalar) -> SIMD3<Scalar> { a + SIMD3<Scalar>(repeating: b) }
    static func + (_ a: Scalar, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(repeating: a) + b }
    static func += (_ a: inout SIMD3<Scalar>, _ b: SIMD3<Scalar>) { a = a + b }
    static func += (_ a: inout SIMD3<Scalar>, _ b: Scalar) { a = a + b }
    static func - (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x - b.x, a.y - b.y, a.z - b.z) }
    static func - (_ a: SIMD3<Scalar>, _ b: Scalar) -> SIMD3<Scalar> { a - SIMD3<Scalar>(repeating: b) }
    static func - (_ a: Scalar, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(repeating: a) - b }
    static func -= (_ a: inout SIMD3<Scalar>, _ b: SIMD3<Scalar>) { a = a - b }
    static func -= (_ a: inout SIMD3<Scalar>, _ b: Scalar) { a = a - b }
    static func * (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x * b.x, a.y * b.y, a.z * b.z) }
    static func * (_ a: SIMD3<Scalar>, _ b: Scalar) -> SIMD3<Scalar> { a * SIMD3<Scalar>(repeating: b) }
    static func * (_ a: Scalar, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(repeating: a) * b }
    static func *= (_ a: inout SIMD3<Scalar>, _ b: SIMD3<Scalar>) { a = a * b }
    static func *= (_ a: inout SIMD3<Scalar>, _ b: Scalar) { a = a * b }
    static func / (_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(a.x / b.x, a.y / b.y, a.z / b.z) }
    static func / (_ a: SIMD3<Scalar>, _ b: Scalar) -> SIMD3<Scalar> { a / SIMD3<Scalar>(repeating: b) }
    static func / (_ a: Scalar, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(repeating: a) / b }
    static func /= (_ a: inout SIMD3<Scalar>, _ b: SIMD3<Scalar>) { a = a / b }
    static func /= (_ a: inout SIMD3<Scalar>, _ b: Scalar) { a = a / b }
    static prefix func - (_ a: SIMD3<Scalar>) -> SIMD3<Scalar> { SIMD3<Scalar>(-a.x, -a.y, -a.z) }
    func sum() -> Scalar { x + y + z }
    func min() -> Scalar { Swift.min(x, y, z) }
    func max() -> Scalar { Swift.max(x, y, z) }
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
        (x, y, z, w) = (elements[0], elements[1], elements[2], elements[3])
    }
    init(_ x: Scalar, _ y: Scalar, _ z: Scalar, _ w: Scalar) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    init(repeating value: Scalar) { self.init(value, value, value, value) }
    var scalarCount: Int { 4 }
    subscript(index: Int) -> Scalar {
        get { [x, y, z, w][index] }
        set {
            switch index {
            case 0: x = newValue
            case 1: y = newValue
            case 2: z = newValue
            case 3: w = newValue
            default: fatalError("Index out of range")
            }
        }
    }
    var description: String { "SIMD4<\(Scalar.self)>(" + [x, y, z, w].map { "\($0)" }.joined(separator: ", ") + ")" }
}
extension SIMD4 { init(_ xyz: SIMD3<Scalar>, _ w: Scalar) { self.init(xyz.x, xyz.y, xyz.z, w) } }
extension SIMD4 where Scalar: BinaryFloatingPoint {
    static var zero: SIMD4<Scalar> { SIMD4<Scalar>(repeating: 0) }
    static var one: SIMD4<Scalar> { SIMD4<Scalar>(repeating: 1) }
    static func + (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w) }
    static func + (_ a: SIMD4<Scalar>, _ b: Scalar) -> SIMD4<Scalar> { a + SIMD4<Scalar>(repeating: b) }
    static func + (_ a: Scalar, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(repeating: a) + b }
    static func += (_ a: inout SIMD4<Scalar>, _ b: SIMD4<Scalar>) { a = a + b }
    static func += (_ a: inout SIMD4<Scalar>, _ b: Scalar) { a = a + b }
    static func - (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w) }
    static func - (_ a: SIMD4<Scalar>, _ b: Scalar) -> SIMD4<Scalar> { a - SIMD4<Scalar>(repeating: b) }
    static func - (_ a: Scalar, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(repeating: a) - b }
    static func -= (_ a: inout SIMD4<Scalar>, _ b: SIMD4<Scalar>) { a = a - b }
    static func -= (_ a: inout SIMD4<Scalar>, _ b: Scalar) { a = a - b }
    static func * (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w) }
    static func * (_ a: SIMD4<Scalar>, _ b: Scalar) -> SIMD4<Scalar> { a * SIMD4<Scalar>(repeating: b) }
    static func * (_ a: Scalar, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(repeating: a) * b }
    static func *= (_ a: inout SIMD4<Scalar>, _ b: SIMD4<Scalar>) { a = a * b }
    static func *= (_ a: inout SIMD4<Scalar>, _ b: Scalar) { a = a * b }
    static func / (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w) }
    static func / (_ a: SIMD4<Scalar>, _ b: Scalar) -> SIMD4<Scalar> { a / SIMD4<Scalar>(repeating: b) }
    static func / (_ a: Scalar, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(repeating: a) / b }
    static func /= (_ a: inout SIMD4<Scalar>, _ b: SIMD4<Scalar>) { a = a / b }
    static func /= (_ a: inout SIMD4<Scalar>, _ b: Scalar) { a = a / b }
    static prefix func - (_ a: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(-a.x, -a.y, -a.z, -a.w) }
    func sum() -> Scalar { x + y + z + w }
    func min() -> Scalar { Swift.min(x, y, z, w) }
    func max() -> Scalar { Swift.max(x, y, z, w) }
}
extension SIMD4 where Scalar: FixedWidthInteger {
    static var zero: SIMD4<Scalar> { SIMD4<Scalar>(repeating: 0) }
    static var one: SIMD4<Scalar> { SIMD4<Scalar>(repeating: 1) }
    static func &+ (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x &+ b.x, a.y &+ b.y, a.z &+ b.z, a.w &+ b.w) }
    static func &- (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x &- b.x, a.y &- b.y, a.z &- b.z, a.w &- b.w) }
    static func &* (_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { SIMD4<Scalar>(a.x &* b.x, a.y &* b.y, a.z &* b.z, a.w &* b.w) }
}
