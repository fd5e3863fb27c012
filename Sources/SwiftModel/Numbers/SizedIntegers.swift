/// The integers of a fixed size. A running value is an `Int` that holds the number, or its bits where it is above `Int.max`.
package protocol SizedArithmetic: Sendable {
    static var name: String { get }
    static var bounds: (min: Int, max: Int, width: Int) { get }
    static func number(_ value: Int) -> any BinaryInteger
    /// `nil` where the number does not fit.
    static func exactly(_ number: any BinaryInteger) -> Int?
    static func exactly(_ number: Double) -> Int?
    static func truncating(_ number: any BinaryInteger) -> Int
    static func clamping(_ number: any BinaryInteger) -> Int
    static func parsed(_ text: String, radix: Int) -> Int?
    static func text(_ value: Int, radix: Int) -> String
    static func isLess(_ a: Int, _ b: Int) -> Bool
    static func reporting(_ operation: SizedOperation, _ a: Int, _ b: Int) -> (value: Int, overflow: Bool)
    static func fullWidthProduct(_ a: Int, _ b: Int) -> (high: Int, low: Int)
    static func bits(_ operation: BitOperation, _ a: Int, _ b: Int) -> Int
    static func counts(_ value: Int) -> (ones: Int, leading: Int, trailing: Int, swapped: Int)
    static func random(_ first: Int, _ last: Int, using generator: inout SplitMix64) -> Int
}

/// What may overflow.
package enum SizedOperation: String, CaseIterable { case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%" }

/// What may not.
package enum BitOperation: String, CaseIterable {
    case and = "&", or = "|", exclusiveOr = "^", maskedLeft = "&<<", maskedRight = "&>>", wrappingAdd = "&+", wrappingSubtract = "&-", wrappingMultiply = "&*"
}

/// The arithmetic of one of Swift's own types.
package enum Sized<Number: FixedWidthInteger & Sendable>: SizedArithmetic {
    private static func unpacked(_ value: Int) -> Number { Number(truncatingIfNeeded: value) }
    private static func packed(_ number: Number) -> Int { Int(truncatingIfNeeded: number) }

    package static var name: String { "\(Number.self)" }
    package static var bounds: (min: Int, max: Int, width: Int) { (packed(.min), packed(.max), Number.bitWidth) }
    package static func number(_ value: Int) -> any BinaryInteger { unpacked(value) }
    package static func exactly(_ number: any BinaryInteger) -> Int? { Number(exactly: number).map(packed) }
    package static func exactly(_ number: Double) -> Int? { Number(exactly: number).map(packed) }
    package static func truncating(_ number: any BinaryInteger) -> Int { packed(Number(truncatingIfNeeded: number)) }
    package static func clamping(_ number: any BinaryInteger) -> Int { packed(Number(clamping: number)) }
    package static func parsed(_ text: String, radix: Int) -> Int? { Number(text, radix: radix).map(packed) }
    package static func text(_ value: Int, radix: Int) -> String { String(unpacked(value), radix: radix) }
    package static func isLess(_ a: Int, _ b: Int) -> Bool { unpacked(a) < unpacked(b) }

    package static func reporting(_ operation: SizedOperation, _ a: Int, _ b: Int) -> (value: Int, overflow: Bool) {
        let (a, b) = (unpacked(a), unpacked(b))
        let result =
            switch operation {
            case .add: a.addingReportingOverflow(b)
            case .subtract: a.subtractingReportingOverflow(b)
            case .multiply: a.multipliedReportingOverflow(by: b)
            case .divide: a.dividedReportingOverflow(by: b)
            case .remainder: a.remainderReportingOverflow(dividingBy: b)
            }
        return (packed(result.partialValue), result.overflow)
    }

    package static func fullWidthProduct(_ a: Int, _ b: Int) -> (high: Int, low: Int) {
        let product = unpacked(a).multipliedFullWidth(by: unpacked(b))
        return (packed(product.high), Int(truncatingIfNeeded: product.low))
    }

    package static func bits(_ operation: BitOperation, _ a: Int, _ b: Int) -> Int {
        let (a, b) = (unpacked(a), unpacked(b))
        let result =
            switch operation {
            case .and: a & b
            case .or: a | b
            case .exclusiveOr: a ^ b
            case .maskedLeft: a &<< b
            case .maskedRight: a &>> b
            case .wrappingAdd: a &+ b
            case .wrappingSubtract: a &- b
            case .wrappingMultiply: a &* b
            }
        return packed(result)
    }

    package static func counts(_ value: Int) -> (ones: Int, leading: Int, trailing: Int, swapped: Int) {
        let number = unpacked(value)
        return (number.nonzeroBitCount, number.leadingZeroBitCount, number.trailingZeroBitCount, packed(number.byteSwapped))
    }

    package static func random(_ first: Int, _ last: Int, using generator: inout SplitMix64) -> Int {
        packed(Number.random(in: unpacked(first)...unpacked(last), using: &generator))
    }
}

/// The types by their declarations.
package enum SizedTypes {
    /// `nil` where the type is none of them. Each is made when needed: the first use of a generic type looks its conformances up, which takes a while.
    package static func arithmetic(of type: SwiftType) -> (any SizedArithmetic.Type)? {
        switch type.known {
        case .int: Sized<Int>.self
        case .int8: Sized<Int8>.self
        case .int16: Sized<Int16>.self
        case .int32: Sized<Int32>.self
        case .int64: Sized<Int64>.self
        case .uint: Sized<UInt>.self
        case .uint8: Sized<UInt8>.self
        case .uint16: Sized<UInt16>.self
        case .uint32: Sized<UInt32>.self
        case .uint64: Sized<UInt64>.self
        default: nil
        }
    }
}
