import Foundation
import SwiftModel

extension StandardNatives {
    /// Reading JSON, and what is written of texts and bytes in it.
    static func bindJSON(_ table: inout [String: DirectFunction]) {
        table["_parsedJSON(_: [UInt8], allowsJSON5: Bool)"] = { call in
            let bytes = try bytes(call)
            let decoder = JSONDecoder()
            decoder.allowsJSON5 = try call.bool(1)
            guard let value = try? decoder.decode(ParsedJSON.self, from: Data(bytes)) else { return .none }
            return try json(value, call.machine)
        }
        table["_quotedJSON(_: String, _: Bool)"] = { call in
            .string(quoted(try call.text(0), escapesSlashes: try call.bool(1)))
        }
        table["_faultOfJSON(_: [UInt8])"] = { call in
            let bytes = try bytes(call)
            do {
                _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
                return .string("The data is not in the correct format.")
            } catch {
                return .string((error as NSError).userInfo["NSDebugDescription"] as? String ?? "The data is not in the correct format.")
            }
        }
        table["_numberValue(_: Any)"] = { call in .double(Machine.double(in: call[0]) ?? 0) }
        table["_intValue(_: Any)"] = { call in .int(Machine.whole(in: call[0]) ?? 0) }
        table["_base64Decoded(_: String)"] = { call in
            guard let data = Data(base64Encoded: try call.text(0)) else { return .none }
            return try call.made(data.count) { data.map { .int(Int($0)) } }
        }
        table["_base64Encoded(_: [UInt8])"] = { call in .string(Data(try bytes(call)).base64EncodedString()) }
    }

    static func bytes(_ call: DirectCall) throws -> [UInt8] {
        try call.array(0).bytes(charging: call.machine.budget)
    }

    /// A case of the prelude's `_Coded`, by its index there.
    private static func json(_ value: ParsedJSON, _ machine: Machine) throws -> Value {
        try machine.budget.charge()
        switch value {
        case .null: return .int(0)
        case .bool(let value): return .box(Box(tag: 1, [.bool(value)]))
        case .int(let value): return .box(Box(tag: 2, [.int(value)]))
        case .double(let value): return .box(Box(tag: 3, [.double(value)]))
        case .large(let value): return .box(Box(tag: 9, [.int(Int(bitPattern: value))]))
        case .string(let value):
            try machine.willMake(bytes: value.utf8.count)
            return .box(Box(tag: 4, [.string(value)]))
        case .array(let values): return .box(Box(tag: 5, [.array(ArrayStorage(try values.map { try json($0, machine) }))]))
        case .object(let values):
            // The order of names doesn't matter in JSON; the same text gives the same one.
            let entries = values.sorted { $0.key < $1.key }
            let names = entries.map { Value.string($0.key) }
            return .box(Box(tag: 6, [.array(ArrayStorage(names)), .array(ArrayStorage(try entries.map { try json($0.value, machine) }))]))
        }
    }

    private static func quoted(_ text: String, escapesSlashes: Bool) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "/" where escapesSlashes: result += "\\/"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{8}": result += "\\b"
            case "\u{c}": result += "\\f"
            case "\u{0}"..<"\u{20}": result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Any JSON value, as Foundation reads it.
private indirect enum ParsedJSON: Decodable {
    case null, bool(Bool), int(Int), large(UInt), double(Double), string(String), array([ParsedJSON]), object([String: ParsedJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(UInt.self) {
            self = .large(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let values = try? container.decode([ParsedJSON].self) {
            self = .array(values)
        } else {
            self = .object(try container.decode([String: ParsedJSON].self))
        }
    }
}
