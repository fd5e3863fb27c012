import Foundation
import SwiftModel

extension StandardNatives {
    static func bindCore(_ table: inout [String: DirectFunction]) {
        table["print(_: Any..., separator: String, terminator: String)"] = { call in
            let parts = try call.array(0).elements.map { try call.machine.printed($0, .any) }
            try call.machine.write(parts.joined(separator: call.string(1)) + call.string(2))
            return .none
        }
        table["debugPrint(_: Any..., separator: String, terminator: String)"] = { call in
            let parts = try call.array(0).elements.map { try call.machine.printed($0, .any, inContainer: true) }
            try call.machine.write(parts.joined(separator: call.string(1)) + call.string(2))
            return .none
        }
        table["fatalError(_: @autoclosure () -> String)"] = { call in
            guard case .string(let message) = try call.machine.call(call[0], []) else { throw RuntimeError("fatal-error", "fatal error") }
            throw RuntimeError("fatal-error", message.isEmpty ? "fatal error" : "fatal error: \(message)")
        }
        table["exit(_: Int32)"] = { call in throw RuntimeError.exit(try call.int(0)) }
        table["_fail(_: String, _: String)"] = { call in
            let message = try call.string(1)
            throw RuntimeError("precondition", message.isEmpty ? try call.string(0) : "\(try call.string(0)): \(message)")
        }
        table["_rangeError()"] = { _ in throw RuntimeError("range", "Range requires lowerBound <= upperBound") }
        table["_emptyRandomRange()"] = { _ in throw RuntimeError("range", "Can't get random value with an empty range") }
        table["_duplicateKeys(_: String)"] = { call in throw RuntimeError("duplicate-keys", "Duplicate values for key: '\(try call.string(0))'") }
        table["_random(_: Int)"] = { call in
            let count = try call.int(0)
            guard count > 0 else { throw RuntimeError("range", "there is nothing to choose from") }
            return .int(Int.random(in: 0..<count, using: &call.machine.random))
        }
        table["_randomUnit()"] = { call in .double(Double.random(in: 0..<1, using: &call.machine.random)) }
        table["_makeUUID()"] = { call in .string(identity(&call.machine.random)) }
        table["_isUUID(_: String)"] = { call in
            let parts = try call.text(0).split(separator: "-", omittingEmptySubsequences: false)
            return .bool(parts.map(\.count) == [8, 4, 4, 4, 12] && parts.allSatisfy { $0.allSatisfy(\.isHexDigit) })
        }
        table["_interpolated(_: T, specifier: String)"] = { call in
            try call.made(Format.text(call.string(1), [(call[0], call.type(0))], call.machine))
        }
        table["_decimal(_: Double, _: Int, _: Int)"] = { call in
            try call.made(Format.decimal(call.double(0), call.int(1), RoundingMode(rawValue: call.int(2)) ?? .halfEven))
        }
        for parameter in ["T", "T?"] {
            table["isKnownUniquelyReferenced(_: inout \(parameter))"] = { call in
                guard case .object(var object) = call.take(0) else { return .bool(false) }
                defer { call[0] = .object(object) }
                return .bool(isKnownUniquelyReferenced(&object))
            }
        }
        table["===(_: AnyObject?, _: AnyObject?)"] = { call in .bool(identity(of: call[0]) == identity(of: call[1])) }
        table["ObjectIdentifier.init(_: AnyObject)"] = { call in
            guard let object = identity(of: call[0]) else { throw RuntimeError.malformed("an object") }
            return .native(Native(object))
        }
        table["_valueOfParameter()"] = { call in .int(call.type(0).nominal?.integerValue ?? 0) }
        table["ObjectIdentifier.init(_: Any.Type)"] = { call in
            guard case .type(let type) = call[0] else { throw RuntimeError.malformed("a type") }
            return .native(Native(type))
        }
        table["AnyHashable.init(_: H)"] = { call in call.machine.hashable(call[0], call.type(0)) }
        table["==(_: Any.Type?, _: Any.Type?)"] = { call in
            guard case .type(let a) = call[0], case .type(let b) = call[1] else { return .bool(false) }
            return .bool(a == b)
        }
        table["_KeyPathAccess.subscript(keyPath: KeyPath<Root, Value>)"] = { call in try call.machine.get(call[1], of: call[0]) }
        table["_KeyPathAccess.subscript(keyPath: KeyPath<Root, Value>).set"] = { call in
            call[0] = try call.machine.set(call[1], of: call.take(0), to: call.take(2))
            return .none
        }
        table["_KeyPathAccess.subscript(keyPath: PartialKeyPath<Root>)"] = { call in try call.machine.getErased(call[1], of: call[0]) }
        table["_KeyPathAccess.subscript(keyPath: AnyKeyPath)"] = { call in
            guard try call.machine.begins(call[1], at: call.machine.dynamicType(call[0], call.type(0))) else { return .none }
            return try call.machine.getErased(call[1], of: call[0])
        }
        table["AnyKeyPath.==(_: AnyKeyPath, _: AnyKeyPath)"] = { call in
            guard case .native(let a) = call[0], case .native(let b) = call[1], let a = a as? KeyPathValue, let b = b as? KeyPathValue else {
                throw RuntimeError.malformed("a key path")
            }
            return .bool(a == b)
        }
        for (type, tail) in [("KeyPath", "KeyPath"), ("WritableKeyPath", "WritableKeyPath"), ("ReferenceWritableKeyPath", "WritableKeyPath")] {
            table["\(type).appending(path: \(tail)<Value, Tail>)"] = { call in .native(try call.machine.appended(call[0], call[1])) }
        }
        table["AnyHashable.base"] = { call in call[0] }
        table["Hasher.init()"] = { _ in .native(HasherState()) }
        table["Hasher.combine(_: H)"] = { call in
            guard case .native(let object) = call[0], let state = object as? HasherState else { throw RuntimeError.malformed("a hasher") }
            state.fed.append(try call.machine.hashed(call[1], call.type(0)))
            return .none
        }
        table["Hasher.finalize()"] = { call in
            guard case .native(let object) = call[0], let state = object as? HasherState else { throw RuntimeError.malformed("a hasher") }
            return .int(try StableHash.number(.list(tag: 0, state.fed), call.machine.budget))
        }
        table["Hashable.hashValue"] = { call in .int(try StableHash.number(call.machine.hashed(call[0], call.type(0)), call.machine.budget)) }
        table["Error._numberedDescription"] = { call in
            let type = call.machine.dynamicType(call[0], call.type(0))
            return .string("The operation couldn’t be completed. (\(type.errorDomain) error \(call.machine.errorCode(unboxed(call[0]), type)).)")
        }
        table["Optional.==(_: Wrapped?, _: Wrapped?)"] = { call in
            .bool(try call.machine.isEqual(call[0], call[1], .nominal(call.machine.types.nominal(.optional), [call.type(0)])) ?? false)
        }
        table["Bool.==(_: Bool, _: Bool)"] = { call in .bool(try call.bool(0) == call.bool(1)) }
    }

