import Diagnostics
import SwiftModel
import SwiftSyntax

extension GenericParameter {
    /// A type parameter as it is written. In the library's texts packs are read for each number of values.
    convenience init(_ node: GenericParameterSyntax, isPrelude: Bool) {
        if node.specifier?.tokenKind == .keyword(.each), !isPrelude { self.init(pack: node.name.text) } else { self.init(name: node.name.text) }
        isValue = node.specifier?.tokenKind == .keyword(.let)
        suppressesCopyable = node.inheritedType?.suppresses("Copyable") ?? false
    }
}

/// Parameter packs: `repeat` and `each` in types and expressions, and arguments for packs.
extension Checker {
    /// `repeat Box<each T>`.
    func expansion(_ node: PackExpansionTypeSyntax) -> SwiftType {
        let outer = expandedPacks
        expandedPacks = []
        defer { expandedPacks = outer }
        let pattern = type(node.repetitionPattern)
        guard !pattern.isError, let packs = expandedPacks, !packs.isEmpty else {
            if !pattern.isError {
                let message = "pack expansion '\(pattern)' must contain at least one pack reference"
                error("pack", message, at: span(node), help: "write 'each' before a pack inside, or leave out 'repeat'")
            }
            return .error
        }
        return .repeating(pattern, for: elements(of: packs))
    }

    /// `where repeat each T: P` says of a pack that its declaration has what `<each T: P>` says.
    ///
    /// - Returns: Whether the requirement is one of these.
    func takesPackRequirement(_ item: GenericRequirementSyntax, of clause: GenericWhereClauseSyntax) -> Bool {
        guard case .conformanceRequirement(let node) = item.requirement,
            let element = node.leftType.as(PackExpansionTypeSyntax.self)?.repetitionPattern.as(PackElementTypeSyntax.self),
            let name = element.pack.as(IdentifierTypeSyntax.self)?.name.text, let parameter = context.generics[name], parameter.element != nil,
            let own = clause.parent?.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters,
            own.contains(where: { $0.name.text == name })
        else { return false }
        for demanded in constraint(node.rightType).protocols where !parameter.protocols.contains(demanded) { parameter.protocols.append(demanded) }
        return true
    }

    /// `each T`.
    func packElement(_ node: PackElementTypeSyntax) -> SwiftType {
        let pack = type(node.pack)
        guard case .parameter(let parameter) = pack, let element = parameter.element else {
            if !pack.isError { error("pack", "'each' cannot be applied to non-pack type '\(pack)'", at: span(node), help: "leave out 'each'") }
            return .error
        }
        guard note(parameter) else {
            error(
                "pack", "pack reference '\(parameter.name)' requires expansion using keyword 'repeat'", at: span(node.pack),
                help: "write 'repeat each \(parameter.name)'")
            return .error
        }
        return .parameter(element)
    }

    /// `repeat f(each values)`.
    func packExpansion(_ node: PackExpansionExprSyntax, _ place: Span) -> Expr {
        let parent = node.parent
        guard parent?.is(LabeledExprSyntax.self) ?? false || parent?.is(CodeBlockItemSyntax.self) ?? false || parent?.is(ForStmtSyntax.self) ?? false else {
            let message = "value pack expansion can only appear inside a function argument list, tuple element, or as the expression of a for-in loop"
            error("pack", message, at: place, help: "put it into a tuple: (repeat each …)")
            return Expr(.failed, .error, place)
        }
        let outer = expandedPacks
        expandedPacks = []
        defer { expandedPacks = outer }
        let mark = pending.count
        let pattern = defaulted(expression(node.repetitionPattern, nil))
        guard !pattern.type.isError, let packs = expandedPacks, !packs.isEmpty else {
            if !pattern.type.isError, !pending.dropFirst(mark).contains(where: { $0.severity == .error }) {
                let message = "value pack expansion must contain at least one pack reference"
                error("pack", message, at: place, help: "write 'each' before a pack inside, or leave out 'repeat'")
            }
            return Expr(.failed, .error, place)
        }
        return Expr(.packExpansion(pattern, packs), .repeating(pattern.type.resolved, for: elements(of: packs)), place)
    }

