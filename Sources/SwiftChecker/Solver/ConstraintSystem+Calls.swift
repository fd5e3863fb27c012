import SwiftModel
import SwiftSyntax

/// Calls and subscripts: what they call, and what a function says of its arguments.
extension ConstraintSystem {
    func call(_ node: FunctionCallExprSyntax) -> SwiftType {
        guard let callee = callee(node.calledExpression) else { return whole(ExprSyntax(node)) }
        let result = checker.fresh()
        add(.call(callee, given(node), result: result))
        return result
    }

    func subscripted(_ node: SubscriptCallExprSyntax) -> SwiftType {
        if node.arguments.first?.label?.text == "keyPath" || checker.typeExpression(node.calledExpression) != nil { return whole(ExprSyntax(node)) }
        let result = checker.fresh()
        add(.call(.subscripts(base: type(of: node.calledExpression)), given(node), result: result))
        return result
    }

    func given(_ node: SubscriptCallExprSyntax) -> [GivenArgument] {
        checker.arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures).map(given)
    }

    func given(_ node: FunctionCallExprSyntax) -> [GivenArgument] {
        checker.arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures).map(given)
    }

    private func given(_ argument: Argument) -> GivenArgument {
        guard argument.source.closure == nil, case .syntax(let syntax) = argument.source else {
            return GivenArgument(argument: argument, type: .void, scope: checker.scope)
        }
        return GivenArgument(argument: argument, type: type(of: syntax), scope: checker.scope)
    }

    private func callee(_ syntax: ExprSyntax) -> CallTarget? {
        if let name = syntax.as(DeclReferenceExprSyntax.self) { return callee(named: name) }
        if !syntax.is(ClosureExprSyntax.self), let type = quietly(in: checker.scope, { checker.typeExpression(syntax) }) { return .type(opened(type)) }
        guard let access = syntax.as(MemberAccessExprSyntax.self) else { return .value(type(of: syntax)) }
        guard let base = access.base, !base.is(SuperExprSyntax.self), access.declName.argumentNames == nil else { return nil }
        let type = quietly(in: checker.scope) { checker.typeExpression(base) }.map { SwiftType.metatype($0) } ?? self.type(of: base)
        return .member(base: type, name: access.declName.baseName.word, place: syntax)
    }

    private func callee(named node: DeclReferenceExprSyntax) -> CallTarget? {
        let name = node.baseName.word
        if ["type", "self", "Self"].contains(name) { return nil }
        if !checker.isHiddenByMember(name), let found = checker.local(name) {
            switch found {
            case .variable(let variable): return .value(variable.type)
            case .functions(let functions): return .candidates(functions.map(checker.candidate))
            case .type(let decl):
                return .type(.nominal(decl, decl.parameters.map { checker.context.parameters.contains($0) ? .parameter($0) : checker.fresh() }))
            case .alias(let alias): return .type(checker.apply(alias, []))
            }
        }
        let candidates = ownMethods(name) + checker.module.functions(name).map { CallCandidate(target: .function($0), map: [:], base: nil) }
        if !candidates.isEmpty { return .candidates(candidates) }
        if let type = quietly(in: checker.scope, { checker.typeExpression(ExprSyntax(node)) }) { return .type(type) }
        guard let value = quietly(in: checker.scope, { checker.expression(ExprSyntax(node), nil) }) else { return nil }
        return .value(value.type)
    }

    /// A type named without its arguments, which those of the call determine: `Publishers.Zip`.
    private func opened(_ type: SwiftType) -> SwiftType {
        let parameters = (head(type).nominal?.parameters ?? []).filter { !checker.context.parameters.contains($0) }
        var map: [GenericParameter: SwiftType] = [:]
        for parameter in parameters {
            let variable = checker.fresh(for: parameter)
            for target in parameter.protocols { checker.constrain(variable, to: target) }
            map[parameter] = variable
        }
        return type.substituting(map)
    }

    /// Methods of the enclosing types.
    private func ownMethods(_ name: String) -> [CallCandidate] {
        var candidates: [CallCandidate] = []
        var nominal = checker.context.nominal
        while let decl = nominal {
            if decl == checker.context.nominal, let own = checker.typeOfSelf {
                let (target, isStatic): (SwiftType, Bool) = if case .metatype(let inner) = own { (inner, true) } else { (own, false) }
                candidates += checker.methods(name, of: target, isStatic: isStatic, base: placeholder(own))
            } else {
                candidates += checker.methods(name, of: decl.selfType, isStatic: true, base: nil)
            }
            nominal = decl.parent
        }
        return candidates
    }

    private func placeholder(_ type: SwiftType) -> Expr { Expr(.failed, type, checker.span(in: checker.source)) }

    // MARK: Which function

    func call(_ callee: CallTarget, _ given: [GivenArgument], _ result: SwiftType) -> Outcome {
        switch callee {
        case .candidates(let candidates): return overloads(candidates, given, result)
        case .type(let type): return overloads(initializers(of: type), given, result)
        case .value(let type): return callValue(type, given, result)
        case .member(let base, let name, let place): return callMember(name, of: base, given, result, place)
        case .subscripts(let base):
            guard !isOpen(base) else { return .waits }
            return overloads(checker.subscripts(of: placeholder(head(base)), given.map(\.argument)), given, result)
        }
    }

    private func initializers(of type: SwiftType) -> [CallCandidate] {
        checker.methods("init", of: type, isStatic: true, base: nil).map { candidate in
            var candidate = candidate
            candidate.owner = type
            return candidate
        }
    }

    /// Those that take the arguments, by number and labels.
    private func matched(_ candidates: [CallCandidate], _ given: [GivenArgument]) -> [MatchedCandidate] {
        candidates.compactMap { candidate in
            guard case .success(let assignment) = checker.match(given.map(\.argument), candidate) else { return nil }
            return MatchedCandidate(candidate: candidate, assignment: assignment)
        }
    }

    private func givesClosuresToFunctions(_ given: [GivenArgument], _ matched: MatchedCandidate) -> Bool {
        checker.givesClosuresToFunctions(given.map(\.argument), matched.candidate, matched.assignment)
    }

    private func overloads(_ candidates: [CallCandidate], _ given: [GivenArgument], _ result: SwiftType) -> Outcome {
        let matched = matched(candidates, given)
        let functional = matched.count > 1 ? matched.filter { givesClosuresToFunctions(given, $0) } : []
        let choices = functional.isEmpty ? matched : functional
        guard let first = choices.first else { return .failed }
        if choices.count == 1 { return apply(first, given, result) ? .solved : .failed }
        add(.overloads(choices, given, result: result))
        return .solved
    }

    private func callValue(_ type: SwiftType, _ given: [GivenArgument], _ result: SwiftType) -> Outcome {
        guard !isOpen(type) else { return .waits }
        switch head(type) {
        case .function(let function):
            guard function.parameters.count == given.count else { return .failed }
            for (parameter, argument) in zip(function.parameters, given) { pass(argument, as: parameter.type, builder: nil, isInout: parameter.isInout) }
            return checker.unify(result, function.result) ? .solved : .failed
        case .metatype(let inner): return overloads(initializers(of: inner), given, result)
        default: return overloads(checker.methods("callAsFunction", of: head(type), isStatic: false, base: placeholder(type)), given, result)
        }
    }

    private func callMember(_ name: String, of base: SwiftType, _ given: [GivenArgument], _ result: SwiftType, _ place: ExprSyntax) -> Outcome {
        guard !isOpen(base) else { return .waits }
        let type = head(base)
        var candidates: [CallCandidate]
        if case .metatype(let inner) = type {
            guard !isOpen(inner) else { return .waits }
            if name == "init" { return overloads(initializers(of: head(inner)), given, result) }
            candidates = checker.methods(name, of: head(inner), isStatic: true, base: placeholder(type))
        } else {
            candidates = checker.methods(name, of: type, isStatic: false, base: placeholder(type))
        }
        if mayHaveMore(type), !matched(candidates, given).contains(where: { givesClosuresToFunctions(given, $0) }) { return .waits }
        if !candidates.isEmpty { return overloads(candidates, given, result) }
        let value = checker.fresh()
        add(.member(MemberUse(base: base, name: name, result: value, place: place)))
        add(.call(.value(value), given, result: result))
        return .solved
    }

    // MARK: One function

    func given(_ use: OperatorUse) -> [GivenArgument] {
        let place = checker.span(in: checker.source)
        return use.operands.map { GivenArgument(argument: Argument(label: nil, source: .typed(Expr(.failed, $0, place)), span: place), type: $0, scope: nil) }
    }

    /// The functions of an operator by the types of operands.
    func operators(_ use: OperatorUse, _ types: [SwiftType]) -> [MatchedCandidate] {
        let assignment = Dictionary(uniqueKeysWithValues: use.operands.indices.map { ($0, [$0]) })
        var seen: Set<FunctionDecl> = []
        return checker.operators(use.name, types).filter { candidate in
            guard candidate.parameters.count == use.operands.count, case .function(let decl) = candidate.target, seen.insert(decl).inserted else {
                return false
            }
            return use.operands.count > 1 || checker.isPostfix(candidate) == use.isPostfix
        }.map { candidate in
            // An operator takes values of any type that its declaration is for, not of the one that it was found by.
            var candidate = candidate
            candidate.map = [:]
            return MatchedCandidate(candidate: candidate, assignment: assignment)
        }
    }

    /// What calling a function says of the arguments and the result.
    func apply(_ matched: MatchedCandidate, _ given: [GivenArgument], _ result: SwiftType) -> Bool {
        let candidate = matched.candidate
        var map = candidate.map
        var own: SwiftType
        switch candidate.target {
        case .enumCase(let enumCase): own = candidate.owner ?? enumCase.owner.selfType.substituting(map)
        case .function(let decl):
            guard !decl.parameters.contains(where: { $0.element != nil }) else { return false }
            _ = checker.instantiate(decl, &map)
            own = decl.result.substituting(map)
            if decl.attributes.contains("_disfavoredOverload") { count(.disfavoredOverload) }
            guard decl.requirements.allSatisfy({ demand($0, map) }) else { return false }
        }
        if candidate.distance > 0 { count(.farMember) }
        for (index, parameter) in candidate.parameters.enumerated() {
            guard let arguments = matched.assignment[index] else { continue }
            let type = opening(passedType(of: parameter).substituting(map))
            for argument in arguments { pass(given[argument], as: type, builder: parameter.builder, isInout: parameter.isInout) }
        }
        return checker.unify(result, opening(own))
    }

    /// The type of what is written for a parameter: of an autoclosure, what it gives.
    private func passedType(of parameter: FunctionDecl.Parameter) -> SwiftType {
        if parameter.isAutoclosure, case .function(let function) = parameter.type.head { function.result } else { parameter.type }
    }

    private func pass(_ argument: GivenArgument, as type: SwiftType, builder: NominalDecl?, isInout: Bool) {
        if let closure = argument.argument.source.closure {
            add(.closure(ClosureUse(syntax: closure, type: type, scope: argument.scope, builder: builder)))
        } else if isInout {
            add(.conversion(argument.type, type))
            add(.conversion(type, argument.type))
        } else if case .syntax(let syntax) = argument.argument.source {
            use(Part(syntax: syntax, type: argument.type), as: type)
        } else {
            add(.conversion(argument.type, type))
        }
    }

    private func demand(_ requirement: Requirement, _ map: [GenericParameter: SwiftType]) -> Bool {
        switch requirement {
        case .conforms(let subject, let target):
            let type = opening(subject.substituting(map))
            if isOpen(type) { checker.constrain(type, to: target) } else { add(.conformance(type, target)) }
            return true
        case .same(let a, let b): return checker.unify(opening(a.substituting(map)), opening(b.substituting(map)))
        case .superclass: return true
        }
    }
}
