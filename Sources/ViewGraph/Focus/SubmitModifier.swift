import ViewTree

/// What submits a value.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1), search = SubmitTriggers(rawValue: 2)
}

/// `onSubmit`: what Return does in the fields inside.
public struct SubmitModifier: ActionRule {
    let triggers: SubmitTriggers
    let action: () throws -> Void

    public init(of triggers: SubmitTriggers, _ action: @escaping () throws -> Void) { (self.triggers, self.action) = (triggers, action) }

    public var name: String { "onSubmit" }
    public var arguments: [ViewArgument] { triggers == .text ? [] : [ViewArgument("of", .choice(triggers == .search ? "search" : "[text, search]"))] }
}

/// `submitScope`: whether the actions further outside aren't for the fields inside.
public struct SubmitScope: Equatable, ViewTrait {
    let isBlocking: Bool
    public init(isBlocking: Bool) { self.isBlocking = isBlocking }

    public var name: String { "submitScope" }
    public var arguments: [ViewArgument] { isBlocking ? [] : [ViewArgument(nil, .choice("false"))] }
    public var isForLayout: Bool { false }
}

extension ResolvedNode {
    /// What Return does in a field: its own action, then those around it from inside to outside, as far as scopes let it.
    var submitActions: [() throws -> Void] {
        var actions = control?.editing?.onCommit.map { [$0] } ?? []
        let trigger: SubmitTriggers = isSearchField ? .search : .text
        for modifier in modifiersOutward {
            switch modifier {
            case .action(let submit as SubmitModifier): if submit.triggers.contains(trigger) { actions.append(submit.action) }
            case .trait(let scope as SubmitScope): if scope.isBlocking { return actions }
            default: break
            }
        }
        return actions
    }
}
