import Diagnostics
import SwiftModel
import SwiftSyntax

/// One candidate of a call, checked with its arguments in the order in which they say something of each other: arguments that are not closures, the requirements, functions by
/// their names, the result, closures, defaults.
struct CallAttempt {
    let checker: Checker
    let candidate: CallCandidate
    /// The arguments of each parameter, by their indices.
    let assignment: [Int: [Int]]
    let arguments: [Argument]
    let expected: SwiftType?
    let place: Span
    /// Whether closures are checked, too, and the call is made; else only whether the candidate takes the rest.
    let closures: Bool
    /// Where faults of the candidate are reported.
    let callee: Span?

    let parameters: [FunctionDecl.Parameter]
    var map: [GenericParameter: SwiftType]
    private var typeArguments: [SwiftType] = []
    var requirements: [Requirement] = []
    private var result = SwiftType.error
    var values: [Expr?]
    private var score = 0
    private var defaults = 0
    /// An existential given for a bare generic parameter is opened when the call runs; so is `self`.
    private var opened: Set<GenericParameter> = []

    init(
        _ checker: Checker, _ candidate: CallCandidate, _ assignment: [Int: [Int]], _ arguments: [Argument], _ expected: SwiftType?, _ place: Span,
        closures: Bool, blaming callee: Span?
    ) {
        (self.checker, self.candidate, self.assignment, self.arguments) = (checker, candidate, assignment, arguments)
        (self.expected, self.place, self.closures, self.callee) = (expected, place, closures, callee)
        (parameters, map) = (candidate.parameters, candidate.map)
        values = Array(repeating: nil, count: parameters.count)
        if case .function(let decl) = candidate.target, let owner = decl.owner, owner.kind == .protocol { opened.insert(owner.parameters[0]) }
    }

    /// The call, or what it would give, and how well the candidate fits; `nil` where it doesn't take the arguments.
    mutating func run() -> (expr: Expr, score: [Int], input: ClosureInput?)? {
        instantiate()
        guard checker.canBeGiven(candidate, map, at: callee ?? place) else { return nil }
        takeHints()
        guard takeArguments(), fulfil(isFinal: false), takeFunctions() else { return nil }
        if !closures, !checker.literalsMayConform(typeArguments) || !checker.literalsMayHold(requirements, map) { return nil }
        // An array isn't a publisher: the call means the initializer that takes a sequence of them.
        if !closures, !conforms() { score += OverloadCost.unfulfilled }
        takeResult()
        if closures {
            guard takeClosures(), takeRest() else { return nil }
        }
        for type in checker.neverGiven where checker.head(type).isOpenVariable { _ = checker.unify(type, .void) }
        if closures {
            for argument in typeArguments { checker.defaultVariables(argument, notIn: result, requirements, map) }
            guard fulfil(isFinal: true), checker.fulfilParameters(candidate, map, opened, at: callee ?? place) else { return nil }
        }
        takeDefaults()
        guard checker.canBeSaid(candidate, map, opened, at: callee ?? place) else { return nil }
        result = checker.boundOfOpened(checker.conformances.normalized(result), opened)
        // Of plain functions one without defaults goes first, of generic ones a type's own.
        let (isGeneric, ofProtocol) = (candidate.isGeneric, candidate.isOfProtocol ? 1 : 0)
        let score = [
            score, isGeneric ? 1 : 0, isGeneric ? ofProtocol : defaults, checker.genericity(candidate), isGeneric ? defaults : ofProtocol, erasures,
            upcasts, -checker.constraints(candidate), candidate.distance,
        ]
        return closures ? (made(), score, nil) : (Expr(.failed, result, place), score, closureInput)
    }

    func type(of index: Int) -> SwiftType {
        checker.conformances.bound(ofOpened: checker.conformances.normalized(parameters[index].type.substituting(map)))
    }

    private func fulfil(isFinal: Bool) -> Bool {
        checker.fulfil(requirements, of: candidate, map, opened, at: callee ?? place, final: isFinal)
    }

