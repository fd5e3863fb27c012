import SwiftModel

/// Members that nearly fulfill a requirement.
extension Checker {
    /// What to change of a method with the requirement's name so that it fulfills it.
    func nearMissHelp(for requirement: FunctionDecl, in type: SwiftType) -> String? {
        guard requirement.kind == .function, let decl = type.nominal, !decl.isPrelude else { return nil }
        for case .function(let own) in decl.members(named: requirement.name) where own.arguments.count == requirement.arguments.count {
            if own.isStatic != requirement.isStatic {
                return own.isStatic ? "leave out 'static' before '\(own.fullName)'" : "write 'static' before '\(own.fullName)'"
            }
            if own.fullName != requirement.fullName { return "'\(own.fullName)' has other labels: declare it as '\(requirement.fullName)'" }
            let effects = [
                ("mutating", own.isMutating, requirement.isMutating), ("async", own.isAsync, requirement.isAsync),
                ("throws", own.isThrowing, requirement.isThrowing),
            ]
            if let (word, _, _) = effects.first(where: { $1 && !$2 }) { return "write '\(word)' in the protocol, too, or leave it out of '\(own.fullName)'" }
        }
        return nil
    }
}
