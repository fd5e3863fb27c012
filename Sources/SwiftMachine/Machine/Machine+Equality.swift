import SwiftModel

/// Equality, order and hashing by static type: the type's own functions where it declares them, else as the compiler derives them.
extension Machine {
    /// `nil` where values of the type cannot be compared: functions, types that are not Equatable.
    public func isEqual(_ a: Value, _ b: Value, _ type: SwiftType) throws -> Bool? {
        try budget.charge()
        switch (a, b) {
        case (.int(let x), .int(let y)):
            if type.isInt { return x == y }
        case (.double(let x), .double(let y)): return x == y
        case (.string(let x), .string(let y)): return x == y
        case (.bool(let x), .bool(let y)): return x == y
        case (.type(let x), .type(let y)): return x == y
        default: break
        }
        switch type {
        case .existential:
            guard case .any(let x) = a, case .any(let y) = b else {
                if case .object(let x) = a, case .object(let y) = b { return x === y }
                return a.isNone && b.isNone
            }
            return x.type == y.type ? try isEqual(x.value, y.value, x.type) : false
        case .tuple(let elements):
            guard case .box(let x) = a, case .box(let y) = b else { return a.isNone && b.isNone }
            return try areEqual(Array(x.fields), Array(y.fields), elements.map(\.type))
        case .nominal(let decl, let arguments): return try isEqual(a, b, decl, arguments, type)
        case .opaque, .variable, .member:
            let found = types.concrete(type)
            return found == type ? nil : try isEqual(a, b, found)
        default: return nil
        }
    }

    private func isEqual(_ a: Value, _ b: Value, _ decl: NominalDecl, _ arguments: [SwiftType], _ type: SwiftType) throws -> Bool? {
        if let known = decl.known {
            switch known {
            case .optional:
                if a.isNone || b.isNone { return a.isNone && b.isNone }
                return try isEqual(unwrapped(a, arguments[0]), unwrapped(b, arguments[0]), arguments[0])
            case .array:
                guard case .array(let x) = a, case .array(let y) = b else { return nil }
                if x === y, !isCustom(arguments[0]) { return true }
                guard x.elements.count == y.elements.count else { return false }
                for index in x.elements.indices {
                    guard let equal = try isEqual(x.elements[index], y.elements[index], arguments[0]) else { return nil }
                    if !equal { return false }
                }
                return true
            case .set:
                guard case .dictionary(let x) = a, case .dictionary(let y) = b else { return nil }
                try budget.charge(x.count)
                return x.count == y.count && x.all.allSatisfy { y.contains($0.hashed) }
            case .dictionary:
                guard case .dictionary(let x) = a, case .dictionary(let y) = b else { return nil }
                guard x.count == y.count else { return false }
                for entry in x.all {
                    guard let other = y.value(entry.hashed) else { return false }
                    if try isEqual(entry.value, other, arguments[1]) != true { return false }
                }
                return true
            case .anyHashable:
                guard case .any(let x) = a, case .any(let y) = b else { return try isEqual(a, b, .any) }
                return try areEqualHashables(x, y)
            default: break
            }
        }
        if let own = try witness("==", of: .equatable, in: type) { return try answer(of: own, a, b, type) }
        switch (a, b) {
        case (.int(let x), .int(let y)): return x == y
        case (.object(let x), .object(let y)): return x === y
        case (.box(let x), .box(let y)):
            guard types.conforms(type, to: .equatable) else { return nil }
            guard x.tag == y.tag else { return false }
            return try areEqual(Array(x.fields), Array(y.fields), fieldTypes(of: type, tag: x.tag))
        case (.native(let x), .native(let y)):
            if x === y { return true }
            if let x = x as? any Hashable, let y = y as? any Hashable { return AnyHashable(x) == AnyHashable(y) }
            return (x as? any WrappingHashable)?.isEqual(y)
        default: return false
        }
    }

    /// What a comparison of the type's own says; one of a class gets the class first, as its other static functions do.
    private func answer(of comparison: FunctionInstance, _ a: Value, _ b: Value, _ type: SwiftType) throws -> Bool? {
        guard case .bool(let answer) = try invoke(comparison, comparison.isOfClass ? [.type(type), a, b] : [a, b]) else { return nil }
        return answer
    }

    private func areEqual(_ a: [Value], _ b: [Value], _ types: [SwiftType]) throws -> Bool? {
        guard a.count == b.count, types.count >= a.count else { return false }
        for index in a.indices {
            guard let equal = try isEqual(a[index], b[index], types[index]) else { return nil }
            if !equal { return false }
        }
        return true
    }

    private func isCustom(_ type: SwiftType) -> Bool { ![.int, .string, .bool].contains(type.known) }

    /// What an optional holds that isn't `nil`.
    package func unwrapped(_ value: Value, _ payload: SwiftType) -> Value {
        guard payload.isBoxedAsPayload, case .box(let box) = value, let inner = box.fields.first else { return value }
        return inner
    }

    /// The types of a box's fields, in the order of the fields.
    package func fieldTypes(of type: SwiftType, tag: Int) -> [SwiftType] {
        switch type {
        case .tuple(let elements): return elements.map(\.type)
        case .nominal(let decl, _):
            let map = types.map(type)
            if decl.kind == .enum { return decl.cases.indices.contains(tag) ? decl.cases[tag].payload.map { types.concrete($0.type, map) } : [] }
            return decl.storedProperties.map { types.concrete($0.type, map) }
        default: return []
        }
    }

