import Diagnostics
import SwiftModel

/// Members that exist for some type arguments only: those of `extension Array where Element == Int`.
extension Checker {
    /// The condition of a member's extension that does not hold; `nil` where all hold or may hold later.
    func failedCondition(of member: Member, _ map: [GenericParameter: SwiftType]) -> Requirement? {
        let (requirements, parameters): ([Requirement], [GenericParameter])
        switch member {
        case .function(let decl): (requirements, parameters) = (decl.requirements, decl.parameters)
        case .variable(let variable): (requirements, parameters) = (variable.requirements, variable.owner?.parameters ?? [])
        case .enumCase: return nil
        }
        return requirements.first { requirement in
            let subjects: [SwiftType]
            switch requirement {
            case .conforms(let type, _): subjects = [type]
            case .same(let a, let b), .superclass(let a, let b): subjects = [a, b]
            }
            let isOpen = subjects.contains { subject in
                let replaced = conformances.normalized(subject.substituting(map))
                return replaced.hasVariables
                    || replaced.contains { if case .parameter(let p) = $0 { return parameters.contains(p) && map[p] == nil } else { return false } }
            }
            return !isOpen && !conformances.holds(requirement, map)
        }
    }

    /// What is said of a member that exists, but not for this type; `nil` where there is none of the name.
    ///
    /// - Parameter arguments: where given, the member is one that takes them.
    func ruledOut(_ name: String, of type: SwiftType, taking arguments: [Argument]? = nil) -> String? {
        let (subject, isStatic): (SwiftType, Bool) = if case .metatype(let inner) = type.head { (head(inner), true) } else { (head(type), false) }
        var owners: [(NominalDecl, [GenericParameter: SwiftType])] = []
        if case .nominal(let decl, let arguments) = subject { owners.append((decl, conformances.map(decl, arguments))) }
        owners += conformances.protocols(of: subject).map { ($0, [$0.parameters[0]: subject]) }
        // One with type parameters of its own asks for more.
        var generic: String?
        for (owner, map) in owners {
            for member in module.members(name, of: owner) {
                guard let condition = failedCondition(of: member, map), let what = described(member, of: owner, isStatic: isStatic) else { continue }
                if let arguments {
                    guard case .function(let decl) = member, case .success = match(arguments, CallCandidate(target: .function(decl), map: [:])) else {
                        continue
                    }
                }
                let text = what + conditionText(condition, map)
                guard case .function(let decl) = member, decl.ownParameterCount > 0 else { return text }
                generic = generic ?? text
            }
        }
        return generic
    }

    private func described(_ member: Member, of owner: NominalDecl, isStatic: Bool) -> String? {
        switch member {
        case .variable(let variable):
            guard variable.isStatic == isStatic else { return nil }
            return "\(isStatic ? "static property" : "property") '\(variable.name)'"
        case .function(let decl):
            guard decl.isStatic == isStatic else { return nil }
            let hasLabels = decl.arguments.isEmpty || decl.arguments.contains { $0.label != nil }
            let what = decl.kind == .initializer ? "initializer" : "\(isStatic ? "static" : "instance") method"
            return "referencing \(what) '\(hasLabels ? decl.fullName : decl.name)' on '\(owner.name)'"
        case .enumCase: return nil
        }
    }

    private func conditionText(_ condition: Requirement, _ map: [GenericParameter: SwiftType]) -> String {
        func shown(_ type: SwiftType) -> SwiftType { conformances.normalized(type.substituting(map)).resolved }
        return switch condition {
        case .conforms(let type, let target): " requires that '\(shown(type))' conform to '\(target.name)'"
        case .same(let a, let b): " requires the types '\(shown(a))' and '\(shown(b))' be equivalent"
        case .superclass(let type, let base): " requires that '\(shown(type))' inherit from '\(shown(base))'"
        }
    }
}
