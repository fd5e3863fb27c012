import SwiftModel

/// What to do about a type that lacks a conformance.
extension Checker {
    /// - Parameter candidate: the call that wants it.
    func conformanceHelp(_ type: SwiftType, _ target: NominalDecl, of candidate: CallCandidate? = nil) -> String? {
        if candidate?.owner?.isKnown(.forEach) ?? false, conformances.inherits(target, module.nominal(.sequence)),
            conformances.conforms(type, to: module.nominal(.view))
        {
            return "a view isn't a collection; write 'ForEach(subviews: …) { subview in … }' to go through its subviews"
        }
        if let help = observationHelp(type, target, of: candidate) ?? rangeHelp(type, of: candidate) { return help }
        switch type.resolved {
        case .existential(let list, _) where list.contains { conformances.inherits($0, target) }:
            let generic = "give the type a name: '<Content: \(target.name)>', and 'Content' in the place of 'any \(target.name)'"
            return target.known == .view ? generic + "; or wrap the value: 'AnyView(…)'" : generic
        case .function(let function) where conformances.conforms(function.result, to: target):
            return "call it: write '\(function.parameters.isEmpty ? "()" : "(…)")' after it"
        case .parameter(let parameter): return "write '<\(parameter.name): \(target.name)>' where '\(parameter.name)' is declared"
        case .nominal(let decl, _):
            if !decl.isPrelude, hasMembers(decl, for: target) { return "declare the conformance: '\(keyword(decl)) \(decl.name): \(target.name)'" }
            guard target.known == .identifiable else { return nil }
            let declared = "declare '\(keyword(decl)) \(decl.name): Identifiable' with an 'id'"
            if case .function(let function)? = candidate?.target, function.kind != .initializer { return decl.isPrelude ? nil : declared }
            if conformances.conforms(type, to: module.nominal(.hashable)) { return "name what tells the elements apart: 'id: \\.self', each by its own value" }
            return "\(declared), or name the property that tells the elements apart: 'id: \\.name'"
        default: return nil
        }
    }

    /// Whether a type of the snippet has what a protocol requires, so that only its name is missing.
    private func hasMembers(_ decl: NominalDecl, for target: NominalDecl) -> Bool {
        if isSynthesized(target, decl) { return true }
        let required = ([target] + target.refined).flatMap(\.requiredMembers).map { member -> String? in
            switch member {
            case .variable(let variable): variable.name
            case .function(let function): function.name
            case .enumCase: nil
            }
        }
        return !required.isEmpty && required.allSatisfy { name in name.map { !decl.members(named: $0).isEmpty } ?? false }
    }

    func keyword(_ decl: NominalDecl) -> String {
        switch decl.kind {
        case .struct: "struct"
        case .class: "class"
        case .enum: "enum"
        case .protocol: "protocol"
        }
    }
}
