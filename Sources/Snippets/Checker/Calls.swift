import Diagnostics
import SwiftSyntax

/// Something that a call may mean.
struct CallCandidate {
    enum Target {
        case function(FunctionDecl)
        case enumCase(EnumCase)
    }
    let target: Target
    var map: [GenericParameter: SwiftType]
    var base: Expr?
    /// The type that an initializer or case makes.
    var owner: SwiftType?
    var distance = 0
    /// Optional chaining of implicit members, `.init` on known types, and so on leave the expected type as a hint.
    var parameters: [FunctionDecl.Parameter] {
        switch target {
        case .function(let decl): decl.arguments
        case .enumCase(let enumCase):
            zip(enumCase.payload, enumCase.defaults).map { FunctionDecl.Parameter(label: $0.label, name: $0.label ?? "_", type: $0.type, defaultSyntax: $1) }
        }
    }
    var name: String {
        switch target {
        case .function(let decl): decl.fullName
        case .enumCase(let enumCase): enumCase.name
        }
    }
}

/// Overload resolution: by labels, then by the arguments that are not closures; closures are checked for the survivors.
extension Checker {
    func call(_ candidates: [CallCandidate], _ arguments: [Argument], expecting expected: SwiftType?, named name: String, at place: Span) -> Expr {
        var matching: [(CallCandidate, [Int: [Int]])] = []
        var mismatch: String?
        for candidate in candidates {
            switch match(arguments, candidate) {
            case .success(let assignment): matching.append((candidate, assignment))
            case .failure(let reason): if mismatch == nil { mismatch = reason.message }
            }
        }
        if matching.count < candidates.count, let told = wrongClosure(matching, candidates, arguments, expected, place) { return told }
        if matching.isEmpty {
            for argument in arguments {
                if case .syntax(let syntax) = argument.source, argument.source.closure == nil { _ = defaulted(expression(syntax, nil)) }
            }
            let others = candidates.count > 1 ? candidates.map(\.name) : []
            error(
                "arguments", mismatch ?? "no exact matches in call to '\(name)'", at: place,
                help: others.isEmpty
                    ? candidates.first.map { "it is declared as \($0.name)" } : "there are: " + Array(Set(others)).sorted().prefix(6).joined(separator: ", "))
            return Expr(.failed, .error, place)
        }
        // A closure that uses as many parameters as it gets is better than one that leaves some out, or takes a tuple apart.
        let exact = matching.filter { usesEachParameter(arguments, $0.0, $0.1) }
        if !exact.isEmpty { matching = exact }
        if matching.count == 1 { return finish(matching[0].0, matching[0].1, arguments, expected, place, closures: true)?.expr ?? Expr(.failed, .error, place) }
        var survivors: [(index: Int, score: [Int])] = []
        for (index, (candidate, assignment)) in matching.enumerated() {
            let mark = (trail.count, pending)
            trialDepth += 1
            let result = finish(candidate, assignment, arguments, expected, place, closures: false)
            trialDepth -= 1
            let failed = pending.dropFirst(mark.1.count).contains { $0.severity == .error }
            if let result {
                var score = result.score
                // Errors inside an argument are the argument's own; an overload that takes it without is better all the same.
                if failed { score[0] += 500 }
                if let expected, converted(Expr(.failed, result.expr.type, place), to: expected) == nil { score[0] += 1000 }
                survivors.append((index, score))
            }
            undo(to: mark.0)
            pending = mark.1
        }
        survivors.sort { $0.score.lexicographicallyPrecedes($1.score) }
        if survivors.count > 1, arguments.contains(where: { $0.source.closure != nil }) {
            for survivor in survivors.prefix(8) {
                let (candidate, assignment) = matching[survivor.index]
                let full = trial { () -> Bool? in
                    guard let result = self.finish(candidate, assignment, arguments, expected, place, closures: true) else { return nil }
                    if let expected, survivor.score[0] < 1000, self.converted(Expr(.failed, result.expr.type, place), to: expected) == nil { return nil }
                    return true
                }
                if full != nil {
                    // The trial solved the variables of its own instance only; what remains is to do it again for good.
                    return finish(candidate, assignment, arguments, expected, place, closures: true)?.expr ?? Expr(.failed, .error, place)
                }
            }
        }
        let chosen = survivors.first?.index ?? bestMismatch(matching, arguments)
        let (candidate, assignment) = matching[chosen]
        return finish(candidate, assignment, arguments, expected, place, closures: true)?.expr ?? Expr(.failed, .error, place)
    }