    /// Whether the type arguments that are known have the protocols of their parameters.
    private func conforms() -> Bool {
        map.allSatisfy { parameter, type in
            let type = checker.conformances.normalized(type)
            guard parameter.element == nil, type.nominal != nil || type.conformsRegardlessOfParts else { return true }
            let targets = parameter.protocols.filter { $0.kind == .protocol && !($0.known?.isMarker ?? false) }
            guard type.hasVariables, let decl = type.nominal else { return targets.allSatisfy { checker.conformances.conforms(type, to: $0) } }
            // Of `[(0, 1)]` it isn't known yet what the elements are, but that it is an array.
            guard decl.isPrelude, decl.kind == .struct else { return true }
            let declared = checker.module.conformances(of: decl).map(\.protocol)
            return targets.allSatisfy { target in declared.contains { checker.conformances.inherits($0, target) } }
        }
    }

    private mutating func take(_ argument: Argument, for index: Int, opening own: GenericParameter? = nil) -> Expr? {
        checker.argument(argument, type(of: index), parameters[index], &score, opening: own, &opened)
    }

    private func tryToUnify(_ a: SwiftType, _ b: SwiftType) { _ = checker.trial { checker.unify(a, b) ? true : nil } }

    // MARK: The candidate's types

    private mutating func instantiate() {
        switch candidate.target {
        case .function(let decl):
            typeArguments = checker.instantiate(decl, &map)
            checker.candidateInHand?.map = map
            requirements = decl.requirements
            result = decl.returnsSelf ? selfResult(decl) : decl.result.substituting(map)
        case .enumCase(let enumCase): result = candidate.owner ?? enumCase.owner.selfType.substituting(map)
        }
        result = checker.conformances.normalized(result)
    }

    /// What a class's member that gives `Self` gives for the current receiver.
    private func selfResult(_ decl: FunctionDecl) -> SwiftType {
        var receiver = candidate.base
        if case .convert(let inner)? = receiver?.kind { receiver = inner }
        guard var type = receiver.map({ checker.head($0.type) }) else { return decl.result.substituting(candidate.map) }
        if case .metatype(let inner) = type { type = inner }
        return decl.result.optionalPayload == nil ? type : checker.module.named(.optional, type)
    }

    /// What the forms of arguments and the wanted result say before an argument is checked.
    private func takeHints() {
        if let chosen = checker.chosenType(ofCallWith: arguments) { tryToUnify(result, chosen) }
        let isImplicit = arguments.contains { if case .syntax(let syntax) = $0.source { checker.beginsImplicitly(syntax) } else { false } }
        let hasImplicitElements = arguments.contains { argument in
            guard case .syntax(let syntax) = argument.source, let array = syntax.as(ArrayExprSyntax.self) else { return false }
            return array.elements.contains { checker.beginsImplicitly($0.expression) }
        }
        if isImplicit || hasImplicitElements {
            for (parameter, type) in map { for target in parameter.protocols where target.kind == .protocol { checker.constrain(type, to: target) } }
        }
        if !isImplicit, arguments.contains(where: checker.isLiteral) {
            // `Gauge(value: 3, in: 0...4)`: what an integer alone cannot be.
            for (parameter, type) in map where checker.conformances.usualType(of: .integer, wantedAs: parameter.protocols).isDouble {
                for target in parameter.protocols { checker.constrain(type, to: target) }
            }
        }
        guard let expected else { return }
        checker.hint(result, expected)
        // `.zero` and the like don't have their own type: the expected one decides.
        if case .variable = result.head, isImplicit, checker.head(expected) != .any { tryToUnify(result, expected) }
        // `max(0, 40 - 100)`: literals take the type of the result that is wanted.
        if case .variable = result.head, let number = checker.plainHint(expected), !arguments.isEmpty,
            arguments.allSatisfy({ checker.isLiteral($0) && !checker.isNil($0) })
        {
            tryToUnify(result, number)
        }
    }

    // MARK: Arguments that are not closures