    private static func unboxed(_ value: Value) -> Value { if case .any(let existential) = value { existential.value } else { value } }

    private static func identity(of value: Value) -> ObjectIdentifier? {
        switch value {
        case .object(let object): ObjectIdentifier(object)
        case .native(let object): ObjectIdentifier(object)
        case .any(let existential): identity(of: existential.value)
        default: nil
        }
    }

    /// A version 4 UUID of the machine's generator.
    private static func identity(_ random: inout SplitMix64) -> String {
        let high = (random.next() & ~0xF000) | 0x4000
        let low = (random.next() & ~(3 << 62)) | (2 << 62)
        func hex(_ value: UInt64, _ digits: Int) -> String {
            let text = String(value, radix: 16, uppercase: true)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return "\(hex(high >> 32, 8))-\(hex(high >> 16 & 0xFFFF, 4))-\(hex(high & 0xFFFF, 4))-\(hex(low >> 48, 4))-\(hex(low & 0xFFFF_FFFF_FFFF, 12))"
    }
}

/// Hash values that are the same in every run.
enum StableHash {
    static func number(_ value: HashedValue, _ budget: Budget) throws -> Int {
        var state: UInt64 = 0xCBF2_9CE4_8422_2325
        try feed(value, &state, budget)
        return Int(truncatingIfNeeded: state)
    }

    private static func mix(_ word: UInt64, _ state: inout UInt64) { state = (state ^ word) &* 0x0000_0100_0000_01B3 &+ (state >> 29) }

    private static func feed(_ value: HashedValue, _ state: inout UInt64, _ budget: Budget) throws {
        try budget.charge()
        switch value {
        case .none: mix(1, &state)
        case .int(let number): mix(UInt64(bitPattern: Int64(number)), &state)
        case .double(let number): mix((number == 0 ? 0 : number).bitPattern, &state)
        case .bool(let flag): mix(flag ? 3 : 2, &state)
        // Equal texts have one normal form.
        case .string(let text):
            for byte in text.utf8.allSatisfy({ $0 < 0x80 }) ? text.utf8 : text.precomposedStringWithCanonicalMapping.utf8 { mix(UInt64(byte), &state) }
        case .list(let tag, let parts):
            mix(UInt64(bitPattern: Int64(tag)), &state)
            for part in parts { try feed(part, &state, budget) }
        case .unordered(let parts): mix(try parts.reduce(0) { $0 &+ UInt64(bitPattern: Int64(try number($1, budget))) }, &state)
        case .type(let type): try feed(.string(type.printedName), &state, budget)
        case .typed(_, let inner): try feed(inner, &state, budget)
        case .custom(let key): for part in key.fed { try feed(part, &state, budget) }
        case .object, .native: mix(5, &state)
        }
    }
}

extension SwiftType {
    /// The name by which messages know an error of the type: that of a nested one has the types around it.
    fileprivate var errorDomain: String {
        if case .nominal(let decl, let arguments) = underlying, arguments.isEmpty { decl.qualifiedName } else { printedName }
    }
}
