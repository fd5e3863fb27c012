import SwiftModel

/// Whether walking an asynchronous sequence may throw: its iterator says it, or the sequences that it is made of.
extension Checker {
    /// - Parameter assumptions: what the code around requires of its type parameters.
    func mayThrow(_ iteration: EffectsCheck.Iteration, assuming assumptions: [Requirement]) -> Bool {
        let saved = conformances.assumptions
        conformances.assumptions = assumptions
        defer { conformances.assumptions = saved }
        return switch iteration {
        case .loop(let type): mayThrow(iterating: type)
        case .call(.function(let decl, let arguments)): mayRethrow(decl, arguments)
        case .call: false
        }
    }

    private func mayThrow(iterating type: SwiftType) -> Bool {
        let type = head(type)
        guard case .nominal(let decl, _) = type else { return !type.isError && fails(type) }
        let iterator = isAsyncIterator(decl) ? type : head(associated(.asyncSequence, "AsyncIterator", of: type))
        guard case .nominal(_, let arguments) = iterator else { return fails(type) }
        let next = members("next", of: iterator, isStatic: false, taking: 0).lazy.compactMap { item -> FunctionDecl? in
            if case .function(let decl) = item.member { decl } else { nil }
        }
        guard let next = next.first, next.isThrowing else { return false }
        return !next.isRethrowing || mayRethrow(next, arguments)
    }

    /// Whether a function that rethrows is called for a sequence, or with one, that may throw.
    private func mayRethrow(_ decl: FunctionDecl, _ arguments: [SwiftType]) -> Bool {
        zip(decl.parameters, arguments).contains { parameter, type in
            parameter.protocols.contains { isAsyncSequence($0) || isAsyncIterator($0) } && mayThrow(iterating: type)
        }
    }

    func isAsyncSequence(_ decl: NominalDecl) -> Bool { conformances.inherits(decl, module.nominal(.asyncSequence)) }

    func isAsyncIterator(_ decl: NominalDecl) -> Bool {
        decl.kind == .protocol
            ? conformances.inherits(decl, module.nominal(.asyncIteratorProtocol))
            : module.conformances(of: decl).contains { conformances.inherits($0.protocol, module.nominal(.asyncIteratorProtocol)) }
    }

    /// Whether a type of which only protocols are known has errors.
    private func fails(_ type: SwiftType) -> Bool { !head(associated(.asyncSequence, "Failure", of: type)).isKnown(.never) }

    private func associated(_ known: KnownType, _ name: String, of type: SwiftType) -> SwiftType {
        guard let found = module.nominal(known).associatedTypes.first(where: { $0.name == name }) else { return .error }
        return conformances.normalized(.member(type, found))
    }
}
