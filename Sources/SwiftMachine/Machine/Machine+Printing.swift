import SwiftModel

/// Values as `print` prints them, by static type.
extension Machine {
    public func printed(_ value: Value, _ type: SwiftType) throws -> String {
        let text = try printed(value, type, inContainer: false)
        try checkString(text)
        return text
    }

    /// Inside arrays, structs and the like strings are quoted.
    func printed(_ value: Value, _ type: SwiftType, inContainer: Bool, depth: Int = 0) throws -> String {
        try budget.charge()
        // Values may be nested in each other a million deep.
        guard depth < 200 else { return "…" }
        func part(_ value: Value, _ type: SwiftType) throws -> String { try printed(value, type, inContainer: true, depth: depth + 1) }
        if case .native(let object) = value, let weak = object as? WeakReference {
            return try printed(weak.value, type, inContainer: inContainer, depth: depth)
        }
        if case .any(let existential) = value, !type.isOptionalExistential {
            let text = try printed(existential.value, existential.type, inContainer: inContainer, depth: depth)
            return inContainer && type.known == .anyHashable ? "AnyHashable(\(text))" : text
        }
        if let payload = type.optionalPayload {
            if value.isNone { return "nil" }
            var inner = value
            if payload.isBoxedAsPayload, case .box(let box) = value, let first = box.fields.first { inner = first }
            return "Optional(\(try part(inner, payload)))"
        }
        if let text = try ownDescription(value, type, inContainer: inContainer) { return text }
        if let reflection = try customReflection(of: value, type) {
            let type = dynamicType(value, type)
            guard reflection.style == .struct else { return type.reflectedName }
            let parts = try list(reflection.children) { try ($0.label.map { $0 + ": " } ?? "") + part($0.value, $0.type) }
            return "\(type.printedName(reflected: inContainer))(\(parts))"
        }
        switch value {
        // A struct without stored properties may have no fields to show.
        case .none: return type.nominal?.kind == .struct ? "\(type.printedName(reflected: inContainer))()" : "()"
        case .int(let number):
            if case .nominal(let decl, _) = type, decl.kind == .enum {
                guard decl.cases.indices.contains(number) else { return "\(number)" }
                return inContainer ? "\(type.reflectedName).\(decl.cases[number].name)" : decl.cases[number].name
            }
            // Above `Int.max` the bits are those of a negative number.
            return number < 0 ? SizedTypes.arithmetic(of: type)?.text(number, radix: 10) ?? "\(number)" : "\(number)"
        case .double(let number): return type.known == .float ? "\(Float(number))" : "\(number)"
        case .bool(let flag): return "\(flag)"
        case .string(let string):
            guard inContainer else { return string }
            try budget.charge(bytes: string.utf8.count)
            return string.debugDescription
        case .array(let array):
            let element = type.arguments.first ?? .any
            return "[" + (try list(array.elements) { try part($0, element) }) + "]"
        case .dictionary(let dictionary):
            let arguments = type.arguments
            if dictionary.isSet {
                let elements = "[" + (try list(dictionary.keys) { try part($0, arguments.first ?? .any) }) + "]"
                return inContainer ? "Set(\(elements))" : elements
            }
            if dictionary.count == 0 { return "[:]" }
            let pairs = try list(zip(dictionary.keys, dictionary.values)) {
                "\(try part($0, arguments.first ?? .any)): \(try part($1, arguments.last ?? .any))"
            }
            return "[" + pairs + "]"
        case .function: return "(Function)"
        case .type(let type): return type.printedName(reflected: inContainer)
        case .object(let object): return object.type.reflectedName
        case .any, .cell: return ""
        case .box(let box): return try printedBox(box, type, inContainer: inContainer, part)
        case .native(let object): return printedNative(object, type)
        }
    }

    /// The parts in sequence; a text that grows too long ends there.
    private func list<Parts: Sequence>(_ parts: Parts, _ text: (Parts.Element) throws -> String) throws -> String {
        var result = ""
        for (index, part) in parts.enumerated() {
            if index > 0 { result += ", " }
            result += try text(part)
            try checkString(result)
        }
        try willMake(bytes: result.utf8.count)
        return result
    }

