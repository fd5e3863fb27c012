import SwiftModel

extension StandardNatives {
    /// `Int8` to `UInt64` by what the prelude says of all of them.
    static func bindSizedIntegers(_ table: inout [String: DirectFunction]) {
        func bind(_ owner: String, _ member: String, _ function: @escaping @Sendable (DirectCall, any SizedArithmetic.Type) throws -> Value) {
            table["\(owner).\(member)"] = { call in try function(call, call.sized(0)) }
        }
        bindSizedValues { bind("_SizedInteger", $0, $1) }
        bindSizedConversions { bind("_SizedInteger", $0, $1) }
        bindSizedOperators { bind("_SizedInteger", $0, $1) }
        bindIntegerConversions { bind("BinaryInteger", $0, $1) }
        bindBits { bind("FixedWidthInteger", $0, $1) }
        // Every integer converts to a number of another kind.
        table["Int.init(_: T)"] = { call in .int(try call.fitting(Sized<Int>.self, call.sized(0).number(call.int(0)))) }
        table["Int.init(bitPattern: T)"] = { call in .int(Sized<Int>.truncating(try call.sized(0).number(call.int(0)))) }
        for type in ["Double", "CGFloat"] { table["\(type).init(_: T)"] = { call in .double(Double(try call.sized(0).number(call.int(0)))) } }
        table["Float.init(_: T)"] = { call in .double(Double(Float(try call.sized(0).number(call.int(0))))) }
    }

    private typealias Bind = (String, @escaping @Sendable (DirectCall, any SizedArithmetic.Type) throws -> Value) -> Void

    private static func bindSizedValues(_ bind: Bind) {
        bind("init()") { _, _ in .int(0) }
        bind("max") { _, type in .int(type.bounds.max) }
        bind("min") { _, type in .int(type.bounds.min) }
        bind("bitWidth") { _, type in .int(type.bounds.width) }
        bind("description") { call, type in .string(type.text(try call.int(0), radix: 10)) }
    }

    /// What every integer has, written once for all of them.
    private static func bindIntegerConversions(_ bind: Bind) {
        bind("init(truncatingIfNeeded: T)") { call, type in .int(type.truncating(try call.sized(1).number(call.int(0)))) }
        bind("init(clamping: T)") { call, type in .int(type.clamping(try call.sized(1).number(call.int(0)))) }
        bind("init(exactly: T)") { call, type in type.exactly(try call.sized(1).number(call.int(0))).map(Value.int) ?? .none }
        bind("isSigned") { _, type in .bool(type.isLess(-1, 0)) }
        bind("magnitude") { call, type in
            let value = try call.int(0)
            // The bits of the magnitude of `Int.min` are its own.
            return .int(type.isLess(value, 0) ? 0 &- value : value)
        }
        bind("formatted()") { call, type in .string(Format.grouped(number: type.text(try call.int(0), radix: 10))) }
        bind("_text(radix: Int)") { call, type in
            let radix = try call.int(1)
            guard (2...36).contains(radix) else { throw RuntimeError("radix", "the radix \(radix) is not within 2...36") }
            return .string(type.text(try call.int(0), radix: radix))
        }
        bind("_compared(_: T)") { call, type in
            let (a, b) = (type.number(try call.int(0)), try call.sized(1).number(call.int(1)))
            return .int(isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0)
        }
        for (name, sign) in [("<<", 1), (">>", -1)] {
            bind("\(name)(_: Self, _: T)") { call, type in
                let distance = Sized<Int>.clamping(try call.sized(1).number(call.int(1)))
                return .int(shifted(try call.int(0), by: sign == 1 ? distance : 0 - max(distance, -Int.max), type))
            }
        }
    }

    private static func isLess(_ a: some BinaryInteger, _ b: some BinaryInteger) -> Bool { a < b }