    /// Where no overload takes the arguments as they are, but one would with a closure of another number of parameters: that is the mistake.
    private func wrongClosure(
        _ matching: [(CallCandidate, [Int: [Int]])], _ candidates: [CallCandidate], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span
    ) -> Expr? {
        guard arguments.contains(where: { $0.source.closure != nil }) else { return nil }
        func fits(_ candidate: CallCandidate, _ assignment: [Int: [Int]]) -> Bool {
            trial { self.finish(candidate, assignment, arguments, nil, place, closures: false) } != nil
        }
        for candidate in candidates {
            if case .success = match(arguments, candidate) { continue }
            guard case .success(let assignment) = match(arguments, candidate, anyClosure: true), fits(candidate, assignment) else { continue }
            if matching.contains(where: { fits($0.0, $0.1) }) { return nil }
            return finish(candidate, assignment, arguments, expected, place, closures: true)?.expr ?? Expr(.failed, .error, place)
        }
        return nil
    }

    /// Where no overload takes the arguments, the one whose fault is told: the first whose arguments without closures fit best.
    private func bestMismatch(_ matching: [(CallCandidate, [Int: [Int]])], _ arguments: [Argument]) -> Int {
        matching.indices.min { matching[$0].0.distance < matching[$1].0.distance } ?? 0
    }

    // MARK: Labels

    struct Mismatch: Error { let message: String }

