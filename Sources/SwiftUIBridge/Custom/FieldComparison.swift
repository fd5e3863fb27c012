import SwiftMachine
import SwiftModel
import ViewGraph
import ViewTree

/// Compares two values of one view type: plain data by bits, other Equatable types by `==`, everything else field by field. Closures that capture differ
/// always.
struct FieldComparison {
    let machine: Machine

    /// The stored properties that differ; `self` where a value without stored properties does.
    func changedFields(_ a: Value, _ b: Value, _ type: SwiftType) -> [FieldChange] {
        // Two values of a struct without stored properties are the same value.
        if let decl = type.underlying.nominal, decl.kind == .struct, !decl.isPrelude, decl.storedProperties.isEmpty { return [] }
        let (before, after) = (Field.all(of: a, type), Field.all(of: b, type))
        guard before.count == after.count, !after.isEmpty else { return isSame(a, b, type) ? [] : [FieldChange("self")] }
        if !isPlain(type), machine.conforms(type, to: .equatable), let equal = machine.withholding({ try machine.isEqual(a, b, type) }) {
            if equal { return [] }
            let fields = changed(before, after)
            return fields.isEmpty ? [FieldChange("self")] : fields
        }
        return changed(before, after)
    }

    private func changed(_ before: [Field], _ after: [Field]) -> [FieldChange] {
        zip(before, after).compactMap { a, b in
            isSame(a.value, b.value, b.type) ? nil : FieldChange(b.property.wrapped?.name ?? b.property.name, kind(of: b.value))
        }
    }

    private func kind(of value: Value) -> FieldChange.Kind {
        switch value {
        case .function where machine.captures(value): .closure
        case .native(let binding as BindingCell) where binding.location == nil && !binding.isConstant: .closureBinding
        case .native(let view as DeclaredView): if case .anyView = view.kind { .anyView } else { .value }
        default: .value
        }
    }

    /// Whether values of the type are data without references, which are compared by their bits.
    private func isPlain(_ type: SwiftType, depth: Int = 0) -> Bool {
        // An enum may contain itself; beyond this depth it is a reference anyway.
        guard depth < 16 else { return false }
        switch type.underlying {
        case .nominal(let decl, let arguments):
            let map = Dictionary(zip(decl.parameters, arguments), uniquingKeysWith: { first, _ in first })
            func isPlainPart(_ part: SwiftType) -> Bool { isPlain(part.substituting(map), depth: depth + 1) }
            if decl.known?.isInline ?? false { return true }
            if decl.known == .optional { return arguments.allSatisfy(isPlainPart) }
            switch decl.kind {
            case .struct: return !decl.storedProperties.isEmpty && decl.storedProperties.allSatisfy { isPlainPart($0.type) }
            case .enum: return decl.cases.allSatisfy { $0.payload.allSatisfy { isPlainPart($0.type) } }
            case .class, .protocol: return false
            }
        case .tuple(let elements): return elements.allSatisfy { isPlain($0.type, depth: depth + 1) }
        default: return false
        }
    }

    func isSame(_ a: Value, _ b: Value, _ type: SwiftType) -> Bool {
        switch (a, b) {
        case (.none, .none): return true
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a.bitPattern == b.bitPattern
        case (.bool(let a), .bool(let b)): return a == b
        case (.string(let a), .string(let b)): return a == b
        case (.object(let a), .object(let b)): return a === b
        // An array that hasn't changed since, whether its elements can be compared or not.
        case (.array(let a), .array(let b)) where a === b: return true
        case (.dictionary(let a), .dictionary(let b)) where a === b: return true
        case (.any(let a), .any(let b)): return a.type == b.type && isSame(a.value, b.value, b.type)
        case (.function, .function): return machine.isSameFunction(a, b)
        case (.native(let a as BindingCell), .native(let b as BindingCell)): return isSame(a, b, type)
        case (.native(let first), .native(let second)):
            if let same = isSameNative(first, second) { return same }
            return machine.withholding { try machine.isEqual(a, b, type) } == true
        case (.box(let first), .box(let second)): return first === second || isSamePart(a, b, type)
        default: return machine.withholding { try machine.isEqual(a, b, type) } == true
        }
    }

    /// Two structs, tuples or cases with a payload.
    private func isSamePart(_ a: Value, _ b: Value, _ type: SwiftType) -> Bool {
        if type.nominal?.kind == .struct, !Field.all(of: a, type).isEmpty { return changedFields(a, b, type).isEmpty }
        if !isPlain(type), let equal = machine.withholding({ try machine.isEqual(a, b, type) }) { return equal }
        guard case .box(let first) = a, case .box(let second) = b, first.tag == second.tag, first.fields.count == second.fields.count else { return false }
        let types = machine.fieldTypes(of: type.underlying, tag: first.tag)
        return types.count == first.fields.count && types.indices.allSatisfy { isSame(first.fields[$0], second.fields[$0], types[$0]) }
    }

    /// Two bindings, which hold the values that they led to when they were made.
    private func isSame(_ a: BindingCell, _ b: BindingCell, _ type: SwiftType) -> Bool {
        guard a.leadsToSamePlace(as: b) else { return false }
        guard let first = a.made, let second = b.made, let type = type.underlying.arguments.first else { return true }
        return isSame(first, second, type)
    }

    /// `nil` for values that only their type's `==` can compare.
    private func isSameNative(_ a: AnyObject, _ b: AnyObject) -> Bool? {
        if a === b { return true }
        if let a = a as? any DynamicCell, let b = b as? any DynamicCell { return a.isSame(as: b) }
        if let a = a as? DeclaredView, let b = b as? DeclaredView { return isSame(a, b) }
        if let a = a as? Native<Subviews>, let b = b as? Native<Subviews> {
            return a.wrapped.elements.elementsEqual(b.wrapped.elements) { $0 === $1 }
        }
        return nil
    }

    /// Whether two declared views are the same as far as plain data goes. An `AnyView` is a reference: another one is another view.
    private func isSame(_ a: DeclaredView, _ b: DeclaredView) -> Bool {
        if a === b { return true }
        guard a.type == b.type else { return false }
        switch (a.kind, b.kind) {
        case (.empty, .empty): return true
        case (.leaf(let a), .leaf(let b)): return a.isSame(as: b)
        case (.tuple(let a), .tuple(let b)): return a.elementsEqual(b, by: isSame)
        case (.group(let a), .group(let b)), (.equatable(let a), .equatable(let b)): return isSame(a, b)
        case (.optional(let a?), .optional(let b?)): return isSame(a, b)
        case (.optional(nil), .optional(nil)): return true
        case (.conditional(let first, let a), .conditional(let second, let b)): return first == second && isSame(a, b)
        case (.modified(let a, .environment(let part as StyledPartModifier)), .modified(let b, .environment(let other as StyledPartModifier))):
            return part == other && isSame(a, b)
        case (.subview(let a), .subview(let b)): return a === b
        case (.modifierContent(let a), .modifierContent(let b)): return a === b
        case (.custom(let a), .custom(let b)): return b.changedFields(from: a).isEmpty
        default: return false
        }
    }
}