    /// What integers of a fixed size say of their bits, and arithmetic that reports overflow.
    private static func bindBits(_ bind: Bind) {
        bind("nonzeroBitCount") { call, type in .int(type.counts(try call.int(0)).ones) }
        bind("leadingZeroBitCount") { call, type in .int(type.counts(try call.int(0)).leading) }
        bind("trailingZeroBitCount") { call, type in .int(type.counts(try call.int(0)).trailing) }
        bind("byteSwapped") { call, type in .int(type.counts(try call.int(0)).swapped) }
        bind("_random(_: Self)") { call, type in .int(type.random(try call.int(0), try call.int(1), using: &call.machine.random)) }
        let reporting: [(String, SizedOperation)] = [
            ("addingReportingOverflow(_: Self)", .add), ("subtractingReportingOverflow(_: Self)", .subtract),
            ("multipliedReportingOverflow(by: Self)", .multiply), ("dividedReportingOverflow(by: Self)", .divide),
            ("remainderReportingOverflow(dividingBy: Self)", .remainder),
        ]
        for (member, operation) in reporting {
            bind(member) { call, type in
                let (value, overflow) = type.reporting(operation, try call.int(0), try call.int(1))
                return .box(Box([.int(value), .bool(overflow)]))
            }
        }
        bind("multipliedFullWidth(by: Self)") { call, type in
            let (high, low) = type.fullWidthProduct(try call.int(0), try call.int(1))
            return .box(Box([.int(high), .int(low)]))
        }
        for operation in [BitOperation.maskedLeft, .maskedRight] {
            bind("\(operation.rawValue)(_: Self, _: Self)") { call, type in .int(type.bits(operation, try call.int(0), try call.int(1))) }
        }
    }

    private static func bindSizedConversions(_ bind: Bind) {
        bind("init(_: Int)") { call, type in .int(try call.fitting(type, call.int(0))) }
        bind("init(_: T)") { call, type in .int(try call.fitting(type, call.sized(1).number(call.int(0)))) }
        bind("init(exactly: Double)") { call, type in type.exactly(try call.double(0)).map(Value.int) ?? .none }
        bind("init(bitPattern: T)") { call, type in .int(type.truncating(try call.sized(1).number(call.int(0)))) }
        bind("init(clamping: T)") { call, type in .int(type.clamping(try call.sized(1).number(call.int(0)))) }
        bind("init(_: String)") { call, type in type.parsed(try call.string(0), radix: 10).map(Value.int) ?? .none }
        bind("init(_: String, radix: Int)") { call, type in
            let radix = try call.int(1)
            guard (2...36).contains(radix) else { throw RuntimeError("radix", "the radix \(radix) is not within 2...36") }
            return type.parsed(try call.string(0), radix: radix).map(Value.int) ?? .none
        }
        for source in ["Double", "CGFloat", "Float"] {
            bind("init(_: \(source))") { call, type in
                let number = try call.double(0)
                guard let whole = type.exactly(number.rounded(.towardZero)) else {
                    throw RuntimeError("overflow", "the number \(number) does not fit in \(type.name)")
                }
                return .int(whole)
            }
        }
    }

    private static func bindSizedOperators(_ bind: Bind) {
        for operation in SizedOperation.allCases {
            bind("\(operation.rawValue)(_: Self, _: Self)") { call, type in
                let (a, b) = (try call.int(0), try call.int(1))
                let (value, overflow) = type.reporting(operation, a, b)
                guard overflow else { return .int(value) }
                let text = "\(type.text(a, radix: 10)) \(operation.rawValue) \(type.text(b, radix: 10))"
                if b == 0, operation == .divide || operation == .remainder { throw RuntimeError("division-by-zero", "division by zero: \(text)") }
                throw RuntimeError("overflow", "arithmetic overflow: \(text) does not fit in \(type.name)")
            }
        }
        for operation in BitOperation.allCases where operation != .maskedLeft && operation != .maskedRight {
            bind("\(operation.rawValue)(_: Self, _: Self)") { call, type in .int(type.bits(operation, try call.int(0), try call.int(1))) }
        }
        bind("~(_: Self)") { call, type in .int(type.bits(.exclusiveOr, try call.int(0), -1)) }
        bind("==(_: Self, _: Self)") { call, _ in .bool(try call.int(0) == call.int(1)) }
        bind("<(_: Self, _: Self)") { call, type in .bool(type.isLess(try call.int(0), try call.int(1))) }
    }

    /// A shift by as many places as there are, or more, leaves nothing but the sign.
    private static func shifted(_ value: Int, by distance: Int, _ type: any SizedArithmetic.Type) -> Int {
        let width = type.bounds.width
        if distance >= width { return 0 }
        if distance <= -width { return type.isLess(value, 0) ? -1 : 0 }
        return type.bits(distance < 0 ? .maskedRight : .maskedLeft, value, abs(distance))
    }
}

extension DirectCall {
    /// The arithmetic of a type argument.
    fileprivate func sized(_ index: Int) throws -> any SizedArithmetic.Type {
        guard let found = SizedTypes.arithmetic(of: type(index)) else { throw RuntimeError.malformed("an integer") }
        return found
    }

    fileprivate func fitting(_ type: any SizedArithmetic.Type, _ number: any BinaryInteger) throws -> Int {
        guard let value = type.exactly(number) else { throw RuntimeError("overflow", "the number \(number) does not fit in \(type.name)") }
        return value
    }
}
