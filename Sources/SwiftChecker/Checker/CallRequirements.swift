import Diagnostics
import SwiftModel
import SwiftSyntax

/// What a declaration requires of the types that it is called with.
extension Checker {
    /// Conformances and same types that the generic parameters must fulfill; not final, only what is known.
    func fulfil(
        _ requirements: [Requirement], of candidate: CallCandidate, _ map: [GenericParameter: SwiftType], _ opened: Set<GenericParameter>, at place: Span,
        final: Bool
    ) -> Bool {
        for requirement in requirements {
            switch requirement {
            case .conforms(let subject, let target):
                let type = conformances.normalized(subject.substituting(map))
                if case .variable(let variable) = type.head, variable.solution == nil { constrain(type, to: target); continue }
                if type.hasVariables && !final && !type.conformsRegardlessOfParts { continue }
                if case .member(let base, _) = type, !final, !isOpened(base, opened, map) { continue }
                if case .parameter(let parameter) = subject, opened.contains(parameter), holds(type.head, target) { continue }
                if !conformances.conforms(type, to: target) { reportConformance(type, target, of: candidate, at: place); return false }
            case .same(let a, let b):
                let (x, y) = (conformances.normalized(a.substituting(map)), conformances.normalized(b.substituting(map)))
                if isOpenMember(x) || isOpenMember(y) { continue }
                if let (type, target) = lackingPart(x) ?? lackingPart(y) { reportConformance(type, target, of: candidate, at: place); return false }
                if !unify(x, y) {
                    error("same-type", "requires the types '\(x.resolved)' and '\(y.resolved)' be equivalent", at: place)
                    return false
                }
            case .superclass(let subject, let base):
                let type = conformances.normalized(subject.substituting(map))
                if !inherits(type, base.substituting(map), candidate, at: place) { return false }
            }
        }
        return true
    }

    /// A type without the protocol whose associated type it should have: `Int.Element`.
    private func lackingPart(_ type: SwiftType) -> (type: SwiftType, protocol: NominalDecl)? {
        guard case .member(let base, let associated) = type.head, base.nominal != nil, !base.hasVariables, !conformances.conforms(base, to: associated.owner)
        else { return nil }
        return (base, associated.owner)
    }

    /// Whether each value of any type of some protocols has another one.
    private func holds(_ existential: SwiftType, _ target: NominalDecl) -> Bool {
        guard case .existential(let list, _) = existential else { return false }
        return list.contains { conformances.inherits($0, target) }
    }

    /// Whether a type is the argument of an opened parameter.
    private func isOpened(_ type: SwiftType, _ opened: Set<GenericParameter>, _ map: [GenericParameter: SwiftType]) -> Bool {
        guard case .existential = type.head else { return false }
        return opened.contains { map[$0].map(head) == type.head }
    }

    /// Makes the same what a function's requirements say: `Array.init` of a sequence's elements. Whether they can hold.
    func fulfilsRequirements(_ reference: Expr) -> Bool {
        guard case .functionValue(.function(let decl, let arguments), _) = reference.kind else { return true }
        let map = Dictionary(zip(decl.parameters, arguments)) { first, _ in first }
        for case .variable(let variable) in arguments.map(\.head) where variable.literal != nil {
            guard variable.protocols.allSatisfy({ conformances.conforms(.variable(variable), to: $0) }) else { return false }
        }
        return decl.requirements.allSatisfy { requirement in
            guard case .same(let a, let b) = requirement else { return true }
            func known(_ type: SwiftType) -> SwiftType {
                let type = conformances.normalized(type.substituting(map))
                // The elements of a text are known where it is one.
                guard case .member(let base, _) = type.head, isOpenLiteral(base) else { return type }
                defaultVariables(base)
                return conformances.normalized(type)
            }
            let (x, y) = (known(a), known(b))
            return isOpenMember(x) || isOpenMember(y) || unify(x, y)
        }
    }

    func isOpenMember(_ type: SwiftType) -> Bool {
        if case .function = type.head { return false }
        return type.contains { if case .member(let base, _) = $0 { base.hasVariables } else { false } }
    }

    func fulfilParameters(
        _ candidate: CallCandidate, _ map: [GenericParameter: SwiftType], _ opened: Set<GenericParameter>, at place: Span
    ) -> Bool {
        guard case .function(let decl) = candidate.target else { return true }
        for parameter in decl.parameters {
            guard let type = map[parameter].map(conformances.normalized) else { continue }
            if parameter.element != nil {
                guard fulfilPack(parameter, type, candidate, at: place) else { return false }
                continue
            }
            if case .variable(let variable) = type.head, variable.solution == nil {
                if let literal = variable.literal, literal != .nil {
                    // Whatever the literal is made of around the call conforms as well.
                    for target in parameter.protocols where target.kind == .protocol {
                        guard conformances.conforms(type, to: target) else {
                            reportConformance(conformances.defaultType(literal), target, of: candidate, at: place)
                            return false
                        }
                        constrain(type, to: target)
                    }
                    continue
                }
                if isAwaited(type) {
                    // The member that waits for the type will determine it, or what is around the call.
                    for target in parameter.protocols where target.kind == .protocol { constrain(type, to: target) }
                    continue
                }
                if trialDepth == 0, !type.isError, candidate.map[parameter] == nil, decl.builder == nil, !isBuilderCall {
                    error("generic-parameter", "generic parameter '\(parameter.name)' could not be inferred", at: place)
                    return false
                }
                continue
            }
            for target in parameter.protocols
            where target.kind == .protocol && (!hasUnknowns(type) || type.conformsRegardlessOfParts) && !conformances.conforms(type, to: target) {
                if opened.contains(parameter), holds(type.head, target) { continue }
                reportConformance(type, target, of: candidate, at: place)
                return false
            }
            if !parameter.suppressesCopyable, !type.hasVariables, !conformances.isCopyable(type) {
                reportConformance(type, module.nominal(.copyable), of: candidate, at: place)
                return false
            }
            if let superclass = parameter.superclass, !inherits(type, superclass.substituting(map), candidate, at: place) { return false }
        }
        return true
    }

