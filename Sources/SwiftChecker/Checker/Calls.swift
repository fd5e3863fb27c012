import Diagnostics
import SwiftModel
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
            zip(enumCase.payload, enumCase.defaults).map {
                var parameter = FunctionDecl.Parameter(label: $0.label, name: $0.label ?? "_", type: $0.type)
                parameter.writtenDefault = $1
                return parameter
            }
        }
    }
    /// Whether it has type parameters of its own.
    var isGeneric: Bool { if case .function(let decl) = target { decl.ownParameterCount > 0 } else { false } }
    var name: String {
        switch target {
        case .function(let decl): decl.fullName
        case .enumCase(let enumCase): enumCase.name
        }
    }
}

/// Overload resolution: by labels, then by the arguments that are not closures; closures are checked for the survivors.
extension Checker {
    func call(
        _ candidates: [CallCandidate], _ arguments: [Argument], expecting expected: SwiftType?, named name: String, at place: Span, blaming callee: Span? = nil
    ) -> Expr {
        var matching: [(CallCandidate, [Int: [Int]])] = []
        for candidate in candidates {
            if case .success(let assignment) = match(arguments, candidate) { matching.append((candidate, assignment)) }
        }
        if probe != nil {
            probeLabels(candidates, arguments)
            if matching.isEmpty { matching = unfinished(arguments, candidates) }
        }
        if matching.count < candidates.count, let told = wrongClosure(matching, candidates, arguments, expected, place) { return told }
        if matching.isEmpty {
            // Only a final report needs the fault itself.
            if trialDepth > 0 { return noMatch(name, at: callee ?? place) }
            checkAnyway(arguments)
            let fault = fault(of: arguments, candidates, named: name, at: place)
            let others = candidates.count > 1 ? candidates.map(\.name) : []
            error(
                "arguments", fault.message, at: fault.place ?? callee ?? place,
                help: others.isEmpty
                    ? candidates.first.map { "it is declared as \($0.name)" } : "there are: " + Array(Set(others)).sorted().prefix(6).joined(separator: ", "))
            return Expr(.failed, .error, place)
        }
        // A function conforms to nothing: a closure is meant for a parameter that is a function.
        let functional = matching.count > 1 ? matching.filter { givesClosuresToFunctions(arguments, $0.0, $0.1) } : []
        if !functional.isEmpty { matching = functional }
        // A closure that throws, or waits, goes where that may happen: `Task { try await load() }`.
        let able = matching.count > 1 ? matching.filter { takesEffects(arguments, $0.0, $0.1) } : []
        if !able.isEmpty { matching = able }
        // A closure that uses as many parameters as it gets is better than one that leaves some out, or takes a tuple apart.
        let exact = matching.filter { usesEachParameter(arguments, $0.0, $0.1) }
        if !exact.isEmpty { matching = exact }
        if matching.count == 1 {
            settledTrace?.consider(candidates, at: place)
            return finish(matching[0].0, matching[0].1, arguments, expected, place, closures: true, blaming: callee)?.expr ?? Expr(.failed, .error, place)
        }
        guard let arguments = settled(arguments, matching) else { return Expr(.failed, .error, place) }
        settledTrace?.consider(candidates, at: place)
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
            traceTrial(candidate, failed ? nil : result?.score, since: mark.1.count, at: place)
            undo(to: mark.0)
            pending = mark.1
        }
        survivors.sort { $0.score.lexicographicallyPrecedes($1.score) }
        if survivors.count > 1, arguments.contains(where: { $0.source.closure != nil }) {
            var faulty: [[NominalDecl?]] = []
            for survivor in survivors.prefix(8) {
                let (candidate, assignment) = matching[survivor.index]
                let builders = buildersOfOpenClosures(arguments, candidate, assignment)
                // What is wrong inside of a closure is wrong for each parameter of the same kind.
                if let builders, faulty.contains(builders) { continue }
                let full = trial { () -> Bool? in
                    let mark = self.pending.count
                    defer { if let builders, self.isFaultInside(arguments, since: mark) { faulty.append(builders) } }
                    guard let result = self.finish(candidate, assignment, arguments, expected, place, closures: true) else { return nil }
                    if let expected, survivor.score[0] < 1000, self.converted(Expr(.failed, result.expr.type, place), to: expected) == nil { return nil }
                    return true
                }
                if full != nil {
                    // The trial solved the variables of its own instance only; now do it again for real.
                    return finish(candidate, assignment, arguments, expected, place, closures: true, blaming: callee)?.expr ?? Expr(.failed, .error, place)
                }
            }
        }
        if trialDepth > 0, survivors.count > 1, arguments.contains(where: { $0.source.closure != nil }) {
            return noMatch(name, at: callee ?? place)
        }
        let chosen = survivors.first?.index ?? bestMismatch(matching, arguments)
        let (candidate, assignment) = matching[chosen]
        return finish(candidate, assignment, arguments, expected, place, closures: true, blaming: callee)?.expr ?? Expr(.failed, .error, place)
    }

    private func noMatch(_ name: String, at place: Span) -> Expr {
        error("arguments", "no exact matches in call to '\(name)'", at: place)
        return Expr(.failed, .error, place)
    }

    /// Where no overload takes the arguments as they are, but one would with a closure of another number of parameters: that is the mistake.
    private func wrongClosure(
        _ matching: [(CallCandidate, [Int: [Int]])], _ candidates: [CallCandidate], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span
    ) -> Expr? {
        guard arguments.contains(where: { $0.source.closure != nil }) else { return nil }
        func fits(_ candidate: CallCandidate, _ assignment: [Int: [Int]]) -> Bool {
            let mark = trail.count
            defer { undo(to: mark) }
            return trial { self.finish(candidate, assignment, arguments, nil, place, closures: false) } != nil
        }
        for candidate in candidates {
            if case .success = match(arguments, candidate) { continue }
            guard case .success(let assignment) = match(arguments, candidate, anyClosure: true), fits(candidate, assignment) else { continue }
            if matching.contains(where: { fits($0.0, $0.1) }) { return nil }
            return finish(candidate, assignment, arguments, expected, place, closures: true)?.expr ?? Expr(.failed, .error, place)
        }
        return nil
    }

    /// Where no overload takes the arguments, the one whose fault is reported: the first whose arguments without closures fit best.
    private func bestMismatch(_ matching: [(CallCandidate, [Int: [Int]])], _ arguments: [Argument]) -> Int {
        matching.indices.min { matching[$0].0.distance < matching[$1].0.distance } ?? 0
    }

    // MARK: One candidate

    /// What a class's member that gives `Self` gives for the current receiver.
    private func selfResult(_ decl: FunctionDecl, of candidate: CallCandidate) -> SwiftType {
        var receiver = candidate.base
        if case .convert(let inner)? = receiver?.kind { receiver = inner }
        guard var type = receiver.map({ head($0.type) }) else { return decl.result.substituting(candidate.map) }
        if case .metatype(let inner) = type { type = inner }
        return decl.result.optionalPayload == nil ? type : module.named(.optional, type)
    }

    func attempt(
        _ candidate: CallCandidate, _ assignment: [Int: [Int]], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span, closures: Bool,
        blaming callee: Span?, _ wider: Widening?
    ) -> (expr: Expr, score: [Int])? {
        depth += 1
        let outer = (candidateInHand, neverGiven)
        (candidateInHand, neverGiven) = (candidate, [])
        defer {
            depth -= 1
            (candidateInHand, neverGiven) = outer
        }
        guard depth < 400 else { error("too-deep", "the expression is nested too deeply", at: place); return nil }
        guard mayGoOn(16) else { return nil }
        var map = candidate.map
        let parameters = candidate.parameters
        var typeArguments: [SwiftType] = []
        var requirements: [Requirement] = []
        var result: SwiftType
        switch candidate.target {
        case .function(let decl):
            typeArguments = instantiate(decl, &map)
            candidateInHand?.map = map
            requirements = decl.requirements
            result = decl.returnsSelf ? selfResult(decl, of: candidate) : decl.result.substituting(map)
        case .enumCase(let enumCase): result = candidate.owner ?? enumCase.owner.selfType.substituting(map)
        }
        result = conformances.normalized(result)
        switch wider {
        case .parameter(let parameter, let type): _ = map[parameter].map { unify($0, type) }
        case .result(let type): _ = unify(result, type)
        case nil: break
        }
        let isImplicit = arguments.contains { if case .syntax(let syntax) = $0.source { beginsImplicitly(syntax) } else { false } }
        let hasImplicitElements = arguments.contains { argument in
            guard case .syntax(let syntax) = argument.source, let array = syntax.as(ArrayExprSyntax.self) else { return false }
            return array.elements.contains { beginsImplicitly($0.expression) }
        }
        if isImplicit || hasImplicitElements {
            for (parameter, type) in map { for target in parameter.protocols where target.kind == .protocol { constrain(type, to: target) } }
        }
        if !isImplicit, arguments.contains(where: isLiteral) {
            // `Gauge(value: 3, in: 0...4)`: what an integer alone cannot be.
            for (parameter, type) in map where conformances.usualType(of: .integer, wantedAs: parameter.protocols).isDouble {
                for target in parameter.protocols { constrain(type, to: target) }
            }
        }
        if let expected {
            hint(result, expected)
            // `.zero` and the like don't have their own type: the expected one decides.
            if case .variable = result.head, isImplicit, head(expected) != .any {
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
        // `reduce(.zero, +)`: the operator determines the member's type.
        func waitsForOperator(_ index: Int, isKnown: Bool = false) -> Bool {
            guard let place = assignment[index]?.first, !parameters[index].isVariadic, case .syntax(let syntax) = arguments[place].source else { return false }
            return beginsImplicitly(syntax) && (isKnown || head(parameterType(index)).isOpenVariable) && arguments.contains(where: isOperatorReference)
        }
        // `{ $0 + 1 } >>> String.init`: the closure before it determines which initializer is meant.
        func waitsForClosure(_ index: Int) -> Bool {
            guard let place = assignment[index]?.first, case .syntax(let syntax) = arguments[place].source,
                isInitializer(syntax) || isClosure(syntax) && arguments[place].source.closure == nil,
                case .function(let wanted) = head(parameterType(index)), wanted.parameters.contains(where: { head($0.type).isOpenVariable })
            else { return false }
            return arguments.contains { $0.source.closure != nil }
        }
        // Arguments that are not closures come first, then the requirements, then closures. What is wanted as a part of a later argument's type waits for it, and
        // so does a key path whose root another argument determines.
        let isOpenPart = parameters.indices.map { index in
            isOpenMember(parameterType(index)) || assignment[index]?.first.map { waitsForRoot(arguments[$0], parameterType(index)) } ?? false
        }
        for index in parameters.indices.filter({ !isOpenPart[$0] }) + parameters.indices.filter({ isOpenPart[$0] }) {
            let parameter = parameters[index]
            if parameter.isPack {
                guard let pack = packArgument((assignment[index] ?? []).map { arguments[$0] }, parameter, map, &score, &opened, place) else { return nil }
                values[index] = pack
                continue
            }
            guard let indices = assignment[index] else { continue }
            if parameter.isVariadic {
                if indices.contains(where: { arguments[$0].source.closure != nil }) { continue }
                let elements = indices.map { argument(arguments[$0], parameterType(index), parameter, &score, opening: nil, &opened) }
                if elements.contains(where: { $0 == nil }) { return nil }
                values[index] = Expr(.array(elements.compactMap { $0 }), module.named(.array, parameterType(index)), place)
                continue
            }
            let given = arguments[indices[0]]
            if given.source.closure != nil || isOperatorReference(given) || waitsForOperator(index) || waitsForClosure(index) { continue }
            let own: GenericParameter? = {
                guard case .parameter(let generic) = parameter.type, case .function(let decl) = candidate.target else { return nil }
                return decl.parameters.suffix(decl.ownParameterCount).contains(generic) ? generic : nil
            }()
            // `@Query(sort: \.date) var trips: [Trip]`: the requirements say what the property's type tells of the root.
            if waitsForRoot(given, parameterType(index)) {
                for case .same(let a, let b) in requirements {
                    let (a, b) = (conformances.normalized(a.substituting(map)), conformances.normalized(b.substituting(map)))
                    _ = trial { self.unify(a, b) ? true : nil }
                }
            }
            // `by: step` of two literals: they are what they are on their own.
            if isOpenPart[index], !isLiteral(given) || isOfText(parameterType(index)) { defaultBases(in: parameterType(index)) }
            if let hint = elementHint(given, parameter.type, requirements, map) { _ = trial { self.unify(parameterType(index), hint) ? true : nil } }
            guard let value = argument(given, parameterType(index), parameter, &score, opening: own, &opened) else { return nil }
            values[index] = value
        }
        guard fulfil(requirements, of: candidate, map, opened, at: callee ?? place, final: false) else { return nil }
        // `+` alone is one of many functions: what the other arguments say of its type chooses.
        for (index, parameter) in parameters.enumerated() where !parameter.isVariadic {
            guard let place = assignment[index]?.first, isOperatorReference(arguments[place]) else { continue }
            guard let value = argument(arguments[place], parameterType(index), parameter, &score, opening: nil, &opened) else { return nil }
            values[index] = value
        }
        for (index, parameter) in parameters.enumerated() where values[index] == nil && waitsForOperator(index, isKnown: true) {
            guard let place = assignment[index]?.first else { continue }
            guard let value = argument(arguments[place], parameterType(index), parameter, &score, opening: nil, &opened) else { return nil }
            values[index] = value
        }
        if !closures, !literalsMayConform(typeArguments) || !literalsMayHold(requirements, map) { return nil }
        // Anything may be made an existential: a closure checked later decides which.
        let isTold = arguments.contains { $0.source.closure != nil } && expected.map { if case .existential = head($0) { true } else { false } } ?? false
        if let expected, !isTold, case .variable(let variable) = result.head, variable.solution == nil {
            _ = trial { self.unify(result, expected) ? true : nil }
        }
        // `reduce(into: [])`: the expected result determines what an empty literal holds.
        if let expected, case .variable(let variable) = result, variable.solution?.hasVariables == true {
            _ = trial { self.unify(result, expected) ? true : nil }
        }
        for (index, parameter) in parameters.enumerated() {
            guard let indices = assignment[index], closures, !parameter.isPack, indices.contains(where: { arguments[$0].source.closure != nil }) else {
                continue
            }
            defaultBases(in: parameterType(index))
            let given = indices.map { place -> Expr? in
                guard let closure = arguments[place].source.closure else {
                    return argument(arguments[place], parameterType(index), parameter, &score, opening: nil, &opened)
                }
                nextBuilder = parameter.builder.map {
                    .nominal($0, parameter.builderArguments.map { conformances.normalized($0.substituting(map)) })
                }
                return closureArgument(closure, parameterType(index), parameter, at: arguments[place].span)
            }
            guard given.allSatisfy({ $0 != nil }) else { return nil }
            let found = given.compactMap { $0 }
            values[index] = parameter.isVariadic ? Expr(.array(found), module.named(.array, parameterType(index)), place) : found[0]
        }
        for (index, parameter) in parameters.enumerated() where closures && values[index] == nil {
            guard let place = assignment[index]?.first, !parameter.isVariadic else { continue }
            guard let value = argument(arguments[place], parameterType(index), parameter, &score, opening: nil, &opened) else { return nil }
            values[index] = value
        }
        // `service: some Service = Live()`: what is left out determines its type.
        for (index, parameter) in parameters.enumerated() where closures && assignment[index] == nil && parameter.defaultSyntax != nil {
            guard case .function(let decl) = candidate.target, head(parameterType(index)).isOpenVariable else { continue }
            values[index] = defaultArgument(parameter, parameterType(index), decl, map, at: place)
        }
        for type in neverGiven where head(type).isOpenVariable { _ = unify(type, .void) }
        if closures {
            for argument in typeArguments { defaultVariables(argument, notIn: result, requirements, map) }
            guard fulfil(requirements, of: candidate, map, opened, at: callee ?? place, final: true),
                fulfilParameters(candidate, map, opened, at: callee ?? place)
            else {
                return nil
            }
        }
        for (index, parameter) in parameters.enumerated() where assignment[index] == nil && !parameter.isPack {
            if parameter.isVariadic { values[index] = Expr(.array([]), module.named(.array, parameterType(index)), place); continue }
            defaults += 1
            guard closures, values[index] == nil else { continue }
            if case .function(let decl) = candidate.target {
                values[index] = defaultArgument(parameter, parameterType(index), decl, map, at: place)
            } else if let syntax = parameter.defaultSyntax {
                values[index] = value(syntax, as: parameterType(index), for: .argument)
            }
        }
        result = boundOfOpened(conformances.normalized(result), opened)
        let score2 = [score, candidate.distance > 0 ? 1 : 0, defaults, genericity(candidate), -constraints(candidate), candidate.distance]
        guard closures else { return (Expr(.failed, result, place), score2) }
        settledTrace?.chose(candidate, typeArguments, at: place)
        let filled = values.map { $0 ?? Expr(.failed, .error, place) }
        switch candidate.target {
        case .enumCase(let enumCase): return (Expr(.enumCase(enumCase, arguments: filled), result, place), score2)
        case .function(let decl):
            if decl.isThrowing { noteThrown(thrownType(of: decl, map)) }
            if let renamed = decl.renamed { noteRenamed(decl.fullName, renamed, at: place) }
            if decl.attributes.contains("_constantRange"), let range = filled.first, !isConstantRange(range) {
                warning(
                    "non-constant-range", "Non-constant range: argument must be an integer literal", at: range.span,
                    help: "the range is read once, and another one is ignored: name the identity, ForEach(\(range.span.text), id: \\.self)")
            }
            if decl.isLostToState { reportLost(at: place) } else { checkAccess(decl.attributes, decl.owner, decl.name, declared: decl.span, at: place) }
            checkAvailability(decl.attributes, decl.fullName, at: place)
            var base = candidate.base
            if decl.isMutating, let receiver = base { base = Expr(.inOut(mutable(receiver, at: place, for: .mutatingMember)), receiver.type, receiver.span) }
            if case .opaque(let opaque, let own) = result.head, opaque.underlying == nil, opaque.resolve != nil, !own.isEmpty { _ = opaque }
            return (Expr(.call(.function(decl, typeArguments), base: base, arguments: filled), result, place), score2)
        }
    }
}
