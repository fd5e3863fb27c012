import SwiftModel
import SwiftSyntax

/// What signatures and `where` clauses require without saying so: a generic type that they name has requirements of its arguments.
extension Checker {
    /// What a generic type in a signature requires of its arguments holds for the function's own parameters: `T: Hashable` in `func f<T>(_ set: Set<T>)`.
    func imply(by type: SwiftType, on own: [GenericParameter], of function: FunctionDecl) {
        if own.isEmpty { return }
        func isOwn(_ type: SwiftType) -> Bool { type.contains { if case .parameter(let parameter) = $0 { own.contains(parameter) } else { false } } }
        for requirement in demands(of: type) {
            switch requirement {
            case .conforms(.parameter(let parameter), let target) where own.contains(parameter):
                if !parameter.protocols.contains(where: { conformances.inherits($0, target) }) { parameter.protocols.append(target) }
            case .conforms(let subject, _): if isOwn(subject) { function.requirements.append(requirement) }
            case .same(let a, let b), .superclass(let a, let b): if isOwn(a) || isOwn(b) { function.requirements.append(requirement) }
            }
        }
    }

    /// What types of parameters require of a function's own, before members of those are named: `K: Kind` in `func load<K>(_ input: K.Input, from: Endpoint<K>)`.
    func implyBeforehand(by parameters: FunctionParameterClauseSyntax, on own: [GenericParameter], of function: FunctionDecl) {
        let saved = (pending, writtenTypes)
        defer { (pending, writtenTypes) = saved }
        for node in parameters.parameters {
            let names = NamedTypes(in: node.type)
            guard names.areArguments, !own.contains(where: { names.bases.contains($0.name) }) else { continue }
            imply(by: type(node.type), on: own, of: function)
        }
    }

    /// Requirements with what the types that they name require: `E: Hashable` where `V == Set<E>`.
    ///
    /// - Parameter firstWritten: the first of the written types that they hold for.
    func completed(_ requirements: [Requirement], from firstWritten: Int) -> [Requirement] {
        // The prelude says what it requires.
        if module.isPrelude { return requirements }
        let saved = conformances.assumptions
        defer { conformances.assumptions = saved }
        var implied: [Requirement] = []
        for type in requirements.flatMap(types) {
            conformances.assumptions = saved + requirements + implied
            implied += demands(of: type)
        }
        if !implied.isEmpty { for index in writtenTypes.indices.dropFirst(firstWritten) { writtenTypes[index].assumptions += implied } }
        return requirements + implied
    }

    private func types(in requirement: Requirement) -> [SwiftType] {
        switch requirement {
        case .conforms(let subject, _): [subject]
        case .same(let a, let b), .superclass(let a, let b): [a, b]
        }
    }

    /// What the generic types in a type require of the type parameters in their arguments.
    private func demands(of type: SwiftType) -> [Requirement] {
        var found: [Requirement] = []
        _ = type.contains { part in
            guard case .nominal(let decl, let arguments) = part, arguments.contains(where: isGeneric) else { return false }
            for (parameter, argument) in zip(decl.parameters, arguments) {
                for target in parameter.protocols { found += demands(of: argument, conformingTo: target, depth: 0) }
                if let superclass = parameter.superclass, isGeneric(argument) { found.append(.superclass(argument, superclass)) }
            }
            let map = conformances.map(decl, arguments)
            for requirement in decl.requirements.map({ $0.substituting(map) }) {
                switch requirement {
                case .conforms(let subject, let target): found += demands(of: subject, conformingTo: target, depth: 0)
                case .same(let a, let b), .superclass(let a, let b): if isGeneric(a) || isGeneric(b) { found.append(requirement) }
                }
            }
            return false
        }
        return found
    }

    /// What must hold of type parameters for a type of them to conform. A condition may lead to itself with an ever larger type, so there is an end.
    private func demands(of type: SwiftType, conformingTo target: NominalDecl, depth: Int) -> [Requirement] {
        let type = conformances.normalized(type)
        guard depth < 8, isGeneric(type), !conformances.conforms(type, to: target) else { return [] }
        switch type {
        case .parameter, .member: return [.conforms(type, target)]
        case .nominal(let decl, let arguments):
            let map = conformances.map(decl, arguments)
            let conformance = module.conformances(of: decl).first { conformances.inherits($0.protocol, target) }
            return (conformance?.conditions ?? []).flatMap { condition in
                guard case .conforms(let subject, let other) = condition else { return [Requirement]() }
                return demands(of: subject.substituting(map), conformingTo: other, depth: depth + 1)
            }
        default: return []
        }
    }

    private func isGeneric(_ type: SwiftType) -> Bool { type.contains { if case .parameter = $0 { true } else { false } } }
}

/// What a written type says of the types in it.
private final class NamedTypes: SyntaxVisitor {
    /// Whether there are arguments of generic types, of which something may be required, and no `some`, which makes a parameter each time it is read.
    var areArguments: Bool { hasArguments && !hasOpaque }
    /// The names whose members are named: `K` in `K.Input`.
    private(set) var bases: Set<String> = []
    private var hasArguments = false
    private var hasOpaque = false

    init(in type: TypeSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(type)
    }

    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { note(&hasArguments) }
    override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind { note(&hasArguments) }
    override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind { note(&hasArguments) }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        node.someOrAnySpecifier.tokenKind == .keyword(.some) ? note(&hasOpaque) : .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { bases.insert(base.name.text) }
        return .visitChildren
    }

    private func note(_ fact: inout Bool) -> SyntaxVisitorContinueKind {
        fact = true
        return .visitChildren
    }
}
