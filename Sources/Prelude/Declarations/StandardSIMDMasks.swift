/// A number of which rows are made.
protocol SIMDScalar: Hashable, Sendable { associatedtype SIMDMaskScalar: SIMDScalar, FixedWidthInteger, SignedInteger }
extension Int: SIMDScalar { typealias SIMDMaskScalar = Int }
extension Int8: SIMDScalar { typealias SIMDMaskScalar = Int8 }
extension Int16: SIMDScalar { typealias SIMDMaskScalar = Int16 }
extension Int32: SIMDScalar { typealias SIMDMaskScalar = Int32 }
extension Int64: SIMDScalar { typealias SIMDMaskScalar = Int64 }
extension UInt: SIMDScalar { typealias SIMDMaskScalar = Int }
extension UInt8: SIMDScalar { typealias SIMDMaskScalar = Int8 }
extension UInt16: SIMDScalar { typealias SIMDMaskScalar = Int16 }
extension UInt32: SIMDScalar { typealias SIMDMaskScalar = Int32 }
extension UInt64: SIMDScalar { typealias SIMDMaskScalar = Int64 }
extension Float: SIMDScalar { typealias SIMDMaskScalar = Int32 }
extension Double: SIMDScalar { typealias SIMDMaskScalar = Int64 }
/// What holds for each number of a row.
struct SIMDMask<Storage: SIMD>: SIMD {
    typealias Scalar = Bool
    typealias MaskStorage = Storage
    static var scalarCount: Int { Storage.scalarCount }
    var _scalars: [Bool]
    init(_scalars: [Bool]) { self._scalars = _scalars }
    init() { self.init(repeating: false) }
    static func random() -> SIMDMask<Storage> { SIMDMask(_scalars: (0..<scalarCount).map { _ in Bool.random() }) }
    static prefix func .! (_ a: SIMDMask<Storage>) -> SIMDMask<Storage> { a._each { !$0 } }
    static func .& (_ a: SIMDMask<Storage>, _ b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._with(b) { $0 && $1 } }
    static func .& (_ a: SIMDMask<Storage>, _ b: Bool) -> SIMDMask<Storage> { a._each { $0 && b } }
    static func .& (_ a: Bool, _ b: SIMDMask<Storage>) -> SIMDMask<Storage> { b._each { a && $0 } }
    static func .&= (_ a: inout SIMDMask<Storage>, _ b: SIMDMask<Storage>) { a = a .& b }
    static func .| (_ a: SIMDMask<Storage>, _ b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._with(b) { $0 || $1 } }
    static func .| (_ a: SIMDMask<Storage>, _ b: Bool) -> SIMDMask<Storage> { a._each { $0 || b } }
    static func .| (_ a: Bool, _ b: SIMDMask<Storage>) -> SIMDMask<Storage> { b._each { a || $0 } }
    static func .|= (_ a: inout SIMDMask<Storage>, _ b: SIMDMask<Storage>) { a = a .| b }
    static func .^ (_ a: SIMDMask<Storage>, _ b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._with(b) { $0 != $1 } }
    static func .^ (_ a: SIMDMask<Storage>, _ b: Bool) -> SIMDMask<Storage> { a._each { $0 != b } }
    static func .^ (_ a: Bool, _ b: SIMDMask<Storage>) -> SIMDMask<Storage> { b._each { a != $0 } }
    static func .^= (_ a: inout SIMDMask<Storage>, _ b: SIMDMask<Storage>) { a = a .^ b }
}
func any<Storage: SIMD>(_ mask: SIMDMask<Storage>) -> Bool { mask._scalars.contains(true) }
func all<Storage: SIMD>(_ mask: SIMDMask<Storage>) -> Bool { !mask._scalars.contains(false) }
extension SIMD {
    func _mask(_ other: Self, _ holds: (Scalar, Scalar) -> Bool) -> SIMDMask<MaskStorage> { SIMDMask(_scalars: zip(_scalars, other._scalars).map { holds($0, $1) }) }
    static func .== (_ a: Self, _ b: Self) -> SIMDMask<MaskStorage> { a._mask(b) { $0 == $1 } }
    static func .== (_ a: Self, _ b: Scalar) -> SIMDMask<MaskStorage> { a._mask(Self(repeating: b)) { $0 == $1 } }
    static func .== (_ a: Scalar, _ b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a)._mask(b) { $0 == $1 } }
    static func .!= (_ a: Self, _ b: Self) -> SIMDMask<MaskStorage> { a._mask(b) { $0 != $1 } }
    static func .!= (_ a: Self, _ b: Scalar) -> SIMDMask<MaskStorage> { a._mask(Self(repeating: b)) { $0 != $1 } }
    static func .!= (_ a: Scalar, _ b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a)._mask(b) { $0 != $1 } }
    mutating func replace(with other: Self, where mask: SIMDMask<MaskStorage>) { self = replacing(with: other, where: mask) }
    mutating func replace(with other: Scalar, where mask: SIMDMask<MaskStorage>) { self = replacing(with: other, where: mask) }
    func replacing(with other: Self, where mask: SIMDMask<MaskStorage>) -> Self { Self(_scalars: indices.map { mask[$0] ? other[$0] : self[$0] }) }
    func replacing(with other: Scalar, where mask: SIMDMask<MaskStorage>) -> Self { replacing(with: Self(repeating: other), where: mask) }
}
extension SIMD where Scalar: Comparable {
    static func .< (_ a: Self, _ b: Self) -> SIMDMask<MaskStorage> { a._mask(b) { $0 < $1 } }
    static func .< (_ a: Self, _ b: Scalar) -> SIMDMask<MaskStorage> { a._mask(Self(repeating: b)) { $0 < $1 } }
    static func .< (_ a: Scalar, _ b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a)._mask(b) { $0 < $1 } }
    static func .<= (_ a: Self, _ b: Self) -> SIMDMask<MaskStorage> { a._mask(b) { $0 <= $1 } }
    static func .<= (_ a: Self, _ b: Scalar) -> SIMDMask<MaskStorage> { a._mask(Self(repeating: b)) { $0 <= $1 } }
    static func .<= (_ a: Scalar, _ b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a)._mask(b) { $0 <= $1 } }
    static func .> (_ a: Self, _ b: Self) -> SIMDMask<MaskStorage> { a._mask(b) { $0 > $1 } }
    static func .> (_ a: Self, _ b: Scalar) -> SIMDMask<MaskStorage> { a._mask(Self(repeating: b)) { $0 > $1 } }
    static func .> (_ a: Scalar, _ b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a)._mask(b) { $0 > $1 } }
    static func .>= (_ a: Self, _ b: Self) -> SIMDMask<MaskStorage> { a._mask(b) { $0 >= $1 } }
    static func .>= (_ a: Self, _ b: Scalar) -> SIMDMask<MaskStorage> { a._mask(Self(repeating: b)) { $0 >= $1 } }
    static func .>= (_ a: Scalar, _ b: Self) -> SIMDMask<MaskStorage> { Self(repeating: a)._mask(b) { $0 >= $1 } }
}
extension SIMD where Scalar: FixedWidthInteger {
    static func random(in range: Range<Scalar>) -> Self { Self(_scalars: (0..<scalarCount).map { _ in Scalar.random(in: range) }) }
    static func random(in range: ClosedRange<Scalar>) -> Self { Self(_scalars: (0..<scalarCount).map { _ in Scalar.random(in: range) }) }
}
