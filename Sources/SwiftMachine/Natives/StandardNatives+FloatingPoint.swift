import SwiftModel

extension StandardNatives {
    /// The parts of floating-point numbers, written once for all types of them. A running `Float` is the `Double` of the same number.
    static func bindFloatingPointParts(_ table: inout [String: DirectFunction]) {
        func bind(_ member: String, _ single: @escaping @Sendable (Float) -> Value, _ double: @escaping @Sendable (Double) -> Value) {
            table["FloatingPoint.\(member)"] = { call in
                let number = try call.double(0)
                return isSingle(call.type(0)) ? single(Float(number)) : double(number)
            }
        }
        bind("sign", { .int($0.sign == .minus ? 1 : 0) }, { .int($0.sign == .minus ? 1 : 0) })
        bind("exponent", { .int($0.exponent) }, { .int($0.exponent) })
        bind("significand", { .double(Double($0.significand)) }, { .double($0.significand) })
        bind("ulp", { .double(Double($0.ulp)) }, { .double($0.ulp) })
        bind("nextUp", { .double(Double($0.nextUp)) }, { .double($0.nextUp) })
        bind("nextDown", { .double(Double($0.nextDown)) }, { .double($0.nextDown) })
        bind("isNormal", { .bool($0.isNormal) }, { .bool($0.isNormal) })
        table["FloatingPoint.leastNormalMagnitude"] = { call in
            .double(isSingle(call.type(0)) ? Double(Float.leastNormalMagnitude) : Double.leastNormalMagnitude)
        }
        table["FloatingPoint.init(sign: FloatingPointSign, exponent: Int, significand: Self)"] = { call in
            let (sign, exponent, significand) = (try call.int(0) == 1 ? FloatingPointSign.minus : .plus, try call.int(1), try call.double(2))
            if isSingle(call.type(0)) { return .double(Double(Float(sign: sign, exponent: exponent, significand: Float(significand)))) }
            return .double(Double(sign: sign, exponent: exponent, significand: significand))
        }
        table["FloatingPoint.init(exactly: T)"] = { call in
            let (number, type) = (try call.int(0), call.type(1))
            guard let whole = SizedTypes.arithmetic(of: type)?.number(number) else { throw RuntimeError.malformed("an integer") }
            return (isSingle(call.type(0)) ? Float(exactly: whole).map(Double.init) : Double(exactly: whole)).map(Value.double) ?? .none
        }
    }

    private static func isSingle(_ type: SwiftType) -> Bool { type.known == .float }
}