    /// Which arguments go to which parameter.
    ///
    /// - Parameter anyClosure: lets closures pass whose number of parameters does not suit.
    func match(_ arguments: [Argument], _ candidate: CallCandidate, anyClosure: Bool = false) -> Result<[Int: [Int]], Mismatch> {
        let parameters = candidate.parameters
        var assignment: [Int: [Int]] = [:]
        var next = 0
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if case .trailing = argument.source, argument.label == nil {
                var target: Int?
                var p = next
                while p < parameters.count {
                    if assignment[p] == nil, takesClosure(parameters[p]) {
                        let laterLabels = Set(arguments.dropFirst(index + 1).compactMap(\.label))
                        let needed = parameters[(p + 1)...].contains {
                            !$0.hasDefault && !$0.isVariadic && !laterLabels.contains($0.label ?? "") && takesClosure($0)
                        }
                        if parameters[p].hasDefault && needed { p += 1; continue }
                        target = p
                        break
                    }
                    if !parameters[p].hasDefault && !parameters[p].isVariadic && assignment[p] == nil { break }
                    p += 1
                }
                guard let target else {
                    return .failure(Mismatch(message: "trailing closure passed to a call of '\(candidate.name)' that does not accept one"))
                }
                if !closureFits(argument, parameters[target], anyCount: anyClosure) {
                    return .failure(Mismatch(message: closureMessage(argument, parameters[target])))
                }
                assignment[target] = [index]
                next = target + 1
                index += 1
                continue
            }
            var p = next
            while p < parameters.count, !(parameters[p].label == argument.label && assignment[p] == nil) {
                if !(parameters[p].hasDefault || parameters[p].isVariadic || assignment[p] != nil) {
                    return .failure(Mismatch(message: labelMessage(arguments, index, parameters, p)))
                }
                p += 1
            }
            guard p < parameters.count else {
                let what = argument.label.map { "extra argument '\($0)' in call" } ?? "extra argument in call"
                return .failure(Mismatch(message: what))
            }
            if argument.source.closure != nil, !closureFits(argument, parameters[p], anyCount: anyClosure) {
                return .failure(Mismatch(message: closureMessage(argument, parameters[p])))
            }
            assignment[p] = [index]
            index += 1
            if parameters[p].isVariadic {
                while index < arguments.count, arguments[index].label == nil {
                    if case .trailing = arguments[index].source { break }
                    assignment[p]?.append(index)
                    index += 1
                }
            }
            next = p + 1
        }
        for (p, parameter) in parameters.enumerated() where assignment[p] == nil && !parameter.hasDefault && !parameter.isVariadic {
            let what = parameter.label.map { "'\($0)'" } ?? "#\(p + 1)"
            return .failure(Mismatch(message: "missing argument for parameter \(what) in call"))
        }
        return .success(assignment)
    }

    /// Why an argument's label does not suit the parameter that is next and needs a value.
    private func labelMessage(_ arguments: [Argument], _ index: Int, _ parameters: [FunctionDecl.Parameter], _ next: Int) -> String {
        let (given, wanted) = (arguments[index].label, parameters[next].label)
        let isKnown = given != nil && parameters[(next + 1)...].contains { $0.label == given }
        let comesLater = wanted != nil && arguments[(index + 1)...].contains { $0.label == wanted }
        if isKnown, comesLater, let given, let wanted { return "argument '\(wanted)' must precede argument '\(given)'" }
        if isKnown { return "missing argument for parameter \(wanted.map { "'\($0)'" } ?? "#\(next + 1)") in call" }
        if comesLater || arguments.count > parameters.count { return given.map { "extra argument '\($0)' in call" } ?? "extra argument in call" }
        switch (given, wanted) {
        case (let given?, let wanted?): return "incorrect argument label in call (have '\(given):', expected '\(wanted):')"
        case (nil, let wanted?): return "missing argument label '\(wanted):' in call"
        case (let given?, nil): return "extraneous argument label '\(given):' in call"
        case (nil, nil): return "extra argument in call"
        }
    }

    private func takesClosure(_ parameter: FunctionDecl.Parameter) -> Bool {
        switch parameter.type.head {
        case .function: return true
        case .parameter: return !parameter.isAutoclosure
        default: return parameter.type.optionalPayload.map { if case .function = $0.head { return true } else { return false } } ?? false
        }
    }

    private func functionType(_ type: SwiftType) -> FunctionType? {
        switch type.head {
        case .function(let function): function
        default: type.optionalPayload.flatMap(functionType)
        }
    }

    /// Whether the number of a closure's parameters suits.
    private func closureFits(_ argument: Argument, _ parameter: FunctionDecl.Parameter, anyCount: Bool) -> Bool {
        guard let closure = argument.source.closure else { return true }
        guard let function = functionType(parameter.type) else {
            if case .parameter = parameter.type.head { return true }
            return parameter.isAutoclosure
        }
        if !function.isThrowing, closure.signature?.effectSpecifiers?.throwsClause != nil { return false }
        if anyCount { return true }
        let count = function.parameters.count
        if let explicit = parameterCount(closure) {
            if explicit == count { return true }
            if count == 1, case .tuple(let elements) = function.parameters[0].type.head { return elements.count == explicit }
            if count == 1, case .member = function.parameters[0].type { return explicit == 2 || explicit == 1 }
            if count == 1, case .parameter = function.parameters[0].type { return explicit >= 1 }
            return false
        }
        let used = shorthandCount(closure)
        if used == 0 { return count == 0 }
        return used <= count || count == 1
    }

    private func usesEachParameter(_ arguments: [Argument], _ candidate: CallCandidate, _ assignment: [Int: [Int]]) -> Bool {
        assignment.allSatisfy { place, indices in
            guard let closure = arguments[indices[0]].source.closure else { return true }
            let named = parameterCount(closure) ?? shorthandCount(closure)
            return functionType(candidate.parameters[place].type).map { $0.parameters.count == named } ?? true
        }
    }

    private func closureMessage(_ argument: Argument, _ parameter: FunctionDecl.Parameter) -> String {
        guard let closure = argument.source.closure else { return "a closure does not fit here" }
        let given = parameterCount(closure) ?? shorthandCount(closure)
        let wanted = functionType(parameter.type) ?? FunctionType(parameters: [], result: .error)
        return given == 0 ? ignoredArgumentsMessage(wanted) : closureCountMessage(wanted, given)
    }

    /// The number of named parameters; `nil` for a closure without any.
    func parameterCount(_ closure: ClosureExprSyntax) -> Int? {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list)?: list.count
        case .parameterClause(let clause)?: clause.parameters.count
        case nil: nil
        }
    }

    /// One more than the highest `$n` in the closure, 0 without any.
    func shorthandCount(_ closure: ClosureExprSyntax) -> Int {
        if let known = shorthandCounts[closure.id] { return known }
        final class Finder: SyntaxVisitor {
            var count = 0
            override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
                if case .dollarIdentifier(let text) = node.baseName.tokenKind, let number = Int(text.dropFirst()) { count = max(count, number + 1) }
                return .visitChildren
            }
            // A closure inside has arguments of its own.
            override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        shorthandCounts[closure.id] = finder.count
        return finder.count
    }

    // MARK: One candidate

    func finish(
        _ candidate: CallCandidate, _ assignment: [Int: [Int]], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span, closures: Bool
    ) -> (expr: Expr, score: [Int])? {
        depth += 1
        let outerCandidate = candidateInHand
        candidateInHand = candidate
        defer {
            depth -= 1
            candidateInHand = outerCandidate
        }
        guard depth < 400 else { error("too-deep", "the expression is nested too deeply", at: place); return nil }
        var map = candidate.map
        let parameters = candidate.parameters
        var typeArguments: [SwiftType] = []
        var requirements: [Requirement] = []
        var result: SwiftType
        switch candidate.target {
        case .function(let decl):
            typeArguments = instantiate(decl, &map)
            requirements = decl.requirements
            result = decl.result.substituting(map)
        case .enumCase(let enumCase): result = candidate.owner ?? enumCase.owner.selfType.substituting(map)
        }
        result = conformances.normalized(result)
        let isImplicit = arguments.contains { if case .syntax(let syntax) = $0.source { beginsImplicitly(syntax) } else { false } }
        if isImplicit {
            for (parameter, type) in map { for target in parameter.protocols where target.kind == .protocol { constrain(type, to: target) } }
        }
        if let expected {
            hint(result, expected)
            // `.zero` and the like have no type of their own: the expected one tells it.
            if case .variable = result.head, isImplicit {
                _ = trial { self.unify(result, expected) ? true : nil }
            }
            // `max(0, 40 - 100)`: literals take the type of the result that is wanted.
            if case .variable = result.head, let number = plainHint(expected), !arguments.isEmpty, arguments.allSatisfy(isLiteral) {
                _ = trial { self.unify(result, number) ? true : nil }
            }
        }
        var values: [Expr?] = Array(repeating: nil, count: parameters.count)
        var score = 0
        var defaults = 0
        // An existential given for a bare generic parameter is opened when the call runs; so is `self`.
        var opened: Set<GenericParameter> = []
        if case .function(let decl) = candidate.target, let owner = decl.owner, owner.kind == .protocol { opened.insert(owner.parameters[0]) }
        func parameterType(_ index: Int) -> SwiftType { conformances.normalized(parameters[index].type.substituting(map)) }
        // Arguments that are not closures come first, then the requirements, then closures. What is wanted as a part of a later argument's type waits for it.
        let isOpenPart = parameters.indices.map { isOpenMember(parameterType($0)) }
        for index in parameters.indices.filter({ !isOpenPart[$0] }) + parameters.indices.filter({ isOpenPart[$0] }) {
            let parameter = parameters[index]
            guard let indices = assignment[index] else { continue }
            if parameter.isVariadic {
                let elements = indices.map { argument(arguments[$0], parameterType(index), parameter, &score, opening: nil, &opened) }
                if elements.contains(where: { $0 == nil }) { return nil }
                values[index] = Expr(.array(elements.compactMap { $0 }), module.named("Array", parameterType(index)), place)
                continue
            }
            let given = arguments[indices[0]]
            if given.source.closure != nil { continue }
            let own: GenericParameter? = {
                guard case .parameter(let generic) = parameter.type, case .function(let decl) = candidate.target else { return nil }
                return decl.parameters.suffix(decl.ownParameterCount).contains(generic) ? generic : nil
            }()
            if let hint = elementHint(given, parameter.type, requirements, map) { _ = trial { self.unify(parameterType(index), hint) ? true : nil } }
            guard let value = argument(given, parameterType(index), parameter, &score, opening: own, &opened) else { return nil }
            values[index] = value
        }
        guard fulfil(requirements, of: candidate, map, opened, at: place, final: false) else { return nil }
        if !closures, !literalsMayConform(typeArguments) { return nil }
        if let expected, case .variable(let variable) = result.head, variable.solution == nil { _ = trial { self.unify(result, expected) ? true : nil } }
        for (index, parameter) in parameters.enumerated() {
            guard let indices = assignment[index], !parameter.isVariadic, let closure = arguments[indices[0]].source.closure else { continue }
            if !closures {
                score += 0
                continue
            }
            guard let value = closureArgument(closure, parameterType(index), parameter, at: arguments[indices[0]].span) else { return nil }
            values[index] = value
        }
        if closures {
            for argument in typeArguments { defaultVariables(argument) }
            guard fulfil(requirements, of: candidate, map, opened, at: place, final: true), fulfilParameters(candidate, map, opened, at: place) else {
                return nil
            }
        }
        for (index, parameter) in parameters.enumerated() where assignment[index] == nil {
            if parameter.isVariadic { values[index] = Expr(.array([]), module.named("Array", parameterType(index)), place); continue }
            defaults += 1
            guard closures else { continue }
            if case .function(let decl) = candidate.target {
                values[index] = defaultArgument(parameter, parameterType(index), decl, at: place)
            } else if let syntax = parameter.defaultSyntax {
                values[index] = value(syntax, as: parameterType(index), for: .argument)
            }
        }
        result = conformances.normalized(result)
        let score2 = [score, candidate.distance > 0 ? 1 : 0, defaults, genericity(candidate), candidate.distance]
        guard closures else { return (Expr(.failed, result, place), score2) }
        let filled = values.map { $0 ?? Expr(.failed, .error, place) }
        switch candidate.target {
        case .enumCase(let enumCase): return (Expr(.enumCase(enumCase, arguments: filled), result, place), score2)
        case .function(let decl):
            if decl.isThrowing, trialDepth == 0 { thrownTypes.insert(decl.thrownType ?? .existential([module.nominal("Error")])) }
            if let renamed = decl.renamed { noteRenamed(decl.fullName, renamed, at: place) }
            if decl.attributes.contains("_constantRange"), let range = filled.first, !isConstantRange(range) {
                warning(
                    "non-constant-range", "Non-constant range: argument must be an integer literal", at: range.span,
                    help: "the views are not made anew when the range changes: name the identity, ForEach(\(range.span.text), id: \\.self)")
            }
            checkAccess(decl.attributes, decl.owner, decl.name, at: place)
            checkAvailability(decl.attributes, decl.fullName, at: place)
            var base = candidate.base
            if decl.isMutating, let receiver = base { base = Expr(.inOut(mutable(receiver, at: place, for: .mutatingMember)), receiver.type, receiver.span) }
            if case .opaque(let opaque, let own) = result.head, opaque.underlying == nil, opaque.resolve != nil, !own.isEmpty { _ = opaque }
            return (Expr(.call(.function(decl, typeArguments), base: base, arguments: filled), result, place), score2)
        }
    }

    /// `[T]` for an array literal given to `S: Sequence` where `S.Element == T`.
    private func elementHint(_ argument: Argument, _ type: SwiftType, _ requirements: [Requirement], _ map: [GenericParameter: SwiftType]) -> SwiftType? {
        guard case .syntax(let syntax) = argument.source, syntax.is(ArrayExprSyntax.self), case .parameter = type, head(type.substituting(map)).isOpenVariable
        else { return nil }
        for case .same(.member(let subject, let member), let element) in requirements where subject == type && member.name == "Element" {
            let wanted = conformances.normalized(element.substituting(map)).resolved
            return wanted.hasVariables || wanted.nominal == nil ? nil : module.named("Array", wanted)
        }
        return nil
    }

    /// Whether literals given for generic parameters have usual types that may stand there: a string is no integer.
    private func literalsMayConform(_ typeArguments: [SwiftType]) -> Bool {
        typeArguments.allSatisfy { argument in
            guard case .variable(let variable) = argument.head, let literal = variable.literal, literal == .string || literal == .boolean else { return true }
            return variable.protocols.allSatisfy { conformances.conforms(conformances.defaultType(literal), to: $0) }
        }
    }

    private func isLiteral(_ argument: Argument) -> Bool {
        if case .syntax(let syntax) = argument.source { return isContextual(syntax) }
        return false
    }

    private func isConstantRange(_ expr: Expr) -> Bool {
        guard case .call(_, _, let bounds) = expr.kind else { return false }
        return bounds.allSatisfy { if case .integer = $0.kind { return true } else { return false } }
    }

    /// 0 for a plain candidate; of generic ones the fewer arguments may be of any type the better.
    private func genericity(_ candidate: CallCandidate) -> Int {
        guard case .function(let decl) = candidate.target, decl.parameters.count > (decl.owner?.parameters.count ?? 0) else { return 0 }
        return 1 + decl.arguments.count { if case .parameter = $0.type { return true } else { return false } }
    }

    /// Lets the expected type tell parameters of a generic result of the same declaration.
    private func hint(_ result: SwiftType, _ expected: SwiftType) {
        let expected = head(expected)
        switch (result.head, expected) {
        case (.nominal(let a, _), .nominal(let b, _)) where a == b: _ = trial { self.unify(result, expected) ? true : nil }
        case (.function, .function): _ = trial { self.unify(result, expected) ? true : nil }
        case (.nominal, .nominal), (.function, .nominal):
            if let payload = expected.optionalPayload { hint(result, payload) }
        default: break
        }
    }

    /// `generic`: the parameter of the function that the type is, which an existential argument is opened for.
    private func argument(
        _ argument: Argument, _ type: SwiftType, _ parameter: FunctionDecl.Parameter, _ score: inout Int, opening generic: GenericParameter?,
        _ opened: inout Set<GenericParameter>
    ) -> Expr? {
        if parameter.isInout {
            if case .typed(let given) = argument.source, case .inOut = given.kind {
                guard unify(given.type, type) else { mismatch(given, type, for: .argument); return nil }
                return given
            }
            guard case .syntax(let syntax) = argument.source else { return nil }
            guard let node = syntax.as(InOutExprSyntax.self) else {
                error("inout", "passing value of type '\(type.resolved)' to an inout parameter requires explicit '&'", at: argument.span)
                return nil
            }
            return inOut(node.expression, type, at: argument.span)
        }
        if parameter.isAutoclosure, case .syntax(let syntax) = argument.source { return autoclosure(syntax, type, at: argument.span) }
        let expr: Expr
        switch argument.source {
        case .syntax(let syntax): expr = expression(syntax, type)
        case .typed(let typed):
            if parameter.isAutoclosure {
                return Expr(.autoclosure(constantClosure(typed)), .function(FunctionType(parameters: [], result: type)), argument.span)
            }
            expr = typed
        case .trailing: return nil
        }
        if expr.type.isError { return trialDepth > 0 ? nil : expr }
        if let generic, case .existential(let list) = head(expr.type), !list.isEmpty, case .variable(let variable) = head(type),
            generic.protocols.allSatisfy({ target in list.contains { conformances.inherits($0, target) } })
        {
            solve(variable, opening: head(expr.type))
            opened.insert(generic)
            return expr
        }
        guard let result = converted(expr, to: type) else {
            mismatch(expr, type, for: .argument)
            return trialDepth > 0 ? nil : Expr(.failed, type, argument.span)
        }
        score += cost(result)
        return result
    }

    private func inOut(_ syntax: ExprSyntax, _ type: SwiftType, at place: Span) -> Expr? {
        let target = expression(syntax, nil)
        guard unify(target.type, type) else { mismatch(target, type, for: .argument); return nil }
        return Expr(.inOut(mutable(target, at: place, for: .inOutArgument)), target.type, place)
    }

    /// What converting costs in the ranking of overloads.
    private func cost(_ expr: Expr) -> Int {
        switch expr.kind {
        case .wrap(let inner): 1 + cost(inner)
        case .erase(let inner): 3 + cost(inner)
        case .convert: 2
        case .integer: expr.type.resolved.isNominal("Int") || expr.type.hasVariables ? 0 : 1
        case .float: expr.type.resolved.isNominal("Double") || expr.type.hasVariables ? 0 : 1
        case .string, .interpolation: expr.type.resolved.isNominal("String") || expr.type.hasVariables ? 0 : 1
        default: 0
        }
    }

    /// What a builder closure makes tells its type, though it names too many arguments.
    private func infer(_ function: FunctionType, from closure: ClosureExprSyntax, _ given: Int, _ builder: NominalDecl) {
        var padded = function
        while padded.parameters.count < given { padded.parameters.append(.init(type: .error)) }
        _ = trial { self.closure(closure, padded, builder: builder) }
    }

    func closureArgument(_ closure: ClosureExprSyntax, _ type: SwiftType, _ parameter: FunctionDecl.Parameter, at place: Span) -> Expr? {
        let target = head(type)
        if parameter.isAutoclosure { return autoclosure(ExprSyntax(closure), type, at: place) }
        if let payload = target.optionalPayload {
            var parameter = parameter
            parameter.isEscaping = true
            guard let inner = closureArgument(closure, payload, parameter, at: place) else { return nil }
            return Expr(.wrap(inner), target, place)
        }
        if case .function(let function) = target {
            if let given = excessArguments(closure, for: function) {
                if let builder = parameter.builder { infer(function, from: closure, given, builder) }
                error("closure-arguments", closureCountMessage(function, given), at: place)
                return nil
            }
            if parameterCount(closure) == nil, shorthandCount(closure) == 0, !function.parameters.isEmpty {
                error("closure-arguments", ignoredArgumentsMessage(function), at: place, help: "name them, or '_': { \(ignoredNames(function)) in … }")
                return nil
            }
            closureEscapes = parameter.isEscaping
            if let builder = parameter.builder { return self.closure(closure, function, builder: builder) }
            return self.closure(closure, function, builder: nil)
        }
        let expr = expression(ExprSyntax(closure), type)
        guard let result = converted(expr, to: type) else { mismatch(expr, type, for: .argument); return nil }
        return result
    }

    /// Conformances and same types that the generic parameters must fulfil; not final, only what is known.
    private func fulfil(
        _ requirements: [Requirement], of candidate: CallCandidate, _ map: [GenericParameter: SwiftType], _ opened: Set<GenericParameter>, at place: Span,
        final: Bool
    ) -> Bool {
        for requirement in requirements {
            switch requirement {
            case .conforms(let subject, let target):
                let type = conformances.normalized(subject.substituting(map))
                if case .variable(let variable) = type.head, variable.solution == nil { constrain(type, to: target); continue }
                if type.hasVariables && !final { continue }
                if case .member = type, !final { continue }
                if case .parameter(let parameter) = subject, opened.contains(parameter), case .existential = type.head { continue }
                if !conformances.conforms(type, to: target) { reportConformance(type, target, of: candidate, at: place); return false }
            case .same(let a, let b):
                let (x, y) = (conformances.normalized(a.substituting(map)), conformances.normalized(b.substituting(map)))
                if isOpenMember(x) || isOpenMember(y) { continue }
                if !unify(x, y) {
                    error("same-type", "requires the types '\(x.resolved)' and '\(y.resolved)' be equivalent", at: place)
                    return false
                }
            case .superclass(let subject, let base):
                let type = subject.substituting(map)
                if !type.hasVariables, !conformances.isSubclass(type, of: base.substituting(map)) { return false }
            }
        }
        return true
    }

    private func isOpenMember(_ type: SwiftType) -> Bool {
        if case .member(let base, _) = type.head { return base.hasVariables }
        return false
    }

    private func fulfilParameters(
        _ candidate: CallCandidate, _ map: [GenericParameter: SwiftType], _ opened: Set<GenericParameter>, at place: Span
    ) -> Bool {
        guard case .function(let decl) = candidate.target else { return true }
        for parameter in decl.parameters {
            guard let type = map[parameter].map(conformances.normalized) else { continue }
            if case .variable(let variable) = type.head, variable.solution == nil {
                if trialDepth == 0, !type.isError, candidate.map[parameter] == nil, decl.builder == nil, !isBuilderCall {
                    error("generic-parameter", "generic parameter '\(parameter.name)' could not be inferred", at: place)
                    return false
                }
                continue
            }
            for target in parameter.protocols
            where target.kind == .protocol && !type.hasVariables && !conformances.conforms(type, to: target) {
                if opened.contains(parameter), case .existential = type.head { continue }
                reportConformance(type, target, of: candidate, at: place)
                return false
            }
        }
        return true
    }

    /// - Parameter candidate: what asks for the conformance.
    func reportConformance(_ type: SwiftType, _ target: NominalDecl, of candidate: CallCandidate? = nil, at place: Span) {
        let type = type.resolved
        switch type {
        case .tuple, .function, .metatype, .existential:
            error(
                "cannot-conform", "type '\(type)' cannot conform to '\(target.name)'", at: place,
                notes: [.init("only concrete types such as structs, enums and classes can conform to protocols")])
        default:
            var help: String?
            if target.name == "Identifiable", target.isPrelude {
                help = "give the type an 'id' and the conformance, or name the id: ForEach(items, id: \\.self)"
            }
            let message = candidate.map { "\(described($0)) requires that '\(type)' conform to '\(target.name)'" }
            error("conformance", message ?? "type '\(type)' does not conform to protocol '\(target.name)'", at: place, help: help)
        }
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

    /// A parameter's default, checked where the function is declared.
    private func defaultArgument(_ parameter: FunctionDecl.Parameter, _ type: SwiftType, _ decl: FunctionDecl, at place: Span) -> Expr? {
        if let make = parameter.typedDefault { return make() }
        guard let syntax = parameter.defaultSyntax else { return nil }
        var inner = decl.context ?? DeclContext()
        inner.scope = decl.context?.scope
        let target = type.resolved
        if target.hasVariables, !syntax.is(NilLiteralExprSyntax.self) {
            // The default tells the type: `id: ID = …`.
            return value(syntax, as: type)
        }
        return separately(in: inner, source: decl.source) {
            scope = Scope(parent: scope, function: FunctionScope(parent: nil, body: Body(), result: target))
            if parameter.isAutoclosure { return autoclosure(syntax, target, at: place) ?? Expr(.failed, target, place) }
            if let closure = syntax.as(ClosureExprSyntax.self) { return closureArgument(closure, target, parameter, at: place) ?? Expr(.failed, target, place) }
            return value(syntax, as: target)
        }
    }

    // MARK: Initializers

    /// `Type(arguments)`.
    ///
    /// - Parameter isNamed: whether the type is written; a metatype's value may be of any type below it.
    func construct(_ type: SwiftType, _ arguments: [Argument], expecting expected: SwiftType?, at place: Span, isNamed: Bool = true) -> Expr {
        let target = head(type)
        if case .error = target { return Expr(.failed, .error, place) }
        var candidates: [CallCandidate] = []
        for item in members("init", of: target, isStatic: true) {
            guard case .function(let decl) = item.member else { continue }
            if item.distance > 0, decl.owner?.kind != .protocol, hasOwnInitializers(target) { continue }
            candidates.append(CallCandidate(target: .function(decl), map: item.map, base: nil, owner: target, distance: item.distance))
        }
        guard !candidates.isEmpty else {
            if case .existential(let list) = target, !list.isEmpty {
                error("protocol-init", "'\(target)' cannot be constructed because it has no accessible initializers", at: place)
            } else {
                error("no-initializer", "'\(target.resolved)' cannot be constructed because it has no accessible initializers", at: place)
            }
            return Expr(.failed, .error, place)
        }
        if case .existential = target, isNamed {
            error("protocol-init", "type '\(target)' cannot be instantiated", at: place, help: "make a value of a type that conforms to it")
            return Expr(.failed, .error, place)
        }
        let name = target.nominal?.name ?? target.description
        let plain = arguments.filter { if case .trailing = $0.source { return false } else { return true } }
        if plain.count < arguments.count, !candidates.contains(where: { if case .success = match(arguments, $0) { return true } else { return false } }) {
            // `Layout(…) { … }`: the value is made, then called with the closure.
            let callable = methods("callAsFunction", of: target, isStatic: false, base: nil)
            if !callable.isEmpty {
                let value = call(candidates, plain, expecting: target, named: name, at: place)
                return callValue(value, Array(arguments[plain.count...]), expected, place)
            }
        }
        if !candidates.contains(where: { if case .success = match(arguments, $0) { true } else { false } }),
            let message = ruledOut("init", of: .metatype(target.resolved), taking: arguments)
        {
            error("member-condition", message, at: place)
            checkAnyway(arguments)
            return Expr(.failed, .error, place)
        }
        let made = call(candidates, arguments, expecting: expected ?? target, named: name, at: place)
        // An inherited initializer makes the subclass.
        if case .call(let callee, let base, let values) = made.kind, case .nominal(let decl, _) = target, let owner = callee.decl.owner, owner != decl,
            owner.kind == .class, decl.kind == .class
        {
            return Expr(.call(callee, base: base ?? Expr(.metatype(target), .metatype(target), place), arguments: values), target, place)
        }
        return made
    }

    private func hasOwnInitializers(_ type: SwiftType) -> Bool {
        guard let decl = type.nominal else { return false }
        return module.members("init", of: decl).contains { if case .function = $0 { return true } else { return false } }
    }
}
