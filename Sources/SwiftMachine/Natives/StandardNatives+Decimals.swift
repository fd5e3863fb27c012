import Foundation
import SwiftModel

extension StandardNatives {
    /// `Decimal` is Foundation's; its values are their texts, of which equal ones are equal.
    static func bindDecimals(_ table: inout [String: DirectFunction]) {
        table["_decimalText(_: Double)"] = { call in
            let value = try call.double(0)
            return .string(value.isFinite ? Decimal(value).description : "NaN")
        }
        table["_decimalRead(_: String)"] = { call in
            // What follows the number is left out, as Foundation does.
            Decimal(string: try call.text(0), locale: Locale(identifier: "en_US_POSIX")).map { .string($0.description) } ?? .none
        }
        table["_decimalResult(_: String, _: String, _: Int)"] = { call in
            var (a, b, result) = (try decimal(call.text(0)), try decimal(call.text(1)), Decimal())
            let fault =
                switch try call.int(2) {
                case 0: NSDecimalAdd(&result, &a, &b, .plain)
                case 1: NSDecimalSubtract(&result, &a, &b, .plain)
                case 2: NSDecimalMultiply(&result, &a, &b, .plain)
                default: b.isZero ? .divideByZero : NSDecimalDivide(&result, &a, &b, .plain)
                }
            let isLost = fault == .divideByZero || fault == .overflow || a.isNaN || b.isNaN
            return .string(isLost ? "NaN" : result.description)
        }
        table["_decimalOrder(_: String, _: String)"] = { call in
            var (a, b) = (try decimal(call.text(0)), try decimal(call.text(1)))
            return .int(NSDecimalCompare(&a, &b).rawValue)
        }
        table["_decimalRounded(_: String, _: Int, _: Int)"] = { call in
            var (value, result) = (try decimal(call.text(0)), Decimal())
            let mode = Decimal.RoundingMode(rawValue: UInt(clamping: try call.int(2))) ?? .plain
            NSDecimalRound(&result, &value, min(max(try call.int(1), -128), 128), mode)
            return .string(result.description)
        }
        table["_withoutMarks(_: String)"] = { call in
            try call.made(call.string(0).folding(options: .diacriticInsensitive, locale: nil))
        }
        table["_normalized(_: String, _: Bool, _: Bool)"] = { call in
            let text = try call.string(0)
            return switch (try call.bool(1), try call.bool(2)) {
            case (true, false): try call.made(text.precomposedStringWithCanonicalMapping)
            case (false, false): try call.made(text.decomposedStringWithCanonicalMapping)
            case (true, true): try call.made(text.precomposedStringWithCompatibilityMapping)
            case (false, true): try call.made(text.decomposedStringWithCompatibilityMapping)
            }
        }
    }

    private static func decimal(_ text: String) -> Decimal { Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? .nan }
}