    private func printedBox(_ box: Box, _ type: SwiftType, inContainer: Bool, _ part: (Value, SwiftType) throws -> String) throws -> String {
        switch type {
        case .tuple(let elements):
            return "(" + (try list(zip(box.fields, elements)) { ($1.label.map { $0 + ": " } ?? "") + (try part($0, $1.type)) }) + ")"
        case .nominal(let decl, _) where decl.kind == .enum:
            guard decl.cases.indices.contains(box.tag) else { return decl.name }
            let enumCase = decl.cases[box.tag]
            let parts = try zip(zip(box.fields, fieldTypes(of: type, tag: box.tag)), enumCase.payload).map { field, element in
                (element.label.map { $0 + ": " } ?? "") + (try part(field.0, field.1))
            }
            // A tuple brings its own parentheses.
            let isTuple = parts.count == 1 && enumCase.payload[0].label == nil && fieldTypes(of: type, tag: box.tag)[0].isTuple
            let payload = isTuple ? parts[0] : "(\(parts.joined(separator: ", ")))"
            return "\(inContainer ? type.reflectedName + "." : "")\(enumCase.name)\(payload)"
        case .nominal(let decl, _):
            // A value of SwiftUI that wraps another one, which is often its name, has it in its own way.
            let wrapsOne = decl.isPrelude && decl.libraryModule != "Swift" && decl.storedProperties.count == 1
            if wrapsOne, decl.storedProperties[0].name == "_name", case .string(let name)? = box.fields.first {
                return "\(type.printedName(reflected: inContainer)).\(name)"
            }
            let parts = try list(zip(zip(box.fields, decl.storedProperties), fieldTypes(of: type, tag: 0))) { field, type in
                // What a lazy property will be has its own place, an optional.
                guard field.1.isLazy else {
                    let label = wrapsOne && field.1.name.hasPrefix("_") ? "" : "\(field.1.name): "
                    return try label + part(field.0, type)
                }
                if case .box(let known) = field.0, let value = known.fields.first {
                    return "$__lazy_storage_$_\(field.1.name): Optional(\(try part(value, type)))"
                }
                return "$__lazy_storage_$_\(field.1.name): nil"
            }
            return "\(type.printedName(reflected: inContainer))(\(parts))"
        default: return ""
        }
    }

    private func printedNative(_ object: AnyObject, _ type: SwiftType) -> String {
        if let identity = object as? Native<ObjectIdentifier> {
            let number = printedIdentities[identity.wrapped] ?? printedIdentities.count + 1
            printedIdentities[identity.wrapped] = number
            return "ObjectIdentifier(0x\(String(number, radix: 16)))"
        }
        if let text = (object as? any PrintableNative)?.printedText { return text }
        return type.printedName
    }

    /// What its type writes into a stream or has as `description`; inside containers `debugDescription` comes first. `nil` where the type has neither.
    private func ownDescription(_ value: Value, _ type: SwiftType, inContainer: Bool) throws -> String? {
        var type = type
        if case .object(let object) = value { type = object.type }
        guard case .nominal(let decl, _) = type, !(decl.known?.isPlain ?? false) else { return nil }
        let candidates: [(String, KnownType)] =
            inContainer
            ? [("debugDescription", .customDebugStringConvertible), ("description", .customStringConvertible), ("_streamed", .textOutputStreamable)]
            : [("_streamed", .textOutputStreamable), ("description", .customStringConvertible), ("debugDescription", .customDebugStringConvertible)]
        for (name, target) in candidates {
            guard types.conforms(type, to: target) else { continue }
            for case .variable(let requirement) in types.module.members(name, of: types.nominal(target)) where requirement.isRequirement {
                if case .string(let text) = try ownValue(of: requirement, in: type, value) { return text }
            }
        }
        return nil
    }

    /// A required property as a type has it, stored or computed.
    func ownValue(of requirement: VariableDecl, in type: SwiftType, _ value: Value) throws -> Value? {
        switch try types.property(requirement, in: type) {
        case .function(let getter): return try invoke(getter, [value])
        case .stored(let property, _):
            let inClass = property.owner?.kind == .class
            return try self.value(of: .stored(property, index: inClass ? types.fieldIndex(property) : property.index, inClass: inClass), in: value)
        case .derived: return nil
        }
    }
}

/// A native value that has a printed form.
package protocol PrintableNative: AnyObject {
    var printedText: String { get }
}

extension Native: PrintableNative {
    package var printedText: String { String(describing: wrapped) }
}
