import SwiftModel

/// What a value is made of, as `Mirror` and `dump` show it.
struct Reflection {
    /// In the order of the cases of the library's `Mirror.DisplayStyle`.
    enum Style: Int { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set }
    struct Child {
        let label: String?
        let value: Value
        let type: SwiftType
    }
    var style: Style?
    var children: [Child] = []
    /// Of an instance: its class, and those above it with what they declare, the nearest first.
    var superclasses: [(type: SwiftType, children: [Child])] = []
}

extension Machine {
    func reflection(of value: Value, _ type: SwiftType) throws -> Reflection {
        if case .any(let existential) = value { return try reflection(of: existential.value, existential.type) }
        return try customReflection(of: value, type) ?? plainReflection(of: value, type)
    }

    /// What a type of the program says of itself in `customMirror`.
    func customReflection(of value: Value, _ type: SwiftType) throws -> Reflection? {
        let type = dynamicType(value, type)
        guard case .nominal(let decl, _) = type, !(decl.known?.isPlain ?? false), conforms(type, to: .customReflectable) else { return nil }
        for case .variable(let requirement) in types.module.members("customMirror", of: types.nominal(.customReflectable)) where requirement.isRequirement {
            guard let mirror = try ownValue(of: requirement, in: type, value), case .box(let box) = mirror, box.fields.count >= 3 else { continue }
            let style: Reflection.Style? = if case .int(let tag) = box.fields[1] { Reflection.Style(rawValue: tag) } else { nil }
            return Reflection(style: style, children: children(of: box.fields[0]), superclasses: levels(of: box.fields[2]))
        }
        return nil
    }

    private func children(of value: Value) -> [Reflection.Child] {
        guard case .array(let array) = value else { return [] }
        return array.elements.compactMap { child in
            guard case .box(let box) = child, box.fields.count == 2 else { return nil }
            let label: String? = if case .string(let text) = box.fields[0] { text } else { nil }
            return Reflection.Child(label: label, value: box.fields[1], type: .any)
        }
    }

    private func levels(of value: Value) -> [(type: SwiftType, children: [Reflection.Child])] {
        guard case .array(let array) = value else { return [] }
        return array.elements.compactMap { level in
            guard case .box(let box) = level, box.fields.count == 2, case .type(let type) = box.fields[0] else { return nil }
            return (type, children(of: box.fields[1]))
        }
    }

    func plainReflection(of value: Value, _ type: SwiftType) throws -> Reflection {
        if case .any(let existential) = value { return try plainReflection(of: existential.value, existential.type) }
        if let payload = type.optionalPayload {
            guard !value.isNone else { return Reflection(style: .optional) }
            var inner = value
            if payload.isBoxedAsPayload, case .box(let box) = value, let first = box.fields.first { inner = first }
            return Reflection(style: .optional, children: [.init(label: "some", value: inner, type: payload)])
        }
        switch value {
        case .array(let array):
            try willMake(boxes: array.elements.count)
            return Reflection(style: .collection, children: unlabelled(array.elements, type.arguments.first ?? .any))
        case .dictionary(let dictionary):
            let arguments = type.arguments
            try willMake(boxes: dictionary.count)
            if dictionary.isSet { return Reflection(style: .set, children: unlabelled(dictionary.keys, arguments.first ?? .any)) }
            guard arguments.count == 2 else { return Reflection(style: .dictionary) }
            let pair = SwiftType.tuple([TupleElement(label: "key", type: arguments[0]), TupleElement(label: "value", type: arguments[1])])
            let pairs = zip(dictionary.keys, dictionary.values).map { Value.box(Box([$0, $1])) }
            return Reflection(style: .dictionary, children: unlabelled(pairs, pair))
        case .object(let object): return reflection(of: object)
        case .box(let box): return reflection(of: box, type)
        case .int where type.nominal?.kind == .enum: return Reflection(style: .enum)
        case .none where type.nominal?.kind == .struct: return Reflection(style: .struct)
        case .none where type.isVoid: return Reflection(style: .tuple)
        default: return Reflection()
        }
    }

    private func unlabelled(_ values: [Value], _ type: SwiftType) -> [Reflection.Child] { values.map { .init(label: nil, value: $0, type: type) } }

    private func reflection(of box: Box, _ type: SwiftType) -> Reflection {
        if case .tuple(let elements) = type {
            let children = zip(box.fields, elements).enumerated().map { index, part in
                Reflection.Child(label: part.1.label ?? ".\(index)", value: part.0, type: part.1.type)
            }
            return Reflection(style: .tuple, children: children)
        }
        guard let decl = type.nominal else { return Reflection() }
        let fields = fieldTypes(of: type, tag: box.tag)
        guard decl.kind == .enum else {
            let children = zip(zip(box.fields, decl.storedProperties), fields).map { Reflection.Child(label: $0.1.name, value: held($0.0, $0.1), type: $1) }
            return Reflection(style: .struct, children: children)
        }
        guard decl.cases.indices.contains(box.tag) else { return Reflection(style: .enum) }
        let payload = decl.cases[box.tag].payload
        // One value without a label is the payload itself, else it is a tuple.
        let isBare = payload.count == 1 && payload[0].label == nil
        let tuple = SwiftType.tuple(zip(payload, fields).map { TupleElement(label: $0.label, type: $1) })
        let child = Reflection.Child(
            label: decl.cases[box.tag].name, value: isBare ? box.fields.first ?? .none : .box(box), type: isBare ? fields.first ?? .any : tuple)
        return Reflection(style: .enum, children: [child])
    }

    private func reflection(of object: Instance) -> Reflection {
        var levels: [(type: SwiftType, children: [Reflection.Child])] = []
        var current: SwiftType? = object.type
        while let type = current, case .nominal(let decl, let arguments) = type {
            let map = types.map(type)
            let children = decl.storedProperties.compactMap { property -> Reflection.Child? in
                let index = types.fieldIndex(property)
                guard object.fields.indices.contains(index) else { return nil }
                return Reflection.Child(label: property.name, value: held(object.fields[index], property), type: types.concrete(property.type, map))
            }
            levels.append((type, children))
            current = decl.superclass?.substituting(types.conformances.map(decl, arguments)).head
        }
        return Reflection(style: .class, children: levels.first?.children ?? [], superclasses: Array(levels.dropFirst()))
    }
}
