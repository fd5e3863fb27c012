import SwiftModel

/// Literals without a type, inside of other types: `[1, 2]`, what `max(1, 2)` gives.
extension Checker {
    /// Gives the usual types to what a call's type argument leaves open, unless it is seen in the result: there it waits for what is around the call.
    func defaultVariables(_ argument: SwiftType, notIn result: SwiftType, _ requirements: [Requirement], _ map: [GenericParameter: SwiftType]) {
        guard argument.hasVariables else { return }
        let parts = requirements.flatMap { requirement -> [SwiftType] in
            switch requirement {
            case .conforms(let subject, _): [subject]
            case .same(let a, let b): [a, b]
            case .superclass(let subject, let base): [subject, base]
            }
        }
        // A part may occur often in a type that doubles: each variable is looked at once.
        var open: Set<TypeVariable> = []
        _ = argument.contains { part in
            if case .variable(let variable) = part, variable.solution == nil, variable.literal != nil { open.insert(variable) }
            return false
        }
        for variable in open {
            let isSeen = result.contains { if case .variable(variable) = $0 { true } else { false } }
            let isAskedForParts = parts.contains { subject in
                subject.substituting(map).contains { if case .member(let base, _) = $0 { base.head == .variable(variable) } else { false } }
            }
            if !isSeen || isAskedForParts { defaultVariables(.variable(variable)) }
        }
    }

    /// Whether something in a type is open that no literal determines.
    func hasUnknowns(_ type: SwiftType) -> Bool {
        type.contains { part in
            guard case .variable(let variable) = part, variable.solution == nil else { return false }
            return variable.literal == nil || variable.literal == .nil
        }
    }

    /// What is inside of a base is of the usual type where the members of a name depend on it, or may: what the snippet adds under conditions.
    func settleParts(of base: Expr, reaching name: String) {
        guard base.type.hasVariables, case .nominal = head(base.type) else { return }
        let usual = usualType(base.type)
        let (open, settled) = (members(name, of: base.type, isStatic: false), members(name, of: usual, isStatic: false))
        // Of subscripts, the call finds the one whose conditions hold.
        let areSeen = name == "subscript" ? open.count >= settled.count : open.count == settled.count
        if !areSeen || settled.contains(where: { $0.member.hasConditionsOfSnippet }) { defaulted(base) }
    }

    /// The type with open literals as their usual types.
    func usualType(_ type: SwiftType) -> SwiftType {
        let type = type.head
        guard case .variable(let variable) = type else { return type.mapped(usualType) }
        guard let literal = variable.literal, literal != .nil else { return type }
        return conformances.usualType(of: literal, wantedAs: variable.protocols)
    }
}

extension Member {
    /// Whether a snippet declares it where something holds: `extension Array where Element == Int`.
    fileprivate var hasConditionsOfSnippet: Bool {
        switch self {
        case .function(let decl): !decl.isPrelude && !decl.requirements.isEmpty
        case .variable(let decl): !decl.isPrelude && !decl.requirements.isEmpty
        case .enumCase: false
        }
    }
}
