import SwiftMachine
import SwiftModel
import ViewTree

/// A value of the snippet with its static type, as the graph keeps it.
package struct SnippetValue: OpaqueValue {
    package let value: Value
    package let type: SwiftType
    package let machine: Machine

    package init(value: Value, type: SwiftType, machine: Machine) { (self.value, self.type, self.machine) = (value, type, machine) }

    /// By `==`, and values that are not Equatable field by field. An error in the snippet's own `==` counts as a difference, and ends the run.
    package func isEqual(to other: any OpaqueValue) -> Bool {
        guard let other = other as? SnippetValue else { return false }
        if case .object(let a) = value, case .object(let b) = other.value, a === b { return true }
        if let equal = machine.withholding({ try machine.isEqual(value, other.value, type) }) { return equal }
        return FieldComparison(machine: machine).isSame(value, other.value, type)
    }

    package var printed: String { machine.withholding { try machine.printed(value, type) } ?? "?" }
    package var written: String { machine.withholding { try machine.written(value, type) } ?? "?" }
}

extension OpaqueValue {
    /// The snippet's value; what the engine made itself is converted where it can be.
    var snippetValue: Value {
        switch self {
        case let value as SnippetValue: value.value
        case let value as NativeValue<Bool>: .bool(value.wrapped)
        case let value as NativeValue<Int>: .int(value.wrapped)
        case let value as NativeValue<Double>: .double(value.wrapped)
        case let value as NativeValue<String>: .string(value.wrapped)
        case let value as DismissValue: .wrapping(value)
        default: .none
        }
    }
}

/// A value of the snippet used as an identity; compared by its hashed form.
struct IdentityValue: Hashable {
    let hashed: HashedValue
    package let value: Value
    package let type: SwiftType

    static func == (a: IdentityValue, b: IdentityValue) -> Bool { a.hashed == b.hashed }
    func hash(into hasher: inout Hasher) { hasher.combine(hashed) }
}

extension Bridge {
    /// The identity that a hashable value of the snippet stands for.
    func explicitID(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> ExplicitID {
        if case .native(let object) = value, let id = object as? Native<ExplicitID> { return id.wrapped }
        // As a ForEach over a range numbers its elements.
        if case .int(let number) = value, type.resolved.printedName == "Int" { return ExplicitID(number) }
        if case .any(let existential) = value { return try explicitID(existential.value, existential.type, machine) }
        let identity = IdentityValue(hashed: try machine.hashed(value, type), value: value, type: type.resolved)
        return ExplicitID(AnyHashable(identity), description: try machine.printed(value, type))
    }

    /// The identity of a view that a program gives it or looks for: an optional has that of what it holds.
    func viewID(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> ExplicitID {
        if case .any(let existential) = value { return try viewID(existential.value, existential.type, machine) }
        guard let payload = type.optionalPayload, !value.isNone else { return try explicitID(value, type, machine) }
        return try viewID(machine.unwrapped(value, payload), payload, machine)
    }

    /// Whether an identity was made of a value of the type.
    func isOf(_ type: SwiftType, _ id: ExplicitID) -> Bool {
        switch id.value.base {
        case let identity as IdentityValue: identity.type == type.resolved
        case is Int: type.resolved.printedName == "Int"
        default: false
        }
    }

    /// The value that an identity was made of.
    func value(of id: ExplicitID) -> Value {
        switch id.value.base {
        case let identity as IdentityValue: identity.value
        case let number as Int: .int(number)
        default: .native(Native(id))
        }
    }
}
