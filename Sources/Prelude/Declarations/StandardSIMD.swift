/// Short rows of numbers, with which one operation works on all of them.
protocol SIMD<Scalar>: Hashable, ExpressibleByArrayLiteral, CustomStringConvertible, Sendable {
    associatedtype Scalar: Hashable
    associatedtype MaskStorage: SIMD
    init(_scalars: [Scalar])
    var _scalars: [Scalar] { get set }
    static var scalarCount: Int { get }
}
extension SIMD {
    init(arrayLiteral elements: Scalar...) { self.init(elements) }
    init<S: Sequence>(_ elements: S) where S.Element == Scalar {
        let scalars = Array(elements)
        guard scalars.count == Self.scalarCount else { fatalError("\(Self.self) is made of \(Self.scalarCount) values, not of \(scalars.count)") }
        self.init(_scalars: scalars)
    }
    init(repeating value: Scalar) { self.init(_scalars: Array(repeating: value, count: Self.scalarCount)) }
    var scalarCount: Int { Self.scalarCount }
    var indices: Range<Int> { 0..<Self.scalarCount }
    subscript(index: Int) -> Scalar {
        get { _scalars[index] }
        set { _scalars[index] = newValue }
    }
    var description: String { "\(Self.self)(\(_scalars.map { "\($0)" }.joined(separator: ", ")))" }
    func _with(_ other: Self, _ combined: (Scalar, Scalar) -> Scalar) -> Self { Self(_scalars: zip(_scalars, other._scalars).map { combined($0, $1) }) }
    func _each(_ changed: (Scalar) -> Scalar) -> Self { Self(_scalars: _scalars.map { changed($0) }) }
}
extension SIMD where Scalar: Numeric {
    init() { self.init(repeating: 0) }
    static var zero: Self { Self(repeating: 0) }
    static var one: Self { Self(repeating: 1) }
}
extension SIMD where Scalar: Comparable {
    func min() -> Scalar { _scalars.min()! }
    func max() -> Scalar { _scalars.max()! }
    func clamped(lowerBound: Self, upperBound: Self) -> Self {
        Self(_scalars: indices.map { Swift.min(Swift.max(_scalars[$0], lowerBound._scalars[$0]), upperBound._scalars[$0]) })
    }
    mutating func clamp(lowerBound: Self, upperBound: Self) { self = clamped(lowerBound: lowerBound, upperBound: upperBound) }
}
extension SIMD where Scalar: FloatingPoint {
    static func + (_ a: Self, _ b: Self) -> Self { a._with(b) { $0 + $1 } }
    static func + (_ a: Self, _ b: Scalar) -> Self { a._each { $0 + b } }
    static func - (_ a: Self, _ b: Self) -> Self { a._with(b) { $0 - $1 } }
    static func - (_ a: Self, _ b: Scalar) -> Self { a._each { $0 - b } }
    static func * (_ a: Self, _ b: Self) -> Self { a._with(b) { $0 * $1 } }
    static func * (_ a: Self, _ b: Scalar) -> Self { a._each { $0 * b } }
    static func * (_ a: Scalar, _ b: Self) -> Self { b._each { a * $0 } }
    static func / (_ a: Self, _ b: Self) -> Self { a._with(b) { $0 / $1 } }
    static func / (_ a: Self, _ b: Scalar) -> Self { a._each { $0 / b } }
    static prefix func - (_ a: Self) -> Self { a._each { -$0 } }
    static func += (_ a: inout Self, _ b: Self) { a = a + b }
    static func -= (_ a: inout Self, _ b: Self) { a = a - b }
    static func *= (_ a: inout Self, _ b: Self) { a = a * b }
    static func *= (_ a: inout Self, _ b: Scalar) { a = a * b }
    static func /= (_ a: inout Self, _ b: Scalar) { a = a / b }
    func sum() -> Scalar { _scalars.reduce(0) { $0 + $1 } }
    func squareRoot() -> Self { _each { $0.squareRoot() } }
    func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self { _each { $0.rounded(rule) } }
}
extension SIMD where Scalar: FixedWidthInteger {
    static func &+ (_ a: Self, _ b: Self) -> Self { a._with(b) { $0 &+ $1 } }
    static func &- (_ a: Self, _ b: Self) -> Self { a._with(b) { $0 &- $1 } }
    static func &* (_ a: Self, _ b: Self) -> Self { a._with(b) { $0 &* $1 } }
    static func &+ (_ a: Self, _ b: Scalar) -> Self { a._each { $0 &+ b } }
    static func &- (_ a: Self, _ b: Scalar) -> Self { a._each { $0 &- b } }
    static func &* (_ a: Self, _ b: Scalar) -> Self { a._each { $0 &* b } }
    static func &+ (_ a: Scalar, _ b: Self) -> Self { b._each { a &+ $0 } }
    static func &- (_ a: Scalar, _ b: Self) -> Self { b._each { a &- $0 } }
    static func &* (_ a: Scalar, _ b: Self) -> Self { b._each { a &* $0 } }
    func wrappedSum() -> Scalar { _scalars.reduce(0) { $0 &+ $1 } }
}
struct SIMD2<Scalar: SIMDScalar>: SIMD {
    typealias MaskStorage = SIMD2<Scalar.SIMDMaskScalar>
    static var scalarCount: Int { 2 }
    var x: Scalar
    var y: Scalar
    init(_scalars: [Scalar]) { self.init(_scalars[0], _scalars[1]) }
    init(_ x: Scalar, _ y: Scalar) { self.x = x; self.y = y }
    init(x: Scalar, y: Scalar) { self.x = x; self.y = y }
    var _scalars: [Scalar] { get { [x, y] } set { self = SIMD2(_scalars: newValue) } }
}
struct SIMD3<Scalar: SIMDScalar>: SIMD {
    typealias MaskStorage = SIMD3<Scalar.SIMDMaskScalar>
    static var scalarCount: Int { 3 }
    var x: Scalar
    var y: Scalar
    var z: Scalar
    init(_scalars: [Scalar]) { self.init(_scalars[0], _scalars[1], _scalars[2]) }
    init(_ x: Scalar, _ y: Scalar, _ z: Scalar) { self.x = x; self.y = y; self.z = z }
    init(x: Scalar, y: Scalar, z: Scalar) { self.x = x; self.y = y; self.z = z }
    init(_ xy: SIMD2<Scalar>, _ z: Scalar) { self.init(xy.x, xy.y, z) }
    var _scalars: [Scalar] { get { [x, y, z] } set { self = SIMD3(_scalars: newValue) } }
}
struct SIMD4<Scalar: SIMDScalar>: SIMD {
    typealias MaskStorage = SIMD4<Scalar.SIMDMaskScalar>
    static var scalarCount: Int { 4 }
    var x: Scalar
    var y: Scalar
    var z: Scalar
    var w: Scalar
    init(_scalars: [Scalar]) { self.init(_scalars[0], _scalars[1], _scalars[2], _scalars[3]) }
    init(_ x: Scalar, _ y: Scalar, _ z: Scalar, _ w: Scalar) { self.x = x; self.y = y; self.z = z; self.w = w }
    init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) { self.x = x; self.y = y; self.z = z; self.w = w }
    init(_ xyz: SIMD3<Scalar>, _ w: Scalar) { self.init(xyz.x, xyz.y, xyz.z, w) }
    init(lowHalf: SIMD2<Scalar>, highHalf: SIMD2<Scalar>) { self.init(lowHalf.x, lowHalf.y, highHalf.x, highHalf.y) }
    init(evenHalf: SIMD2<Scalar>, oddHalf: SIMD2<Scalar>) { self.init(evenHalf.x, oddHalf.x, evenHalf.y, oddHalf.y) }
    var lowHalf: SIMD2<Scalar> { get { SIMD2(x, y) } set { (x, y) = (newValue.x, newValue.y) } }
    var highHalf: SIMD2<Scalar> { get { SIMD2(z, w) } set { (z, w) = (newValue.x, newValue.y) } }
    var evenHalf: SIMD2<Scalar> { get { SIMD2(x, z) } set { (x, z) = (newValue.x, newValue.y) } }
    var oddHalf: SIMD2<Scalar> { get { SIMD2(y, w) } set { (y, w) = (newValue.x, newValue.y) } }
    var _scalars: [Scalar] { get { [x, y, z, w] } set { self = SIMD4(_scalars: newValue) } }
}
typealias simd_float2 = SIMD2<Float>
typealias simd_float3 = SIMD3<Float>
typealias simd_float4 = SIMD4<Float>
typealias simd_double2 = SIMD2<Double>
typealias simd_double3 = SIMD3<Double>
typealias simd_double4 = SIMD4<Double>
func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
func simd_length_squared<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * a).sum() }
func simd_length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * a).sum().squareRoot() }
func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(a - b) }
func simd_normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { a / simd_length(a) }
func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
func simd_clamp<V: SIMD>(_ a: V, _ lower: V, _ upper: V) -> V where V.Scalar: Comparable { a.clamped(lowerBound: lower, upperBound: upper) }
func pointwiseMin<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable { a._with(b) { Swift.min($0, $1) } }
func pointwiseMax<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable { a._with(b) { Swift.max($0, $1) } }