    /// `each values`.
    func packElement(_ node: PackElementExprSyntax, _ place: Span) -> Expr {
        let values = expression(node.pack, nil)
        if values.type.isError { return values }
        guard let (type, packs) = values.type.packElement else {
            let around = sequence(first: Syntax(node), next: \.parent).first { $0.is(PackExpansionExprSyntax.self) }
            let message = "'each' cannot be applied to non-pack type '\(values.type.resolved)'"
            error("pack", message, at: around.map { span($0) } ?? place, help: "leave out 'each'")
            return Expr(.failed, .error, place)
        }
        var first: GenericParameter?
        for case .parameter(let parameter) in packs.values {
            guard note(parameter) else {
                let message = "pack reference 'each \(parameter.name)' can only appear in pack expansion"
                error("pack", message, at: span(node.pack), help: "write 'repeat' before what is made for each")
                return Expr(.failed, .error, place)
            }
            first = first ?? parameter
        }
        guard let first else { return Expr(.failed, .error, place) }
        return Expr(.packElement(values, first), type, place)
    }

    /// Notes that the expansion around goes through a pack.
    private func note(_ pack: GenericParameter) -> Bool {
        guard expandedPacks != nil else { return false }
        if expandedPacks?.contains(pack) == false { expandedPacks?.append(pack) }
        return true
    }

    private func elements(of packs: [GenericParameter]) -> [GenericParameter: SwiftType] {
        Dictionary(packs.compactMap { pack in pack.element.map { ($0, .parameter(pack)) } }, uniquingKeysWith: { a, _ in a })
    }

    /// The arguments of a type with a pack as one tuple; `nil` where they are that.
    func packed(_ arguments: [SwiftType], of decl: NominalDecl) -> [SwiftType]? {
        guard decl.takesPack, arguments.count > (decl.isPrelude ? 1 : 0) else { return nil }
        if arguments.count == 1, arguments[0].isTuple || arguments[0].isPack { return nil }
        return [.tuple(arguments.map { TupleElement(type: $0) })]
    }

    /// The arguments of an alias, with a tuple for its pack.
    func packed(_ arguments: [SwiftType], for parameters: [GenericParameter]) -> [SwiftType] {
        guard let place = parameters.firstIndex(where: { $0.element != nil }) else { return arguments }
        let end = arguments.count - (parameters.count - place - 1)
        guard end >= place, end != place + 1 || !(arguments[place].isTuple || arguments[place].isPack || arguments[place].isOpenVariable) else {
            return arguments
        }
        return arguments[..<place] + [.tuple(arguments[place..<end].map { TupleElement(type: $0) })] + arguments[end...]
    }

    /// What a closure names are the parameters of the function that is wanted, where these are a pack that isn't known yet.
    func settlePack(of type: SwiftType, by closure: ClosureExprSyntax) {
        guard case .function(let wanted) = head(type), let pack = wanted.parameters.first(where: \.isPack)?.type, head(pack).isOpenVariable else { return }
        let named: Int
        switch closure.signature?.parameterClause {
        case .simpleInput(let list)?: named = list.count
        case .parameterClause(let clause)?: named = clause.parameters.count
        case nil: return
        }
        let taken = named - (wanted.parameters.count - 1)
        if taken >= 0 { _ = unify(pack, .tuple((0..<taken).map { _ in TupleElement(type: fresh()) })) }
    }

    /// What a parameter is inside of its function: an array where it takes any number of values of a type.
    func valueType(of parameter: FunctionDecl.Parameter) -> SwiftType {
        parameter.isVariadic && !parameter.isPack ? module.named(.array, parameter.type) : parameter.type
    }

    // MARK: Calls

