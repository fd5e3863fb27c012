import Foundation
import SwiftModel

extension StandardNatives {
    static func bindPropertyLists(_ table: inout [String: DirectFunction]) {
        table["_parsedPropertyList(_: [UInt8])"] = { call in
            let bytes = try bytes(call)
            guard nesting(of: bytes) <= 512 else { return .none }
            let decoder = PropertyListDecoder()
            if let key = ParsedProperty.budgetKey { decoder.userInfo[key] = ChargedBudget(budget: call.machine.budget) }
            guard let value = try? decoder.decode(ParsedProperty.self, from: Data(bytes)) else {
                try call.machine.budget.charge()
                return .none
            }
            return try coded(value, call.machine)
        }
        table["_binaryPropertyList(_: [UInt8])"] = { call in
            let bytes = try bytes(call)
            guard nesting(of: bytes) <= 512, let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
                let binary = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            else { throw RuntimeError("trap", "the property list is nested more than 512 levels deep") }
            return try call.made(binary.count) { binary.map { .int(Int($0)) } }
        }
    }

    /// How deep arrays and dictionaries of a property list in XML are nested at most.
    private static func nesting(of bytes: [UInt8]) -> Int {
        var (depth, deepest, index) = (0, 0, 0)
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            let tag = bytes[index...].prefix { $0 != UInt8(ascii: ">") }
            index += tag.count
            let isEnd = tag.dropFirst().first == UInt8(ascii: "/")
            let name = tag.dropFirst(isEnd ? 2 : 1)
            guard name.starts(with: "array".utf8) || name.starts(with: "dict".utf8), tag.last != UInt8(ascii: "/") else { continue }
            depth += isEnd ? -1 : 1
            deepest = max(deepest, depth)
        }
        return deepest
    }

    /// A case of the prelude's `_Coded`, by its index there.
    private static func coded(_ value: ParsedProperty, _ machine: Machine) throws -> Value {
        try machine.budget.charge()
        func box(_ tag: Int, _ fields: Value...) -> Value { .box(Box(tag: tag, fields)) }
        switch value {
        case .bool(let value): return box(1, .bool(value))
        case .int(let value): return box(2, .int(value))
        case .double(let value): return box(3, .double(value))
        case .string(let value):
            try machine.willMake(bytes: value.utf8.count)
            return box(4, .string(value))
        case .array(let values): return box(5, .array(ArrayStorage(try values.map { try coded($0, machine) })))
        case .object(let values):
            let entries = values.sorted { $0.key < $1.key }
            let names = entries.map { Value.string($0.key) }
            return box(6, .array(ArrayStorage(names)), .array(ArrayStorage(try entries.map { try coded($0.value, machine) })))
        case .date(let date): return box(7, .box(Box([.double(date.timeIntervalSince1970)])))
        case .data(let data):
            try machine.willMake(elements: data.count)
            // The bytes, and the place of the first.
            return box(8, .box(Box([.array(ArrayStorage(data.map { .int(Int($0)) })), .int(0)])))
        }
    }
}

/// The budget of a decoder, which works on the machine's thread.
private struct ChargedBudget: @unchecked Sendable { let budget: Budget }

/// Any value of a property list, as Foundation reads it.
private indirect enum ParsedProperty: Decodable {
    case bool(Bool), int(Int), double(Double), string(String), array([ParsedProperty]), object([String: ParsedProperty]), date(Date), data(Data)

    static var budgetKey: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "budget") }

    init(from decoder: any Decoder) throws {
        // What is shared in a binary list is read again each time it occurs.
        if let key = Self.budgetKey { try (decoder.userInfo[key] as? ChargedBudget)?.budget.charge() }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            // Property lists have no null; this is how Foundation writes one.
            self = .string("$null")
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(Date.self) {
            self = .date(value)
        } else if let value = try? container.decode(Data.self) {
            self = .data(value)
        } else if let values = try? container.decode([ParsedProperty].self) {
            self = .array(values)
        } else {
            self = .object(try container.decode([String: ParsedProperty].self))
        }
    }
}
