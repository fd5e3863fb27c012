import Diagnostics
import SwiftModel

/// What of a type that is only known while a value behind an existential is opened may be seen outside (SE-0309, SE-0352).
extension Checker {
    /// Whether what a call gives can be said without the types that it opens; reports the one that it can't be said without.
    func canBeSaid(_ candidate: CallCandidate, _ map: [GenericParameter: SwiftType], _ opened: Set<GenericParameter>, at place: Span) -> Bool {
        guard case .function(let decl) = candidate.target, decl.kind != .initializer else { return true }
        for parameter in decl.parameters where opened.contains(parameter) {
            guard let given = map[parameter], case .existential = head(given), decl.result.fixes(parameter) else { continue }
            if let owner = decl.owner, owner.kind == .protocol, owner.parameters[0] == parameter {
                reportOpened(decl.name, of: given, at: place)
            } else if let target = parameter.protocols.first {
                reportConformance(given, target, at: place)
            } else {
                continue
            }
            return false
        }
        return true
    }

    /// Whether a method's arguments can be given without the type of the value behind an existential: none is `Self`, or an associated type that isn't known;
    /// reports that one is.
    func canBeGiven(_ candidate: CallCandidate, _ map: [GenericParameter: SwiftType], at place: Span) -> Bool {
        guard case .function(let decl) = candidate.target, !decl.isStatic, let owner = decl.owner, owner.kind == .protocol, let this = owner.parameters.first,
            let type = map[this], case .existential = head(type)
        else { return true }
        let isOpened = decl.arguments.contains { argument in
            argument.type.taken.contains { $0 == .parameter(this) || conformances.dependsOnOpened(conformances.normalized($0.substituting([this: type]))) }
        }
        if isOpened { reportOpened(decl.name, of: type, at: place) }
        return !isOpened
    }

    /// Whether the type of a property can be said without that of the value behind an existential; reports that it can't.
    func canBeSaid(_ variable: VariableDecl, of type: SwiftType, at place: Span) -> Bool {
        guard case .existential = head(type), let owner = variable.owner, owner.kind == .protocol, variable.type.fixes(owner.parameters[0]) else { return true }
        reportOpened(variable.name, of: type, at: place)
        return false
    }

    private func reportOpened(_ name: String, of type: SwiftType, at place: Span) {
        error(
            "existential-member", "member '\(name)' cannot be used on value of type '\(type.resolved)'; consider using a generic constraint instead", at: place,
            help: "its type depends on that of the value; take the value in a generic function, or as 'some' of the protocol")
    }
}

extension SwiftType {
    /// The parts of the type of a parameter that a caller gives, not those that a function among them is called with.
    fileprivate var taken: [SwiftType] {
        switch self {
        case .function(let function): function.result.taken + function.parameters.flatMap { $0.type.given }
        case .tuple(let elements): elements.flatMap(\.type.taken)
        case .nominal(_, let arguments): arguments.flatMap(\.taken)
        default: [self]
        }
    }

    /// The parts of the type of a function's parameter that its caller takes.
    private var given: [SwiftType] {
        if case .function(let function) = self { function.result.given + function.parameters.flatMap { $0.type.taken } } else { [] }
    }

    /// Whether a parameter is where another type can't take its place: among the arguments of a type, but for optionals and what arrays and dictionaries
    /// hold, or as what a function takes.
    fileprivate func fixes(_ parameter: GenericParameter) -> Bool {
        switch self {
        case .nominal(let decl, let arguments):
            let kept: ArraySlice<SwiftType> =
                switch decl.known {
                case .optional?, .array?: []
                case .dictionary?: arguments.prefix(1)
                default: arguments[...]
                }
            return kept.contains { $0.isOrHolds(parameter) } || arguments.contains { $0.fixes(parameter) }
        case .tuple(let elements): return elements.contains { $0.type.fixes(parameter) }
        case .function(let function): return function.parameters.contains { $0.type.isOrHolds(parameter) } || function.result.fixes(parameter)
        default: return false
        }
    }

    /// Whether it is the parameter, or has it among its arguments.
    private func isOrHolds(_ parameter: GenericParameter) -> Bool {
        switch self {
        case .parameter(let own): own == parameter
        case .nominal(_, let arguments): arguments.contains { $0.isOrHolds(parameter) }
        case .tuple(let elements): elements.contains { $0.type.isOrHolds(parameter) }
        default: false
        }
    }
}
