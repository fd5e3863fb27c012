import SwiftModel

/// Dynamic types and casts.
extension Machine {
    func erased(_ value: Value, _ type: SwiftType) -> Existential {
        if case .any(let existential) = value, !type.isOptionalExistential { return existential }
        if case .object(let object) = value, type.optionalPayload == nil { return Existential(type: object.type, value: value) }
        return Existential(type: type, value: value)
    }

    /// The type of a value at run time, what it is said to be being known.
    func dynamicType(_ value: Value, _ type: SwiftType) -> SwiftType {
        switch value {
        case .any(let existential) where type.optionalPayload == nil && type.nominal == nil: existential.type
        case .object(let object) where type.optionalPayload == nil: object.type
        default: type
        }
    }

    func forceCast(_ value: Value, _ pair: SwiftType) throws -> Value {
        let (from, to) = parts(pair)
        if let found = try cast(value, from, to) { return found }
        let actual = value.isNone && from.optionalPayload != nil ? "nil" : "a value of type '\(dynamicType(value, from))'"
        throw RuntimeError("failed-cast", "could not cast \(actual) to '\(to)'")
    }

    func conditionalCast(_ value: Value, _ pair: SwiftType) throws -> Value {
        let (from, to) = parts(pair)
        guard let found = try cast(value, from, to) else { return .none }
        return to.isBoxedAsPayload ? .box(Box(tag: 1, [found])) : found
    }

    func isOf(_ value: Value, _ pair: SwiftType) throws -> Bool {
        let (from, to) = parts(pair)
        return try cast(value, from, to) != nil
    }

    private func parts(_ pair: SwiftType) -> (SwiftType, SwiftType) {
        guard case .tuple(let elements) = pair, elements.count == 2 else { return (.error, .error) }
        return (elements[0].type, elements[1].type)
    }

    /// The value as one of another type; `nil` where it is none.
    func cast(_ value: Value, _ from: SwiftType, _ to: SwiftType) throws -> Value? {
        if case .any(let existential) = value {
            if case .existential(let protocols, let bound) = to, types.fulfils(existential.type, protocols, bound) { return value }
            return try cast(existential.value, existential.type, to)
        }
        if from == to { return value }
        if let payload = from.optionalPayload, to.optionalPayload == nil {
            if case .existential(let protocols, let bound) = to, !value.isNone || !protocols.isEmpty, types.fulfils(from, protocols, bound) {
                return .any(Existential(type: from, value: value))
            }
            if value.isNone { return nil }
            return try cast(payload.isBoxedAsPayload ? inner(value) : value, payload, to)
        }
        if let payload = to.optionalPayload {
            if value.isNone, from.optionalPayload != nil { return Value.none }
            let source = from.optionalPayload ?? from
            let held = from.optionalPayload != nil && source.isBoxedAsPayload ? inner(value) : value
            guard let found = try castPart(held, source, payload) else { return nil }
            return payload.isBoxedAsPayload ? .box(Box(tag: 1, [found])) : found
        }
        if case .native(let native) = value, let path = native as? KeyPathValue, case .nominal(let decl, let arguments) = to {
            return path.isOf(decl.name, arguments) ? value : nil
        }
        if case .object(let object) = value {
            switch to {
            case .existential(let protocols, let bound):
                return types.fulfils(object.type, protocols, bound) ? .any(Existential(type: object.type, value: value)) : nil
            case .nominal(let decl, _) where types.ancestor(of: object.type, decl) == to: return value
            case .nominal(let decl, _): return try unbridged(object, to: to) ?? bridged(value, object.type, to: decl)
            default: return nil
            }
        }
        switch to {
        case .existential(let protocols, let bound):
            if types.fulfils(from, protocols, bound) { return .any(Existential(type: from, value: value)) }
            return protocols.map(\.known) == [.anyObject] ? try object(holding: value, from) : nil
        case .nominal(let decl, let arguments) where decl.known == .array:
            guard case .array(let array) = value, let element = from.arguments.first else { return nil }
            var elements: [Value] = []
            for item in array.elements {
                guard let found = try castPart(item, element, arguments[0]) else { return nil }
                elements.append(found)
            }
            return .array(ArrayStorage(elements))
        case .nominal(let decl, _) where decl.kind == .class: return try bridged(value, from, to: decl)
        case .nominal(let decl, let arguments) where decl.known == .dictionary || decl.known == .set:
            guard case .dictionary(let storage) = value, from.nominal == decl else { return nil }
            return try castEntries(storage, from.arguments, arguments).map(Value.dictionary)
        case .nominal(let decl, _) where decl.known == .anyHashable: return hashable(value, from)
        case .metatype(.existential(let protocols, let bound)):
            guard case .type(let held) = value else { return nil }
            return types.fulfils(held, protocols, bound) ? value : nil
        case .metatype(let wanted):
            guard case .type(let held) = value else { return nil }
            return held == wanted || wanted.nominal.map { types.ancestor(of: held, $0) == wanted } == true ? value : nil
        case .tuple(let elements): return try castElements(value, from, elements)
        default: return nil
        }
    }

    /// An element of a collection or a tuple as one of another type; `nil` in it is a value of `Any`, too.
    private func castPart(_ value: Value, _ from: SwiftType, _ to: SwiftType) throws -> Value? {
        if case .existential(let protocols, _) = to, protocols.isEmpty { return .any(erased(value, from)) }
        return try cast(value, from, to)
    }

    /// A tuple with each element as one of another type; a label that one of them lacks may be anything.
    private func castElements(_ value: Value, _ from: SwiftType, _ to: [TupleElement]) throws -> Value? {
        guard case .tuple(let own) = from, own.count == to.count, case .box(let box) = value else { return nil }
        var elements: [Value] = []
        for (index, (a, b)) in zip(own, to).enumerated() {
            guard a.label == nil || b.label == nil || a.label == b.label, let found = try castPart(box.fields[index], a.type, b.type) else { return nil }
            elements.append(found)
        }
        return .box(Box(elements))
    }

    /// The entries of a dictionary or set as those of another; `nil` where one can't be.
    private func castEntries(_ storage: DictionaryStorage, _ from: [SwiftType], _ to: [SwiftType]) throws -> DictionaryStorage? {
        guard let ownKey = from.first, let key = to.first else { return nil }
        try budget.charge(storage.count)
        let cast = DictionaryStorage()
        cast.isSet = storage.isSet
        for entry in storage.all {
            guard let newKey = try self.cast(entry.key, ownKey, key) else { return nil }
            var value = entry.value
            if from.count > 1 {
                guard let newValue = try castPart(value, from[1], to[1]) else { return nil }
                value = newValue
            }
            cast.set(ownKey == key ? entry.hashed : try hashed(newKey, key), newKey, value)
        }
        return cast
    }

    private func inner(_ value: Value) -> Value {
        if case .box(let box) = value, let first = box.fields.first { return first }
        return value
    }
}
