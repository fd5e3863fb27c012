import Diagnostics
import SwiftModel

/// What the members of a type must be besides well typed.
extension Checker {
    /// Members without those of the library that the program hides: by a function with the same labels and types, by a property of the same type's extension.
    func withoutHidden(_ found: [FoundMember], in type: SwiftType) -> [FoundMember] {
        func signature(_ item: FoundMember, ofLibrary: Bool) -> FunctionSignature? {
            guard case .function(let decl) = item.member, decl.isPrelude == ofLibrary, !decl.isRequirement else { return nil }
            return FunctionSignature(function: decl, map: item.map, conformances: conformances)
        }
        func property(_ item: FoundMember, ofLibrary: Bool) -> VariableDecl? {
            guard case .variable(let decl) = item.member, decl.isPrelude == ofLibrary, !decl.isRequirement else { return nil }
            return decl
        }
        guard found.count > 1, !module.isPrelude else { return found }
        let own = found.compactMap { signature($0, ofLibrary: false) }
        let ownProperties = found.compactMap { property($0, ofLibrary: false) }
        if own.isEmpty, ownProperties.isEmpty { return found }
        return found.filter { item in
            if let known = property(item, ofLibrary: true) {
                return !ownProperties.contains {
                    $0.owner == known.owner ? $0.requirements.count == known.requirements.count : $0.requirements.isEmpty && isHidden(known, by: $0, in: type)
                }
            }
            guard let known = signature(item, ofLibrary: true) else { return true }
            return !own.contains { known.isSame($0) && belongsAsNear($0.function, as: known.function, in: type) }
        }
    }

    func checkMembers(of decl: NominalDecl) {
        for member in decl.allMembers.values.joined() {
            switch member {
            case .variable(let variable): checkStatic(variable, of: decl)
            case .function(let function): checkOperands(function, of: decl)
            case .enumCase: continue
            }
        }
    }

    /// A generic type is many types, which cannot share a stored property.
    private func checkStatic(_ variable: VariableDecl, of decl: NominalDecl) {
        guard variable.isStatic, variable.isStored, decl.kind != .protocol, !decl.parameters.allSatisfy({ isFixed($0, by: variable.requirements) }) else {
            return
        }
        let help = "compute it, static var \(variable.name): … { … }, or keep it outside of the type"
        error("declaration", "static stored properties not supported in generic types", at: variable.span, help: help)
    }

    /// Whether conditions determine a parameter's type: `extension Parser where Output == Character`.
    private func isFixed(_ parameter: GenericParameter, by conditions: [Requirement]) -> Bool {
        conditions.contains { condition in
            guard case .same(let a, let b) = condition else { return false }
            let own = SwiftType.parameter(parameter)
            return (a == own && b.nominal != nil) || (b == own && a.nominal != nil)
        }
    }

    /// An operator among a type's members is one of that type's values.
    private func checkOperands(_ function: FunctionDecl, of decl: NominalDecl) {
        guard function.isOperator, function.isStatic, function.kind == .function else { return }
        let names = { (type: SwiftType) -> Bool in
            type.contains { part in
                switch part {
                case .nominal(let other, _): other == decl
                case .parameter(let parameter): decl.kind == .protocol && parameter == decl.parameters.first
                case .existential(let list, _): list.contains(decl)
                default: false
                }
            }
        }
        guard !function.arguments.contains(where: { names($0.type) || $0.type.isError }) else { return }
        let message =
            decl.kind == .protocol
            ? "member operator '\(function.name)' of protocol '\(decl.name)' must have at least one argument of type 'Self'"
            : "member operator '\(function.name)' must have at least one argument of type '\(decl.name)'"
        error("declaration", message, at: function.span, help: "declare it outside of the type")
    }

    /// A type parameter that no argument and no result names could never be inferred.
    func checkGenerics(of function: FunctionDecl) {
        guard function.kind == .function || function.kind == .initializer else { return }
        for parameter in function.parameters.suffix(function.ownParameterCount) where !parameter.isImplicit {
            let types = function.arguments.map(\.type) + [function.result] + [function.thrownType].compactMap { $0 }
            guard !types.contains(where: { $0.isError || $0.contains { $0 == .parameter(parameter) } }), !isGiven(parameter, by: function.requirements) else {
                continue
            }
            let help = "leave out '<\(parameter.name)>', or take an argument of the type"
            error("generic-parameter", "generic parameter '\(parameter.name)' is not used in function signature", at: function.span, help: help)
        }
    }

    /// Whether a type parameter follows from what another type is: `where Value == Wrapped?`.
    private func isGiven(_ parameter: GenericParameter, by requirements: [Requirement]) -> Bool {
        requirements.contains { requirement in
            guard case .same(let left, let right) = requirement else { return false }
            let names = [left, right].map { $0.contains { $0 == .parameter(parameter) } }
            return names[0] != names[1]
        }
    }
}