    /// `reduce(.zero, +)`: the operator determines the member's type.
    private func waitsForOperator(_ index: Int, isKnown: Bool = false) -> Bool {
        guard let place = assignment[index]?.first, !parameters[index].isVariadic, case .syntax(let syntax) = arguments[place].source else { return false }
        return checker.beginsImplicitly(syntax) && (isKnown || checker.head(type(of: index)).isOpenVariable)
            && arguments.contains(where: checker.isOperatorReference)
    }

    /// `{ $0 + 1 } >>> String.init`: the closure before it determines which initializer is meant.
    private func waitsForClosure(_ index: Int) -> Bool {
        guard let place = assignment[index]?.first, case .syntax(let syntax) = arguments[place].source,
            checker.isInitializer(syntax) || checker.isClosure(syntax) && arguments[place].source.closure == nil,
            case .function(let wanted) = checker.head(type(of: index)), wanted.parameters.contains(where: { checker.head($0.type).isOpenVariable })
        else { return false }
        return arguments.contains { $0.source.closure != nil }
    }

    /// What is wanted as a part of a later argument's type waits for it, and so does a key path whose root another argument determines.
    private func isOpenPart(_ index: Int) -> Bool {
        checker.isOpenMember(type(of: index)) || assignment[index]?.first.map { checker.waitsForRoot(arguments[$0], type(of: index)) } ?? false
    }

    private mutating func takeArguments() -> Bool {
        let openParts = parameters.indices.map(isOpenPart)
        for index in parameters.indices.filter({ !openParts[$0] }) + parameters.indices.filter({ openParts[$0] }) {
            let parameter = parameters[index]
            if parameter.isPack {
                let given = (assignment[index] ?? []).map { arguments[$0] }
                guard let pack = checker.packArgument(given, parameter, map, &score, &opened, place) else { return false }
                values[index] = pack
                continue
            }
            guard let indices = assignment[index] else { continue }
            if parameter.isVariadic {
                if indices.contains(where: { arguments[$0].source.closure != nil }) {
                    score += checker.overloadCost(ofClosureAs: type(of: index))
                    continue
                }
                var elements: [Expr?] = []
                for given in indices { elements.append(take(arguments[given], for: index)) }
                guard elements.allSatisfy({ $0 != nil }) else { return false }
                values[index] = Expr(.array(elements.compactMap(\.self)), checker.module.named(.array, type(of: index)), place)
                continue
            }
            let given = arguments[indices[0]]
            if given.source.closure != nil { score += checker.overloadCost(ofClosureAs: type(of: index)) }
            if given.source.closure != nil || checker.isOperatorReference(given) || waitsForOperator(index) || waitsForClosure(index) { continue }
            takeHints(of: given, for: index, isOpenPart: openParts[index])
            guard let value = take(given, for: index, opening: ownParameter(of: index)) else { return false }
            values[index] = value
            takeSameTypes()
        }
        return true
    }

    /// A type that has to be the same as one that an argument determined is known for the arguments after it: `where DataElement == Data.Element`.
    private func takeSameTypes() {
        for case .same(let a, let b) in requirements {
            let types = [a, b].map { checker.conformances.normalized($0.substituting(map)) }
            guard types.count(where: { checker.head($0).isOpenVariable }) == 1, !types.contains(where: checker.isOpenMember) else { continue }
            _ = checker.unify(types[0], types[1])
        }
    }

    /// The function's own generic parameter that the parameter's type is, or the type of.
    private func ownParameter(of index: Int) -> GenericParameter? {
        var type = parameters[index].type
        if case .metatype(let instance) = type { type = instance }
        guard case .parameter(let generic) = type, case .function(let decl) = candidate.target else { return nil }
        return decl.parameters.suffix(decl.ownParameterCount).contains(generic) ? generic : nil
    }

