import SwiftModel

extension StandardNatives {
    /// `Float`: a running value is the `Double` of the same number, so every result is rounded to one that `Float` has.
    static func bindSinglePrecision(_ table: inout [String: DirectFunction]) {
        let operators: [(String, @Sendable (Double, Double) -> Double)] = [("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0 * $1 }), ("/", { $0 / $1 })]
        for (name, operation) in operators {
            table["Float.\(name)(_: Float, _: Float)"] = { call in .double(operation(try call.double(0), try call.double(1))) }
            table["Float.\(name)=(_: inout Float, _: Float)"] = { call in
                call[0] = rounded(.double(operation(try call.double(0), try call.double(1))))
                return .none
            }
        }
        let comparisons: [(String, @Sendable (Double, Double) -> Bool)] = [
            ("==", { $0 == $1 }), ("!=", { $0 != $1 }), ("<", { $0 < $1 }), (">", { $0 > $1 }), ("<=", { $0 <= $1 }), (">=", { $0 >= $1 }),
        ]
        for (name, comparison) in comparisons {
            table["Float.\(name)(_: Float, _: Float)"] = { call in .bool(comparison(try call.double(0), try call.double(1))) }
        }
        table["Float.-(_: Float)"] = { call in .double(-(try call.double(0))) }
        let limits: [(String, Float)] = [
            ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude), ("ulpOfOne", .ulpOfOne),
        ]
        for (name, value) in limits { table["Float.\(name)"] = { _ in .double(Double(value)) } }
        for (key, function) in table where key.hasPrefix("Float.") { table[key] = { call in rounded(try function(call)) } }
    }

    private static func rounded(_ value: Value) -> Value {
        if case .double(let number) = value { return .double(Double(Float(number))) }
        return value
    }
}
