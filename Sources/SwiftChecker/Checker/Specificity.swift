import Diagnostics
import SwiftModel

/// Which of two functions, one of the program's and one of the library's, Swift takes where both fit: the one that could be replaced by the other in each call.
extension Checker {
    /// The candidates in the order in which they are tried: what the program declares and what the library declares behind what is more specific on the other side.
    func specificFirst(_ survivors: [Survivor], of candidates: [CallCandidate]) -> [Survivor] {
        let sides = Set(survivors.map { candidates[$0.index].isOfProgram })
        guard sides.count == 2 else { return survivors }
        let outdone = survivors.map { item in
            survivors.contains { other in
                let (own, others) = (candidates[item.index], candidates[other.index])
                return own.isOfProgram != others.isOfProgram && other.score[0] <= item.score[0] && isMoreSpecific(others, than: own)
            }
        }
        return [false, true].flatMap { side in zip(survivors, outdone).filter { $0.1 == side }.map(\.0) }
    }

    /// Of the best ones that are equally good, the one first whose parameters all are of subtypes of the others': `[Dog]` before `[Animal]`.
    func specialFirst(_ sorted: [Survivor], of candidates: [CallCandidate], at place: Span) -> [Survivor] {
        guard sorted.count > 1, sorted[0].score == sorted[1].score else { return sorted }
        let equals = sorted.prefix { $0.score == sorted[0].score }.prefix(8)
        guard equals.allSatisfy({ !candidates[$0.index].isGeneric }) else { return sorted }
        let best = equals.firstIndex { item in
            equals.allSatisfy { other in
                item.index == other.index || isSubtype(candidates[item.index], of: candidates[other.index], at: place)
            }
        }
        guard let best, best > 0 else { return sorted }
        var result = sorted
        result.insert(result.remove(at: best), at: 0)
        return result
    }

    /// Whether one function's parameters are all subtypes of another one's, and not the other way around.
    func isSubtype(_ own: CallCandidate, of other: CallCandidate, at place: Span) -> Bool {
        func converts(_ a: CallCandidate, _ b: CallCandidate) -> Bool {
            zip(a.parameters, b.parameters).allSatisfy { given, wanted in
                let types = (conformances.normalized(given.type.substituting(a.map)), conformances.normalized(wanted.type.substituting(b.map)))
                return types.0 == types.1 || trial { converted(Expr(.failed, types.0, place), to: types.1) } != nil
            }
        }
        guard own.parameters.count == other.parameters.count else { return false }
        return converts(own, other) && !converts(other, own)
    }

    /// Whether each call of the first function could be one of the second, and not the other way around.
    private func isMoreSpecific(_ own: CallCandidate, than known: CallCandidate) -> Bool {
        guard case .function(let decl) = own.target, case .function(let other) = known.target else { return false }
        if own.isGeneric != known.isGeneric { return known.isGeneric }
        let isNear = belongsAsNear(decl, as: other, in: own.owner)
        guard isNear == belongsAsNear(other, as: decl, in: own.owner) else { return isNear }
        return accepts(argumentsOf: own, in: known) && !accepts(argumentsOf: known, in: own)
    }

    /// Whether a member of the program goes before one of the library that is the same: in the same protocol, or where the library has in a type what Swift has in a
    /// protocol's extension.
    func isHidden(_ known: FunctionDecl, by own: FunctionDecl, in type: SwiftType) -> Bool {
        // Numbers have in Swift what they have of protocols here.
        guard known.isPrelude, !own.isPrelude, !known.isRequirement, known.isOfProtocol, !(type.known.map { $0.isInteger || $0.isFloatingPoint } ?? false)
        else { return false }
        return belongsAsNear(own, as: known, in: type)
    }

    func isHidden(_ known: VariableDecl, by own: VariableDecl, in type: SwiftType) -> Bool {
        guard known.isPrelude, !own.isPrelude, !known.isRequirement, known.isOfProtocol else { return false }
        return belongsAsNear(own.owner, as: known.owner, sharing: known.sharedName, in: type)
    }

    /// Whether a member's type, or protocol, is that of another member or a more special one.
    ///
    /// - Parameter type: what has both members.
    func belongsAsNear(_ own: FunctionDecl, as known: FunctionDecl, in type: SwiftType?) -> Bool {
        belongsAsNear(own.owner, as: known.owner, sharing: known.sharedName, in: type)
    }

    /// - Parameter name: of a member that the library's type has in place of its protocols.
    func belongsAsNear(_ own: NominalDecl?, as known: NominalDecl?, sharing name: String?, in type: SwiftType?) -> Bool {
        guard let own, let known else { return own == known }
        if own == known { return true }
        guard own.kind == .protocol else { return true }
        if known.kind == .protocol { return own.selfAndRefined.contains(known) }
        guard let name, let type else { return false }
        return conformances.protocols(of: type).contains { target in
            target.isPrelude && own.selfAndRefined.contains(target) && !module.members(name, of: target).allSatisfy(\.isOfProgram)
        }
    }

    /// Whether one function takes what another takes: its generic parameters may be anything that they allow, the other's are what they are.
    private func accepts(argumentsOf given: CallCandidate, in taker: CallCandidate) -> Bool {
        let (own, others) = (given.parameters, taker.parameters)
        guard own.count == others.count, zip(own, others).allSatisfy({ $0.label == $1.label && $0.isVariadic == $1.isVariadic && $0.isInout == $1.isInout }),
            case .function(let decl) = taker.target
        else { return false }
        let mark = trail.count
        defer { undo(to: mark) }
        var map = taker.map
        for parameter in decl.parameters.suffix(decl.ownParameterCount) { map[parameter] = nil }
        _ = instantiate(decl, &map)
        return zip(own, others).allSatisfy { own, other in
            let types = (conformances.normalized(own.type.substituting(given.map)), conformances.normalized(other.type.substituting(map)))
            return throwsNoMore(types.0, than: types.1) && unify(types.0, types.1)
        } && requirementsHold(of: decl, map)
    }

    private func requirementsHold(of decl: FunctionDecl, _ map: [GenericParameter: SwiftType]) -> Bool {
        decl.requirements.allSatisfy { requirement in
            guard case .same(let a, let b) = requirement else { return true }
            return unify(conformances.normalized(a.substituting(map)), conformances.normalized(b.substituting(map)))
        }
    }

    private func throwsNoMore(_ own: SwiftType, than other: SwiftType) -> Bool {
        guard let f = functionType(own), let g = functionType(other) else { return true }
        return (!f.isThrowing || g.isThrowing) && (!f.isAsync || g.isAsync)
    }
}

extension CallCandidate {
    /// Whether the program declares it, not the library.
    fileprivate var isOfProgram: Bool { if case .function(let decl) = target { !decl.isPrelude } else { false } }
    var isOfLibrary: Bool { if case .function(let decl) = target { decl.isPrelude } else { false } }
}

extension FunctionDecl {
    fileprivate var isOfProtocol: Bool { owner?.kind == .protocol || sharedName != nil }
    /// Its name where Swift declares it in the extension of a protocol.
    fileprivate var sharedName: String? { attributes.contains("_ofProtocol") ? name : nil }
}

extension VariableDecl {
    fileprivate var isOfProtocol: Bool { owner?.kind == .protocol || sharedName != nil }
    fileprivate var sharedName: String? { attributes.contains("_ofProtocol") ? name : nil }
}

extension Member {
    fileprivate var isOfProgram: Bool {
        switch self {
        case .function(let decl): !decl.isPrelude
        case .variable(let decl): !decl.isPrelude
        case .enumCase(let enumCase): !enumCase.owner.isPrelude
        }
    }
}