    /// The arguments for a pack, as a tuple, whose types become the pack's.
    func packArgument(
        _ arguments: [Argument], _ parameter: FunctionDecl.Parameter, _ map: [GenericParameter: SwiftType], _ score: inout Int,
        _ opened: inout Set<GenericParameter>, _ place: Span
    ) -> Expr? {
        let whole = conformances.normalized(parameter.type.substituting(map))
        // `f(repeat each values)` passes a pack on.
        if arguments.count == 1, case .syntax(let syntax) = arguments[0].source, syntax.is(PackExpansionExprSyntax.self) {
            return argument(arguments[0], whole, parameter, &score, opening: nil, &opened)
        }
        for case .syntax(let syntax) in arguments.map(\.source) where syntax.is(PackExpansionExprSyntax.self) {
            unsupported("a parameter pack beside other arguments for a pack is", at: syntax)
            return nil
        }
        guard let (pattern, packs) = parameter.type.packElement else { return nil }
        var known: [TupleElement]?
        if case .tuple(let elements) = head(whole) { known = elements }
        if let known, known.count != arguments.count {
            error("arguments", "pack expansion requires that it has \(known.count) values, as the packs before it; here it has \(arguments.count)", at: place)
            return nil
        }
        var values: [Expr] = []
        var types: [GenericParameter: [SwiftType]] = [:]
        for (index, given) in arguments.enumerated() {
            let elements = packs.mapValues { _ in fresh() }
            for (element, type) in elements {
                if case .syntax(let syntax) = given.source, isContextual(syntax) {
                    for target in element.protocols where target.kind == .protocol { constrain(type, to: target) }
                }
                types[element, default: []].append(type)
            }
            let wanted = known?[index].type ?? conformances.normalized(pattern.substituting(map).substituting(elements))
            let value =
                given.source.closure.map { closureArgument($0, wanted, parameter, at: given.span) }
                ?? argument(given, wanted, parameter, &score, opening: nil, &opened)
            guard let value else { return nil }
            values.append(value)
        }
        for (element, pack) in packs where known == nil {
            guard unify(pack.substituting(map), .tuple((types[element] ?? []).map { TupleElement(type: $0) })) else { return nil }
        }
        return Expr(.tuple(values), .tuple(values.map { TupleElement(type: $0.type) }), place)
    }

    /// Whether each type of a pack conforms to what the pack's declaration demands.
    func fulfilPack(_ parameter: GenericParameter, _ type: SwiftType, _ candidate: CallCandidate, at place: Span) -> Bool {
        guard case .tuple(let elements) = type.head else {
            if let (element, _) = type.packElement { return fulfilPack(parameter, .tuple([TupleElement(type: element)]), candidate, at: place) }
            return true
        }
        for element in elements where !hasUnknowns(element.type) {
            for target in parameter.protocols where target.kind == .protocol && !conformances.conforms(element.type, to: target) {
                reportConformance(element.type, target, of: candidate, at: place)
                return false
            }
        }
        return true
    }

    /// Two types of functions with a tuple for what one of them takes as a pack; `nil` where none does, or where both do.
    func alignedPacks(_ a: FunctionType, _ b: FunctionType) -> (FunctionType, FunctionType)? {
        func aligned(_ open: FunctionType, _ other: FunctionType) -> (FunctionType, FunctionType)? {
            guard let place = open.parameters.firstIndex(where: \.isPack), !other.parameters.contains(where: \.isPack) else { return nil }
            let end = other.parameters.count - (open.parameters.count - place - 1)
            guard end >= place else { return nil }
            var (open, other) = (open, other)
            open.parameters[place].isPack = false
            let taken = other.parameters[place..<end].map { TupleElement(type: $0.type) }
            other.parameters.replaceSubrange(place..<end, with: [FunctionType.Parameter(type: .tuple(taken))])
            return (open, other)
        }
        return aligned(a, b) ?? aligned(b, a).map { ($1, $0) }
    }

    /// Two types, at least one of which is a pattern for each type of a pack.
    func unifyPacks(_ a: SwiftType, _ b: SwiftType) -> Bool {
        switch (a, b) {
        case (.expansion(let x, let packs), .expansion(let y, let others)):
            guard packs.count == others.count else { return false }
            if packs == others { return unify(x, y) }
            guard packs.count == 1, let (own, pack) = packs.first, let (other, otherPack) = others.first else { return false }
            return unify(x, y.substituting([other: .parameter(own)])) && unify(pack, otherPack)
        case (.expansion(let pattern, let packs), .tuple(let elements)), (.tuple(let elements), .expansion(let pattern, let packs)):
            var types: [GenericParameter: [TupleElement]] = [:]
            for element in elements {
                let parts = packs.mapValues { _ in fresh() }
                for (parameter, type) in parts { types[parameter, default: []].append(TupleElement(type: type)) }
                guard unify(pattern.substituting(parts), element.type) else { return false }
            }
            return packs.allSatisfy { unify($1, .tuple(types[$0] ?? [])) }
        default: return false
        }
    }
}