    private func takeHints(of given: Argument, for index: Int, isOpenPart: Bool) {
        if case .syntax(let syntax) = given.source, checker.beginsImplicitly(syntax), case .variable(let variable) = type(of: index).head,
            variable.solution == nil
        {
            noteParts(of: variable)
        } else if case .syntax(let syntax) = given.source, checker.makesValue(syntax), case .variable(let variable) = type(of: index).head,
            variable.solution == nil
        {
            noteParts(of: variable, byArguments: false)
        }
        // `@Query(sort: \.date) var trips: [Trip]`: the requirements say what the property's type tells of the root.
        if checker.waitsForRoot(given, type(of: index)) {
            for case .same(let a, let b) in requirements {
                tryToUnify(checker.conformances.normalized(a.substituting(map)), checker.conformances.normalized(b.substituting(map)))
            }
        }
        // `by: step` of two literals: they are what they are on their own.
        if isOpenPart, !checker.isLiteral(given) || checker.isOfText(type(of: index)) { checker.defaultBases(in: type(of: index)) }
        if let hint = checker.elementHint(given, parameters[index].type, requirements, map) { tryToUnify(type(of: index), hint) }
    }

    /// `fold(value: { $0 }, sum: +)`: closures determine what the operator takes.
    private func isOperatorOfClosures(_ index: Int) -> Bool {
        guard case .function(let wanted) = checker.head(type(of: index)), !wanted.parameters.isEmpty,
            wanted.parameters.allSatisfy({ checker.head($0.type).isOpenVariable })
        else { return false }
        return arguments.contains { $0.source.closure != nil }
    }

    /// `+` alone is one of many functions: what the other arguments say of its type chooses; and it chooses members that begin with a dot.
    private mutating func takeFunctions() -> Bool {
        for index in parameters.indices where !parameters[index].isVariadic {
            guard let place = assignment[index]?.first, checker.isOperatorReference(arguments[place]), !isOperatorOfClosures(index) else { continue }
            guard let value = take(arguments[place], for: index) else { return false }
            values[index] = value
        }
        for index in parameters.indices where values[index] == nil && waitsForOperator(index, isKnown: true) {
            guard let place = assignment[index]?.first else { continue }
            guard let value = take(arguments[place], for: index) else { return false }
            values[index] = value
        }
        return true
    }

    private func takeResult() {
        guard let expected else { return }
        // Anything may be made an existential: a closure checked later decides which.
        let waits = if case .existential = checker.head(expected) { arguments.contains { $0.source.closure != nil } } else { false }
        if !waits, case .variable(let variable) = result.head, variable.solution == nil { tryToUnify(result, expected) }
        // `reduce(into: [])`: the expected result determines what an empty literal holds.
        if case .variable(let variable) = result, variable.solution?.hasVariables == true { tryToUnify(result, expected) }
    }

    // MARK: Closures and defaults

    private mutating func takeClosures() -> Bool {
        for (index, parameter) in parameters.enumerated() {
            guard let indices = assignment[index], !parameter.isPack, indices.contains(where: { arguments[$0].source.closure != nil }) else { continue }
            noteKnownParameters(of: indices, type(of: index))
            checker.defaultBases(in: type(of: index))
            var given: [Expr?] = []
            for place in indices { given.append(closureOrArgument(arguments[place], for: index)) }
            guard given.allSatisfy({ $0 != nil }) else { return false }
            values[index] = parameter.isVariadic ? Expr(.array(given.compactMap(\.self)), checker.module.named(.array, type(of: index)), place) : given[0]
        }
        return true
    }

    /// Notes the closures whose parameters have the types that the arguments before them have.
    private func noteKnownParameters(of indices: [Int], _ type: SwiftType) {
        guard checker.trialDepth == 0, let function = checker.functionType(type), !function.parameters.contains(where: { $0.type.hasVariables }) else { return }
        for place in indices { if let closure = arguments[place].source.closure { checker.closuresOfKnownParameters.insert(closure.id) } }
    }

