import SwiftModel

/// Values as a snippet writes them.
extension Machine {
    /// `.caption`, `.red`, `"a"`, `nil`: a value by its name where its type gives it one, without the optional around it; else as `print` prints it.
    package func written(_ value: Value, _ type: SwiftType) throws -> String {
        if case .any(let existential) = value { return try written(existential.value, existential.type) }
        if let payload = type.optionalPayload {
            if value.isNone { return "nil" }
            if payload.isBoxedAsPayload, case .box(let box) = value, let inner = box.fields.first { return try written(inner, payload) }
            return try written(value, payload)
        }
        if case .string(let text) = value { return text.debugDescription }
        if let decl = type.nominal {
            if decl.kind == .enum, decl.isPrelude || !types.conforms(type, to: .customStringConvertible) { return "." + (try caseText(value, type, decl)) }
            if let text = try textOfStatic(value, decl) { return text }
        }
        return try printed(value, type)
    }

    private func caseText(_ value: Value, _ type: SwiftType, _ decl: NominalDecl) throws -> String {
        if case .int(let number) = value, decl.cases.indices.contains(number) { return decl.cases[number].name }
        return try printed(value, type)
    }

    /// The static member that makes a value of the library, by the name that it holds: `.caption`, `.system(size: 20.0)`.
    private func textOfStatic(_ value: Value, _ decl: NominalDecl) throws -> String? {
        guard decl.isPrelude, case .box(let box) = value, decl.storedProperties.first?.name == "_name", case .string(let name)? = box.fields.first else {
            return nil
        }
        for member in types.module.members(name, of: decl) {
            switch member {
            case .variable(let variable) where variable.isStatic: return ".\(name)"
            case .function(let function) where function.isStatic:
                let parts = try zip(decl.storedProperties, box.fields).compactMap { property, field -> String? in
                    if field.isNone { return nil }
                    guard let label = function.arguments.compactMap(\.label).first(where: { "_\($0)" == property.name }) else { return nil }
                    return "\(label): \(try written(field, types.concrete(property.type)))"
                }
                return ".\(name)(\(parts.joined(separator: ", ")))"
            default: continue
            }
        }
        return nil
    }
}
