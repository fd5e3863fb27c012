import SwiftModel

/// Values of Swift and the objects of Foundation that hold them.
extension Machine {
    /// The value that an object of Foundation holds, as one of another type; `nil` where it holds none of it.
    func unbridged(_ object: Instance, to target: SwiftType) throws -> Value? {
        guard let (property, known) = held(by: object.type), let field = object.fields.first else { return nil }
        if known == .nsNumber, let target = target.known { return Self.number(field, as: target) }
        return try cast(field, types.concrete(property.type), target)
    }

    /// A value as an object of Foundation; `nil` where the class holds no such values.
    func bridged(_ value: Value, _ from: SwiftType, to decl: NominalDecl) throws -> Value? {
        guard let known = decl.known else { return nil }
        if known == .nsError { return try error(value, from, decl) }
        if from.known == .decimal, known == .nsNumber { return try bridged(value, from, to: types.nominal(.nsDecimalNumber)) }
        guard from.known?.holder == known, let property = (decl.storedProperties + (decl.superclass?.nominal?.storedProperties ?? [])).first else {
            return nil
        }
        guard let field = try cast(value, from, types.concrete(property.type)) else { return nil }
        return .object(try object(decl, [field]))
    }

    /// An object that holds a value of any type.
    func object(holding value: Value, _ type: SwiftType) throws -> Value? {
        if let holder = type.known?.holder, let made = try bridged(value, type, to: types.nominal(holder)) {
            return .any(Existential(type: .nominal(types.nominal(holder), []), value: made))
        }
        let decl = types.nominal(.swiftValue)
        let made = Value.object(try object(decl, [.any(Existential(type: type, value: value))]))
        return .any(Existential(type: .nominal(decl, []), value: made))
    }

    private func object(_ decl: NominalDecl, _ fields: [Value]) throws -> Instance {
        try willMake(boxes: 1)
        let object = Instance.make(try runtimeClass(of: .nominal(decl, [])))
        for (index, field) in fields.enumerated() where object.fields.indices.contains(index) { object.fields[index] = field }
        return object
    }

    private func held(by type: SwiftType) -> (VariableDecl, KnownType)? {
        var current: SwiftType? = type
        while let type = current {
            if let known = type.known, known.isHolder, let property = type.nominal?.storedProperties.first { return (property, known) }
            current = types.superclass(of: type)
        }
        return nil
    }

    // MARK: Numbers

    /// The number that an `NSNumber` holds.
    func heldNumber(in object: Instance) -> Existential? {
        guard held(by: object.type)?.1 == .nsNumber, case .any(let existential)? = object.fields.first else { return nil }
        return existential
    }

    /// The number in an `Any` as one of another type, where that type has it.
    private static func number(_ value: Value, as target: KnownType) -> Value? {
        if target.isFloatingPoint { return double(in: value).flatMap { floating($0, target) } }
        guard case .any(let existential) = value else { return nil }
        if target == .decimal { return existential.type.known == .decimal ? existential.value : nil }
        guard let whole = whole(in: value) else { return nil }
        if target == .bool { return whole == 0 || whole == 1 ? .bool(whole == 1) : nil }
        guard target.isInteger else { return nil }
        // Numbers above `Int.max` are negative in a register.
        let isLarge = existential.type.isUnsigned && whole < 0
        if target == .uint || target == .uint64 { return whole >= 0 || isLarge ? .int(whole) : nil }
        guard !isLarge, target.bits.contains(whole) else { return nil }
        return .int(whole)
    }

    static func double(in value: Value) -> Double? {
        guard case .any(let existential) = value else { return nil }
        return switch existential.value {
        case .int(let number): existential.type.isUnsigned ? Double(UInt(bitPattern: number)) : Double(number)
        case .double(let number): number
        case .bool(let flag): flag ? 1 : 0
        case .box(let box) where existential.type.known == .decimal: if case .string(let text)? = box.fields.first { Double(text) } else { nil }
        default: nil
        }
    }

    static func whole(in value: Value) -> Int? {
        guard case .any(let existential) = value else { return nil }
        return switch existential.value {
        case .int(let number): number
        case .double(let number): Int(exactly: number)
        case .bool(let flag): flag ? 1 : 0
        case .box: double(in: value).flatMap { Int(exactly: $0) }
        default: nil
        }
    }

    private static func floating(_ number: Double, _ target: KnownType) -> Value? {
        guard target == .float else { return .double(number) }
        return number.isNaN || Double(Float(number)) == number ? .double(number) : nil
    }

    // MARK: Errors

    /// An error as an object with its domain, code and description.
    private func error(_ value: Value, _ from: SwiftType, _ decl: NominalDecl) throws -> Value? {
        guard conforms(from, to: .error) else { return nil }
        let isCustom = conforms(from, to: .customNSError)
        let domain: Value = isCustom ? try staticMember("errorDomain", of: from) : .string(from.printedName)
        let code: Value = isCustom ? try callMember("errorCode", of: from, base: value, arguments: []) : .int(errorCode(value, from))
        var info = isCustom ? try callMember("errorUserInfo", of: from, base: value, arguments: []) : .dictionary(DictionaryStorage())
        if conforms(from, to: .localizedError) {
            for (member, key) in Self.described {
                let described = try callMember(member, of: from, base: value, arguments: [])
                guard case .string = described, case .dictionary(let old) = info else { continue }
                let (entries, string) = (try old.copy(budget), SwiftType.nominal(types.nominal(.string), []))
                entries.set(try hashed(.string(key), string), .string(key), .any(Existential(type: string, value: described)))
                info = .dictionary(entries)
            }
        }
        return .object(try object(decl, [domain, code, info]))
    }

    /// The raw value of an enum's case, where that is an integer; else its number as the compiler counts them, those that hold values first; 1 for other types.
    func errorCode(_ value: Value, _ type: SwiftType) -> Int {
        guard let decl = type.nominal, decl.kind == .enum else { return 1 }
        let tag = tag(value)
        guard decl.cases.indices.contains(tag) else { return 0 }
        if case .int(let number)? = decl.cases[tag].rawValue { return number }
        let isHolding = decl.cases.map { !$0.payload.isEmpty }
        let before = isHolding[..<tag].count { $0 == isHolding[tag] }
        return isHolding[tag] ? before : before + isHolding.count { $0 }
    }

    private static let described = [
        ("errorDescription", "NSLocalizedDescription"), ("failureReason", "NSLocalizedFailureReason"),
        ("recoverySuggestion", "NSLocalizedRecoverySuggestion"),
    ]
}

extension SwiftType {
    fileprivate var isUnsigned: Bool { known == .uint || known == .uint64 }
}

extension KnownType {
    /// The numbers of an integer type that fits into `Int`.
    fileprivate var bits: ClosedRange<Int> {
        switch self {
        case .int8: Int(Int8.min)...Int(Int8.max)
        case .int16: Int(Int16.min)...Int(Int16.max)
        case .int32: Int(Int32.min)...Int(Int32.max)
        case .uint8: 0...Int(UInt8.max)
        case .uint16: 0...Int(UInt16.max)
        case .uint32: 0...Int(UInt32.max)
        default: Int.min...Int.max
        }
    }
}
