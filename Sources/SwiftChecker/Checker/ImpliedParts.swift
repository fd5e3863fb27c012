import SwiftModel

/// `show(3, format: .number)`: which of several members with a name after a dot is meant, by what other arguments say of its associated types.
extension CallAttempt {
    /// Keeps for the type of an argument what the requirements say, and the arguments that are of its parts.
    func noteParts(of variable: TypeVariable, byArguments: Bool = true) {
        variable.parts = []
        func note(_ part: SwiftType, _ type: SwiftType) {
            guard case .member(let base, let associated) = part.head, base.head == .variable(variable), !type.isError else { return }
            variable.parts.append((associated, type))
        }
        for case .same(let a, let b) in requirements {
            let (x, y) = (checker.conformances.normalized(a.substituting(map)), checker.conformances.normalized(b.substituting(map)))
            if !y.hasVariables { note(x, y) }
            if !x.hasVariables { note(y, x) }
        }
        for index in parameters.indices where byArguments && checker.isOpenMember(type(of: index)) {
            guard let place = assignment[index]?.first, case .syntax(let syntax) = arguments[place].source, !checker.beginsImplicitly(syntax) else { continue }
            let alone = checker.trial { checker.defaulted(checker.expression(syntax, nil)).type.resolved }
            if let alone { note(type(of: index), alone) }
        }
    }
}

extension Checker {
    /// Whether the associated types of a member's type are those that are wanted.
    func suits(_ type: SwiftType, _ wanted: SwiftType?) -> Bool {
        guard case .variable(let variable)? = wanted.map(head)?.head, variable.solution == nil, !variable.parts.isEmpty else { return true }
        return variable.parts.allSatisfy { associated, wanted in
            let own = conformances.normalized(.member(type, associated))
            return own == wanted || own.isDouble && wanted.isKnown(.cgFloat)
        }
    }

    func concrete(of metatype: Expr) -> SwiftType {
        if case .metatype(let type) = metatype.type { type } else { metatype.type }
    }
}