    /// The type's own member for a requirement, written in the snippet or the prelude; bindings of the prelude are left to the machine.
    package func witness(_ name: String, of target: KnownType, in type: SwiftType) throws -> FunctionInstance? {
        let key = WitnessKey(name: name, type: type)
        if let known = witnessCache[key] { return known }
        var found: FunctionInstance?
        for case .function(let requirement) in types.module.members(name, of: types.nominal(target)) where requirement.isRequirement {
            if let (decl, arguments) = types.conformances.witness(for: requirement, in: conformingAncestor(of: type, target)), decl.nativeKey == nil {
                found = try types.instance(decl, arguments)
            }
        }
        witnessCache[key] = .some(found)
        return found
    }

    /// The class that conforms first, whose members its subclasses use.
    func conformingAncestor(of type: SwiftType, _ target: KnownType) -> SwiftType {
        var (current, found) = (type, type)
        while let parent = types.superclass(of: current) {
            if types.conforms(parent, to: target) { found = parent }
            current = parent
        }
        return found
    }

    // MARK: Order

    func isLess(_ a: Value, _ b: Value, _ type: SwiftType) throws -> Bool {
        try budget.charge()
        switch (a, b) {
        case (.int(let x), .int(let y)):
            if type.isInt || type.nominal?.kind == .enum { return x < y }
        case (.double(let x), .double(let y)): return x < y
        case (.string(let x), .string(let y)): return x < y
        default: break
        }
        if case .tuple(let elements) = type, case .box(let x) = a, case .box(let y) = b {
            for (index, element) in elements.enumerated() {
                if try isLess(x.fields[index], y.fields[index], element.type) { return true }
                if try isLess(y.fields[index], x.fields[index], element.type) { return false }
            }
            return false
        }
        if let own = try witness("<", of: .comparable, in: type), let less = try answer(of: own, a, b, type) { return less }
        // An enum whose cases hold values: by case, then by what they hold.
        let (x, y) = (tag(a), tag(b))
        guard x == y, case .box(let first) = a, case .box(let second) = b else { return x < y }
        for (index, part) in fieldTypes(of: type, tag: x).enumerated() {
            if try isLess(first.fields[index], second.fields[index], part) { return true }
            if try isLess(second.fields[index], first.fields[index], part) { return false }
        }
        return false
    }

    func tag(_ value: Value) -> Int {
        switch value {
        case .int(let tag): tag
        case .box(let box): box.tag
        default: 0
        }
    }

    // MARK: Hashing

    /// The value as a key; a custom `==` and `hash(into:)` are respected.
    public func hashed(_ value: Value, _ type: SwiftType) throws -> HashedValue {
        try budget.charge()
        switch value {
        case .string(let string):
            try budget.charge(bytes: string.utf8.count)
            return .string(string)
        case .double(let number): return .double(number)
        case .bool(let flag): return .bool(flag)
        case .type(let type): return .type(type)
        case .none: return .none
        case .any(let existential): return try hashedBehindAny(existential.value, existential.type)
        case .int(let number) where type.isInt: return .int(number)
        default: break
        }
        if let payload = type.optionalPayload {
            return payload.isBoxedAsPayload ? .list(tag: 1, [try hashed(unwrapped(value, payload), payload)]) : try hashed(value, payload)
        }
        if try witness("==", of: .equatable, in: type) != nil {
            let state = HasherState()
            if let hash = try witness("hash", of: .hashable, in: type) {
                _ = try invoke(hash, [value, .native(state)])
            } else {
                state.fed = [try derivedHash(value, type)]
            }
            return .custom(try customKey(value, type, fed: state.fed))
        }
        return try derivedHash(value, type)
    }

    /// The parts of a value, as the compiler would hash it.
    func derivedHash(_ value: Value, _ type: SwiftType) throws -> HashedValue {
        try budget.charge()
        switch value {
        case .int(let number): return .int(number)
        case .box(let box):
            let parts = fieldTypes(of: type, tag: box.tag)
            try budget.willTake(bytes: box.fields.count * MemoryLayout<HashedValue>.stride)
            return .list(tag: box.tag, try zip(box.fields, parts).map { try hashed($0, $1) })
        case .array(let array):
            let element = type.arguments.first ?? .any
            try budget.willTake(bytes: array.elements.count * MemoryLayout<HashedValue>.stride)
            return .list(tag: 0, try array.elements.map { try hashed($0, element) })
        case .dictionary(let dictionary):
            try budget.willTake(bytes: dictionary.count * 2 * MemoryLayout<HashedValue>.stride)
            if dictionary.isSet { return .unordered(Set(dictionary.all.map(\.hashed))) }
            let element = type.arguments.last ?? .any
            return .unordered(Set(try dictionary.all.map { .list(tag: 0, [$0.hashed, try hashed($0.value, element)]) }))
        case .object(let object): return .object(ObjectIdentifier(object))
        case .function(let function): return .object(ObjectIdentifier(function))
        case .native(let object):
            if let hashable = object as? any Hashable { return .native(AnyHashable(hashable)) }
            if let wrapped = (object as? any WrappingHashable)?.hashable { return .native(wrapped) }
            return .object(ObjectIdentifier(object))
        default: return try hashed(value, type)
        }
    }
}

struct WitnessKey: Hashable {
    let name: String
    let type: SwiftType
}

/// A native value whose Swift value may be hashable.
package protocol WrappingHashable: AnyObject {
    var hashable: AnyHashable? { get }
}

extension WrappingHashable {
    func isEqual(_ other: AnyObject) -> Bool? {
        guard let own = hashable, let other = (other as? any WrappingHashable)?.hashable else { return nil }
        return own == other
    }
}

extension Native: WrappingHashable {
    package var hashable: AnyHashable? { (wrapped as? any Hashable).map { AnyHashable($0) } }
}