    private mutating func closureOrArgument(_ argument: Argument, for index: Int) -> Expr? {
        guard let closure = argument.source.closure else { return take(argument, for: index) }
        let parameter = parameters[index]
        checker.nextBuilder = parameter.builder.map { builder in
            let arguments = parameter.builderArguments.map { checker.conformances.normalized($0.substituting(map)) }
            // Inside of the same builder nothing else may say what this one is for: a `Group` of columns.
            if case .nominal(builder, let outer)? = checker.builderAtHand {
                for (argument, known) in zip(arguments, outer) where checker.head(argument).isOpenVariable { tryToUnify(argument, known) }
            }
            return .nominal(builder, arguments)
        }
        let wanted = checker.trialDepth > 0 ? type(of: index) : checker.withoutMissingParts(type(of: index))
        return checker.closureArgument(closure, wanted, parameter, at: argument.span)
    }

    /// What waited for closures, and defaults that determine a type: `service: some Service = Live()`.
    private mutating func takeRest() -> Bool {
        for index in parameters.indices where values[index] == nil && !parameters[index].isVariadic {
            guard let place = assignment[index]?.first else { continue }
            guard let value = take(arguments[place], for: index) else { return false }
            values[index] = value
        }
        for (index, parameter) in parameters.enumerated() where assignment[index] == nil && parameter.defaultSyntax != nil {
            guard case .function(let decl) = candidate.target, checker.head(type(of: index)).isOpenVariable else { continue }
            values[index] = checker.defaultArgument(parameter, type(of: index), decl, map, at: place)
        }
        return true
    }

    private mutating func takeDefaults() {
        // A function that takes any number of values goes behind one that takes as many as are given.
        defaults += parameters.count { $0.isVariadic && !$0.isPack }
        for (index, parameter) in parameters.enumerated() where assignment[index] == nil && !parameter.isPack {
            if parameter.isVariadic {
                values[index] = Expr(.array([]), checker.module.named(.array, type(of: index)), place)
                continue
            }
            defaults += 1
            guard closures, values[index] == nil else { continue }
            if case .function(let decl) = candidate.target {
                values[index] = checker.defaultArgument(parameter, type(of: index), decl, map, at: place)
            } else if let syntax = parameter.defaultSyntax {
                values[index] = checker.value(syntax, as: type(of: index), for: .argument)
            }
        }
    }

    // MARK: The call

    private func made() -> Expr {
        checker.settledTrace?.chose(candidate, typeArguments, at: place)
        let filled = values.map { $0 ?? Expr(.failed, .error, place) }
        switch candidate.target {
        case .enumCase(let enumCase): return Expr(.enumCase(enumCase, arguments: filled), result, place)
        case .function(let decl):
            remark(on: decl, filled)
            var base = candidate.base
            if let receiver = base, let owner = candidate.owner, owner.nominal?.kind == .class, case .existential = checker.head(receiver.type) {
                base = Expr(.convert(receiver), owner, receiver.span)
            }
            if decl.isMutating, let receiver = base {
                base = Expr(.inOut(checker.mutable(receiver, at: place, for: .mutatingMember)), receiver.type, receiver.span)
            }
            return Expr(.call(.function(decl, typeArguments), base: base, arguments: filled), result, place)
        }
    }

    private func remark(on decl: FunctionDecl, _ arguments: [Expr]) {
        checker.reportImplicitNumber(decl, self.arguments, at: callee ?? place)
        if decl.isRethrowing {
            for argument in arguments { checker.noteRethrown(argument) }
        } else if decl.isThrowing {
            checker.noteThrown(checker.thrownType(of: decl, map))
        }
        if let renamed = decl.renamed { checker.noteRenamed(decl.fullName, renamed, at: place) }
        if decl.attributes.contains("_constantRange"), let range = arguments.first, !checker.isConstantRange(range) {
            checker.warning(
                "non-constant-range", "Non-constant range: argument must be an integer literal", at: range.span,
                help: "the range is read once, and another one is ignored: name the identity, ForEach(\(range.span.text), id: \\.self)")
        }
        if decl.isLostToState {
            checker.reportLost(at: place)
        } else {
            checker.checkAccess(toCalled: decl, at: place)
        }
        checker.checkAvailability(decl.attributes, decl.fullName, at: place)
    }
}
