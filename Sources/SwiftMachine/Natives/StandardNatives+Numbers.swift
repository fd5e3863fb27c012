import SwiftModel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension StandardNatives {
    static func bindIntegers(_ table: inout [String: DirectFunction]) {
        table["Int.init()"] = { _ in .int(0) }
        let toInt: DirectFunction = { call in
            switch call[0] {
            case .int: return call[0]
            case .double(let number):
                guard let whole = Int(exactly: number.rounded(.towardZero)) else { throw RuntimeError("overflow", "the number \(number) does not fit in Int") }
                return .int(whole)
            default: throw RuntimeError.malformed("a number")
            }
        }
        for type in ["Int", "Double", "CGFloat", "Float"] { table["Int.init(_: \(type))"] = toInt }
        for type in ["Int", "Double", "CGFloat"] {
            table["Int.init(exactly: \(type))"] = { call in
                if case .double(let number) = call[0] { return Int(exactly: number).map(Value.int) ?? .none }
                return call[0]
            }
        }
        table["Int.init(_: String)"] = { call in Int(try call.text(0)).map(Value.int) ?? .none }
        table["Int.init(_: String, radix: Int)"] = { call in
            let radix = try call.int(1)
            guard (2...36).contains(radix) else { throw RuntimeError("radix", "the radix \(radix) is not within 2...36") }
            return Int(try call.text(0), radix: radix).map(Value.int) ?? .none
        }
        table["Int.~(_: Int)"] = { call in .int(~(try call.int(0))) }
        let operations: [(String, @Sendable (Int, Int) -> Int)] = [
            ("&", { $0 & $1 }), ("|", { $0 | $1 }), ("^", { $0 ^ $1 }), ("<<", { $0 << $1 }), (">>", { $0 >> $1 }), ("&+", { $0 &+ $1 }), ("&-", { $0 &- $1 }),
            ("&*", { $0 &* $1 }),
        ]
        for (name, operation) in operations { table["Int.\(name)(_: Int, _: Int)"] = { call in .int(operation(try call.int(0), try call.int(1))) } }
    }

    static func bindFloatingPoint(_ type: String, _ table: inout [String: DirectFunction]) {
        table["\(type).init()"] = { _ in .double(0) }
        for source in ["Int", "Double", "CGFloat", "Float"] {
            table["\(type).init(_: \(source))"] = { call in
                switch call[0] {
                case .int(let number): return .double(Double(number))
                case .double: return call[0]
                default: throw RuntimeError.malformed("a number")
                }
            }
        }
        table["\(type).init(_: String)"] = { call in Double(try call.text(0)).map(Value.double) ?? .none }
        table["\(type).init(bitPattern: \(type == "Float" ? "UInt32" : "UInt64"))"] = { call in
            let bits = UInt64(bitPattern: Int64(try call.int(0)))
            return .double(type == "Float" ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits))
        }
        table["\(type).bitPattern"] = { call in
            let number = try call.double(0)
            return .int(type == "Float" ? Int(Float(number).bitPattern) : Int(bitPattern: UInt(number.bitPattern)))
        }
        let constants: [(String, Double)] = [
            ("infinity", .infinity), ("nan", .nan), ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
            ("ulpOfOne", .ulpOfOne),
        ]
        for (name, value) in constants { table["\(type).\(name)"] = { _ in .double(value) } }
        table["\(type).squareRoot()"] = { call in .double(try call.double(0).squareRoot()) }
        table["\(type).rounded()"] = { call in .double(try call.double(0).rounded()) }
        let rules: [FloatingPointRoundingRule] = [.toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero]
        table["\(type).rounded(_: FloatingPointRoundingRule)"] = { call in
            let rule = try call.int(1)
            guard rules.indices.contains(rule) else { throw RuntimeError.malformed("a rounding rule") }
            return .double(try call.double(0).rounded(rules[rule]))
        }
        table["\(type).truncatingRemainder(dividingBy: \(type))"] = { call in .double(try call.double(0).truncatingRemainder(dividingBy: call.double(1))) }
        table["\(type).remainder(dividingBy: \(type))"] = { call in .double(try call.double(0).remainder(dividingBy: call.double(1))) }
        table["\(type).formatted()"] = { call in .string(Format.shortest(try call.double(0))) }
    }

    static func bindMathematics(_ table: inout [String: DirectFunction]) {
        // Of numbers; another type has `magnitude`, or `<` and `-`.
        table["_absolute(_: T)"] = { call in
            let type = try call.type(0)
            switch call[0] {
            case .int(let number) where type.isKnown(.int):
                guard number != .min else { throw RuntimeError.overflow(0, "-", number) }
                return .int(abs(number))
            case .double(let number) where type.known?.isFloatingPoint ?? false: return .double(abs(number))
            default: return .none
            }
        }
        let functions: [(String, @Sendable (Double) -> Double)] = [
            ("sqrt", { $0.squareRoot() }), ("cbrt", { cbrt($0) }), ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded() }),
            ("trunc", { $0.rounded(.towardZero) }), ("sin", { sin($0) }), ("cos", { cos($0) }), ("tan", { tan($0) }), ("asin", { asin($0) }),
            ("acos", { acos($0) }), ("atan", { atan($0) }), ("exp", { exp($0) }), ("exp2", { exp2($0) }), ("log", { log($0) }), ("log2", { log2($0) }),
            ("log10", { log10($0) }), ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }), ("fabs", { abs($0) }),
            ("asinh", { asinh($0) }), ("acosh", { acosh($0) }), ("atanh", { atanh($0) }), ("log1p", { log1p($0) }), ("expm1", { expm1($0) }),
            ("erf", { erf($0) }), ("erfc", { erfc($0) }), ("tgamma", { tgamma($0) }),
        ]
        let pairs: [(String, @Sendable (Double, Double) -> Double)] = [
            ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }), ("fmod", { fmod($0, $1) }), ("hypot", { hypot($0, $1) }), ("fmin", { fmin($0, $1) }),
            ("fmax", { fmax($0, $1) }), ("copysign", { copysign($0, $1) }),
        ]
        for type in ["Double", "CGFloat"] {
            for (name, function) in functions { table["\(name)(_: \(type))"] = { call in .double(function(try call.double(0))) } }
            for (name, function) in pairs { table["\(name)(_: \(type), _: \(type))"] = { call in .double(function(try call.double(0), try call.double(1))) } }
        }
    }
}