    /// Whether a type inherits from the class that a candidate requires, as far as it is known; reports that it doesn't.
    private func inherits(_ type: SwiftType, _ base: SwiftType, _ candidate: CallCandidate, at place: Span) -> Bool {
        let (type, base) = (type.resolved, base.resolved)
        if type.isError || type.hasVariables || conformances.isSubclass(type, of: base) { return true }
        if base.hasVariables, let decl = base.head.nominal, let ancestor = superclass(of: type, declaredBy: decl), unify(ancestor, base) { return true }
        error(
            "inheritance", "\(described(candidate)) requires that '\(type.resolved)' inherit from '\(base.resolved)'", at: place,
            help: "pass an object of '\(base.resolved)' or of one of its subclasses")
        return false
    }

    /// What a call that opens an existential gives: of a type that depends on the opened one only what is required of it is known.
    func boundOfOpened(_ result: SwiftType, _ opened: Set<GenericParameter>) -> SwiftType {
        guard case .opaque(let opaque, let arguments) = result.head,
            zip(opaque.parameters, arguments).contains(where: { parameter, type in
                if case .existential = type.head { opened.contains(parameter) } else { false }
            })
        else { return conformances.bound(ofOpened: result) }
        return .existential(opaque.protocols.sorted { $0.name < $1.name }, [:])
    }

    /// - Parameter candidate: what requires the conformance.
    func reportConformance(_ type: SwiftType, _ target: NominalDecl, of candidate: CallCandidate? = nil, at place: Span) {
        let type = type.resolved
        if type.nominal?.isPartlyKnown ?? false { return }
        switch type {
        case .member(let base, let part) where isMissing(part, in: base):
            // What has no elements fails as what should have them.
            let whole = candidate?.map.first { $0.value.resolved == base }?.key.protocols.first { conformances.inherits($0, part.owner) }
            return reportConformance(base, whole ?? part.owner, of: candidate, at: place)
        case .tuple, .function, .metatype, .existential:
            error(
                "cannot-conform", "type '\(type)' cannot conform to '\(target.name)'", at: place,
                notes: [.init("only concrete types such as structs, enums and classes can conform to protocols")],
                help: conformanceHelp(type, target, of: candidate))
        default:
            if let candidate, target.isPrelude, target.name.hasPrefix("_") {
                // What the library's own protocol asks for is in no program's hand.
                return error("conformance", "\(described(candidate)) takes no value of type '\(type)'", at: place)
            }
            let message = candidate.map { "\(described($0)) requires that '\(type)' conform to '\(target.name)'" }
            error(
                "conformance", message ?? "type '\(type)' does not conform to protocol '\(target.name)'", at: place,
                help: conformanceHelp(type, target, of: candidate))
        }
    }

    /// Whether a type isn't of the protocol that an associated type belongs to.
    private func isMissing(_ part: AssociatedType, in base: SwiftType) -> Bool {
        !base.hasVariables && !base.isError && !conformances.conforms(base, to: part.owner)
    }

    /// The type, unknown where a part of it belongs to a type without such parts: the call is wrong by that alone.
    func withoutMissingParts(_ type: SwiftType) -> SwiftType {
        if case .member(let base, let part) = type.head, isMissing(part, in: base) { return .error }
        return type.mapped(withoutMissingParts)
    }

    /// `initializer 'init(_:content:)'`, `static method 'buildExpression'`.
    private func described(_ candidate: CallCandidate) -> String {
        guard case .function(let decl) = candidate.target else { return "enum case '\(candidate.name)'" }
        let name = decl.arguments.allSatisfy { $0.label == nil } && decl.kind != .initializer ? decl.name : decl.fullName
        switch decl.kind {
        case .initializer: return "initializer '\(name)'"
        case .subscriptGetter, .subscriptSetter: return "subscript '\(name)'"
        default:
            guard decl.owner != nil else { return "\(decl.name.first.map { $0.isLetter || $0 == "_" } == true ? "global" : "operator") function '\(name)'" }
            return "\(decl.isStatic ? "static" : "instance") method '\(name)'"
        }
    }
}

extension SwiftType {
    /// Whether what the type conforms to is known while parts of it aren't: an opaque type says it, structural ones conform to nothing.
    var conformsRegardlessOfParts: Bool { if case .opaque = head { true } else { isStructural } }
}
