import Diagnostics
import SwiftModel
import SwiftSyntax

/// Statements that choose or repeat: `if`, `switch`, `for`.
extension Checker {
    func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { element in
            switch element.condition {
            case .expression(let syntax) where syntax.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false:
                error("type-mismatch", "use of '=' in a boolean context, did you mean '=='?", at: span(syntax), help: "write '==' to compare")
                return .boolean(Expr(.failed, .error, span(syntax)))
            case .expression(let syntax): return .boolean(value(syntax, as: module.named(.bool), for: .condition))
            case .optionalBinding(let node):
                let isLet = node.bindingSpecifier.text == "let"
                var subject: Expr
                let written = node.typeAnnotation.map { module.named(.optional, type($0.type)) }
                if let syntax = node.initializer?.value {
                    subject = written.map { expression(syntax, $0) } ?? boundOptional(syntax)
                } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
                    let found = name.word == "self" ? selfReference(at: span(name)) : lookup(name.word, nil, span(name))
                    subject = found ?? Expr(.failed, .error, span(name))
                    if subject.type.isError { unknownName(name.text, at: span(name)) }
                } else {
                    subject = Expr(.failed, .error, span(node))
                }
                if let written { subject = value(subject, as: written) }
                guard let payload = head(subject.type).optionalPayload else {
                    if !subject.type.isError {
                        error(
                            "conditional-binding", "initializer for conditional binding must have Optional type, not '\(subject.type.resolved)'",
                            at: subject.span, help: "use '=' in a plain 'let' before the 'if'")
                    }
                    return .pattern(pattern(node.pattern, .error, isLet: isLet, hasValue: true), subject)
                }
                let bound = pattern(node.pattern, payload, isLet: isLet, hasValue: true)
                if case .variable(let variable) = bound { variable.isSole = true }
                return .pattern(.some(bound), subject)
            case .matchingPattern(let node):
                let subject = defaulted(expression(node.initializer.value, nil))
                return .pattern(pattern(node.pattern, subject.type, isLet: true, hasValue: true), subject)
            case .availability(let node): return .available(node.availabilityKeyword.text == "#available")
            }
        }
    }

    /// What `if let` takes apart: where it isn't an optional by itself, it is checked as one.
    private func boundOptional(_ syntax: ExprSyntax) -> Expr {
        let start = CheckState(self)
        let wanted = beginsImplicitly(syntax) ? module.named(.optional, fresh()) : nil
        let made = defaulted(expression(syntax, wanted))
        if head(made.type).optionalPayload != nil { return made }
        restore(start)
        if let optional = solved(syntax, module.named(.optional, fresh())), head(optional.type).optionalPayload != nil { return defaulted(optional) }
        restore(start)
        return defaulted(expression(syntax, wanted))
    }

    func ifStatement(_ node: IfExprSyntax) -> Statement {
        let place = span(node)
        let (conditions, then) = inScope { () -> ([Condition], [Statement]) in
            let conditions = self.conditions(node.conditions)
            return (conditions, statements(node.body.statements))
        }
        var other: [Statement] = []
        switch node.elseBody {
        case .ifExpr(let inner)?: other = [ifStatement(inner)]
        case .codeBlock(let block)?: other = inScope { statements(block.statements) }
        case nil: break
        }
        return Statement(.if(conditions, then: then, else: other), place)
    }

    func switchStatement(_ node: SwitchExprSyntax) -> Statement {
        let subject = defaulted(expression(node.subject, nil))
        let cases = switchCases(node, subject) { statements($0) }
        return Statement(.switch(subject, cases), span(node))
    }

    func switchCases(_ node: SwitchExprSyntax, _ subject: Expr, _ body: (CodeBlockItemListSyntax) -> [Statement]) -> [SwitchCase] {
        var cases: [SwitchCase] = []
        var covering: [Pattern] = []
        for item in node.cases {
            guard case .switchCase(let switchCase) = item else { unsupported("#if among cases is", at: item); continue }
            let made: SwitchCase = inScope {
                switch switchCase.label {
                case .default(let label):
                    if switchCase.attribute == nil { warnOfDefault(after: covering, subject, at: span(label.defaultKeyword)) }
                    covering.append(.any)
                    return SwitchCase(patterns: [], body: body(switchCase.statements))
                case .case(let label):
                    let patterns = caseItems(label.caseItems, subject.type)
                    covering += patterns.filter { $0.where == nil }.map(\.0)
                    return SwitchCase(patterns: patterns, body: body(switchCase.statements))
                }
            }
            cases.append(made)
        }
        checkExhaustive(covering, subject, span(node.switchKeyword))
        return cases
    }

    /// The patterns of a case, which bind the same names.
    private func caseItems(_ items: SwitchCaseItemListSyntax, _ type: SwiftType) -> [(Pattern, where: Expr?)] {
        var first: [String: LocalVariable] = [:]
        return items.enumerated().map { index, item in
            scope?.alternatives = index == 0 ? nil : first
            let pattern = self.pattern(item.pattern, type, isLet: true, hasValue: true)
            scope?.alternatives = nil
            let bound = Dictionary(pattern.variables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            if index == 0 { first = bound }
            for (name, variable) in first.merging(bound, uniquingKeysWith: { known, _ in known }) where first[name] == nil || bound[name] == nil {
                error("case-items", "'\(name)' must be bound in every pattern", at: variable.span)
            }
            return (pattern, where: item.whereClause.map { value($0.condition, as: module.named(.bool), for: .condition) })
        }
    }

    /// A `default` that no value reaches. Enums of the library may get further cases.
    private func warnOfDefault(after patterns: [Pattern], _ subject: Expr, at place: Span) {
        guard trialDepth == 0, !subject.type.isError, !patterns.isEmpty, hasOnlyOwnCases(subject.type) else { return }
        var check = Exhaustiveness(head: head)
        guard check.missing(patterns, of: subject.type).isEmpty, check.isCertain else { return }
        warning("unreachable", "default will never be executed", at: place, help: "leave it out: a case that is added later is then noticed")
    }

    private func hasOnlyOwnCases(_ type: SwiftType, depth: Int = 0) -> Bool {
        let type = head(type)
        if depth > 8 { return false }
        if let payload = type.optionalPayload { return hasOnlyOwnCases(payload, depth: depth + 1) }
        if case .tuple(let elements) = type { return elements.allSatisfy { hasOnlyOwnCases($0.type, depth: depth + 1) } }
        guard let decl = type.nominal, decl.kind == .enum else { return true }
        return !decl.isPrelude && decl.cases.allSatisfy { item in item.payload.allSatisfy { hasOnlyOwnCases($0.type, depth: depth + 1) } }
    }

    private func checkExhaustive(_ patterns: [Pattern], _ subject: Expr, _ place: Span) {
        if subject.type.isError || trialDepth > 0 { return }
        var check = Exhaustiveness(head: head)
        let missing = check.missing(patterns, of: subject.type)
        guard !missing.isEmpty else { return }
        let isNamed = missing != ["_"]
        error(
            "switch", "switch must be exhaustive", at: place, notes: isNamed ? missing.map { .init("add missing case: '\($0)'") } : [],
            help: isNamed ? "handle \(missing.joined(separator: ", ")) or add 'default'" : "add a 'default' case")
    }

    /// `nil` where the sequence is none.
    func forStatement(_ node: ForStmtSyntax, _ label: String?, _ place: Span, body: (CodeBlockItemListSyntax) -> [Statement]) -> Statement? {
        let written = (node.typeAnnotation?.type).map(type)
        let sequence = sequence(node.sequence, of: written)
        return inScope {
            guard let (iteration, element) = iteration(sequence, isAsync: node.awaitKeyword != nil) else {
                _ = pattern(node.pattern, .error, isLet: true, hasValue: true)
                _ = body(node.body.statements)
                return nil
            }
            let each = written.flatMap { converting(element, to: $0, at: node.typeAnnotation.map { span($0.type) } ?? sequence.span) }
            let isTaken = takesApart(node.pattern, element, of: sequence)
            if node.tryKeyword != nil {
                tries.append(sequence.span)
                noteThrown(anyError)
            }
            let pattern = self.pattern(node.pattern, isTaken ? written ?? element : .error, isLet: true, hasValue: true)
            let condition = node.whereClause.map { value($0.condition, as: module.named(.bool), for: .condition) }
            let statements = body(node.body.statements)
            guard let each else {
                return Statement(.for(pattern, in: sequence, iterator: iteration, where: condition, body: statements, label: label), place)
            }
            let conditions = [.pattern(pattern, each.value)] + (condition.map { [Condition.boolean($0)] } ?? [])
            let turn = [Statement(.if(conditions, then: statements, else: []), place)]
            return Statement(.for(.variable(each.variable), in: sequence, iterator: iteration, where: nil, body: turn, label: label), place)
        }
    }

    /// An element of a loop as what the loop says it is, where that is another type: `for x: Any in numbers`.
    private func converting(_ element: SwiftType, to written: SwiftType, at place: Span) -> (variable: LocalVariable, value: Expr)? {
        if trial({ unify(element, written) ? true : nil }) != nil { return nil }
        let variable = LocalVariable(name: "$element", type: element, isLet: true, span: place)
        guard let value = converted(Expr(.local(variable), element, place), to: written) else {
            error("type-mismatch", "cannot convert sequence element type '\(element.resolved)' to expected type '\(written)'", at: place)
            return nil
        }
        return (variable, value)
    }

    /// The sequence of a loop. Where the loop says a type for its elements, the literals in the sequence may be of it: `for byte: UInt8 in 1...3`.
    private func sequence(_ syntax: ExprSyntax, of written: SwiftType?) -> Expr {
        func made() -> Expr {
            let expected = syntax.is(ArrayExprSyntax.self) ? written.map { module.named(.array, $0) } : nil
            return implicitlyUnwrapped(defaulted(expression(syntax, expected)))
        }
        let start = CheckState(self)
        let sequence = made()
        guard let written, let element = elementOfSequences, conformances.conforms(sequence.type, to: module.nominal(.sequence)),
            trial({ unify(conformances.normalized(.member(sequence.type.head, element)), written) ? true : nil }) == nil
        else { return sequence }
        restore(start)
        return solved(syntax, nil, elements: written).map(defaulted) ?? made()
    }

    var elementOfSequences: AssociatedType? { module.nominal(.sequence).associatedTypes.first { $0.name == "Element" } }

    /// Whether elements have the parts that a loop's tuple names: `for (i, x) in list` is meant for `list.enumerated()`.
    private func takesApart(_ pattern: PatternSyntax, _ element: SwiftType, of sequence: Expr) -> Bool {
        guard let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count > 1 else { return true }
        switch head(element) {
        case .tuple, .error, .variable: return true
        default:
            let help = tuple.elements.count == 2 ? "write '\(sequence.span.text).enumerated()' for the number of each element beside it" : nil
            error("tuple-pattern", "tuple pattern cannot match values of non-tuple type '\(element.resolved)'", at: sequence.span, help: help)
            return false
        }
    }

    /// How a value is walked, and its elements' type.
    private func iteration(_ sequence: Expr, isAsync: Bool) -> (ForIteration, SwiftType)? {
        if case .packExpansion(let values, _) = sequence.kind { return (.pack, values.type) }
        let type = head(sequence.type)
        if type.isError { return nil }
        let protocolDecl = module.nominal(isAsync ? .asyncSequence : .sequence)
        let iterator = module.nominal(isAsync ? .asyncIteratorProtocol : .iteratorProtocol)
        let iteratorName = isAsync ? "AsyncIterator" : "Iterator"
        var opened: SwiftType?
        if case .existential(let list, _) = type, list.contains(where: { conformances.inherits($0, protocolDecl) }) {
            opened = .existential([iterator], [:])
        }
        guard opened != nil || conformances.conforms(type, to: protocolDecl), let element = protocolDecl.associatedTypes.first(where: { $0.name == "Element" })
        else {
            error(
                "for-in", "for-in loop requires '\(type.resolved)' to conform to '\(protocolDecl.name)'", at: sequence.span,
                help: type.isKnown(.int) ? "walk a range: 0..<n" : indicesHelp(sequence) ?? uncalledHelp(sequence))
            return nil
        }
        var elementType = conformances.normalized(.member(type, element))
        if opened != nil, case .member = elementType { elementType = .any }
        let iteratorType = opened ?? protocolDecl.associatedTypes.first { $0.name == iteratorName }.map { conformances.normalized(.member(type, $0)) } ?? .error
        guard case .function(let make)? = module.members("make\(iteratorName)", of: protocolDecl).first,
            case .function(let next)? = module.members("next", of: iterator).first
        else { return nil }
        return (
            .iterator(makeIterator: .function(make, [type]), next: .function(next, [iteratorType]), iteratorType: iteratorType, element: elementType),
            elementType
        )
    }
}
