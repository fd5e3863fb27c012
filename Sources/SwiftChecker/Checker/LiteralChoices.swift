import Diagnostics
import SwiftModel
import SwiftSyntax

/// What a full expression is checked again with, where it is wrong with the usual types of its literals: types that something else in it has, as for the
/// first array of `[1] + [1, optional]`, and for the set in `[[7]].map { $0 }` where sets are wanted.
struct LiteralChoices {
    /// The types of literals that are chosen.
    var types: [SyntaxIdentifier: SwiftType] = [:]
    /// While types are gathered, those of all parts of the expression.
    var seen: [SwiftType]?
}

extension Checker {
    /// A full expression; where it is wrong as it is, with other types for its literals.
    func fullExpression(_ syntax: ExprSyntax, _ expected: SwiftType?) -> Expr {
        let (mark, reports, open, found) = (trail.count, pending, openParts, foundParts)
        func begin() {
            undo(to: mark)
            (pending, openParts, foundParts) = (reports, open, found)
        }
        func checked(with own: LiteralChoices) -> (expr: Expr, seen: [SwiftType]) {
            let outer = choices
            choices = own
            defer { choices = outer }
            return (expression(choosing: syntax, expected), choices.seen ?? [])
        }
        func check(_ types: [SyntaxIdentifier: SwiftType]) -> Bool {
            let sound = trial { isSound(checked(with: LiteralChoices(types: types)).expr, expected, since: open.count) ? true : nil }
            begin()
            return sound != nil
        }
        let made = checked(with: LiteralChoices()).expr
        let isOpen = openParts.count > open.count
        let errors = pending.dropFirst(reports.count).filter { $0.severity == .error }
        guard !errors.isEmpty || isOpen || !fits(made, expected), let sites = sites(in: syntax, with: errors), !sites.isEmpty else { return made }
        begin()
        var chosen: [SyntaxIdentifier: SwiftType] = [:]
        if !isOpen || !check([:]) {
            let types = candidates(among: checked(with: LiteralChoices(seen: [])).seen, expected)
            begin()
            chosen = alternatives(sites, types).prefix(Self.limit).first { mayGoOn(8) && check($0) } ?? [:]
        }
        return checked(with: LiteralChoices(types: chosen)).expr
    }

    private static let limit = 60

    private func fits(_ made: Expr, _ expected: SwiftType?) -> Bool {
        guard let expected, !head(expected).isVoid, !made.type.isError else { return true }
        let mark = trail.count
        defer { undo(to: mark) }
        return trial { converted(made, to: expected) } != nil
    }

    /// Whether an expression is right to its end: with usual types for what is still open.
    private func isSound(_ made: Expr, _ expected: SwiftType?, since count: Int) -> Bool {
        guard !made.type.resolved.contains(\.isError) else { return false }
        if let expected, !head(expected).isVoid, converted(made, to: expected) == nil { return false }
        defaultVariables(made.type)
        settleOpenParts(since: count)
        return true
    }

    /// Literals that have a usual type; `nil` where an expression is too large to be tried in many ways, or only statements of its closures are wrong.
    private func sites(in syntax: ExprSyntax, with errors: [Diagnostic]) -> [ExprSyntax]? {
        var finder = LiteralSites(viewMode: .sourceAccurate)
        finder.walk(syntax)
        if finder.isTooLarge {
            finder = LiteralSites(viewMode: .sourceAccurate)
            for part in parts(of: syntax, with: errors) { finder.walk(part) }
        }
        let apart = finder.closures.map { span($0).range }
        let areApart = errors.allSatisfy { error in error.span.map { span in apart.contains { $0.contains(span.range.lowerBound) } } ?? false }
        return finder.isTooLarge || (areApart && !errors.isEmpty) ? nil : finder.found
    }

    /// What the errors depend on in a chain of calls: the arguments of the call with all of them.
    private func parts(of syntax: ExprSyntax, with errors: [Diagnostic]) -> [Syntax] {
        let places = errors.compactMap { $0.span?.range.lowerBound }
        guard !places.isEmpty, let call = syntax.as(FunctionCallExprSyntax.self), let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
            return [Syntax(syntax)]
        }
        let range = span(base).range
        if places.allSatisfy(range.contains) { return parts(of: base, with: errors) }
        guard !places.contains(where: range.contains) else { return [Syntax(syntax)] }
        return [Syntax(call.arguments), Syntax(call.additionalTrailingClosures)] + [call.trailingClosure].compactMap { $0.map { Syntax($0) } }
    }

    /// The types that literals may be of: those of the parts of the expression, with what they hold.
    private func candidates(among seen: [SwiftType], _ expected: SwiftType?) -> [SwiftType] {
        var found: [SwiftType] = []
        func add(_ type: SwiftType, _ depth: Int) {
            let type = usualType(type).resolved
            guard found.count < 24, depth < 4, !type.isError, !found.contains(type) else { return }
            if !type.hasVariables, type.nominal != nil, !type.contains(\.isError) { found.append(type) }
            switch type {
            case .nominal(_, let arguments): for argument in arguments { add(argument, depth + 1) }
            case .tuple(let elements): for element in elements { add(element.type, depth + 1) }
            case .function(let function): for part in function.parameters.map(\.type) + [function.result] { add(part, depth + 1) }
            default: break
            }
        }
        if let expected { add(expected, 0) }
        for type in seen { add(type, 0) }
        // A member may be one of that alone: `max(1, .pi)`.
        add(conformances.defaultType(.float), 0)
        return found
    }

    /// Ways to type the literals: one of another type, then all of a kind.
    private func alternatives(_ sites: [ExprSyntax], _ types: [SwiftType]) -> [[SyntaxIdentifier: SwiftType]] {
        let pairs = sites.flatMap { site in fitting(site, types).map { (site: site, type: $0) } }
        let single = pairs.map { [$0.site.id: $0.type] }
        let together = types.compactMap { type -> [SyntaxIdentifier: SwiftType]? in
            let same = pairs.filter { $0.type == type }
            return same.count > 1 ? Dictionary(same.map { ($0.site.id, $0.type) }) { first, _ in first } : nil
        }
        return single + together
    }

    /// The types that a literal may be of but for its usual one, those of the least change first.
    private func fitting(_ site: ExprSyntax, _ types: [SwiftType]) -> [SwiftType] {
        guard let literal = literal(site) else { return [] }
        let usual = conformances.defaultType(literal)
        let fitting = types.filter { type in
            var type = type
            while let payload = type.optionalPayload { type = payload }
            return accepts(literal, type) && (!site.isBase || type.nominal == usual.nominal)
        }
        return fitting.filter { $0 != usual && ($0.optionalPayload ?? $0) == usual } + fitting.filter { ($0.optionalPayload ?? $0) != usual }
    }

    private func literal(_ syntax: ExprSyntax) -> TypeVariable.Literal? {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: .integer
        case .floatLiteralExpr: .float
        case .stringLiteralExpr: .string
        case .booleanLiteralExpr: .boolean
        case .arrayExpr: .array
        case .dictionaryExpr: .dictionary
        case .prefixOperatorExpr(let node): literal(node.expression)
        default: nil
        }
    }
}

extension ExprSyntax {
    /// Whether no expression holds it of which its type depends: a closure's one expression belongs to what is around the closure.
    var isFull: Bool {
        guard let parent else { return false }
        if parent.is(CodeBlockItemSyntax.self) {
            guard let list = parent.parent?.as(CodeBlockItemListSyntax.self) else { return false }
            return list.count > 1 || list.parent?.is(ClosureExprSyntax.self) != true
        }
        return parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self) || parent.is(ConditionElementSyntax.self)
            || parent.is(ForStmtSyntax.self) || parent.is(SwitchExprSyntax.self)
    }
}

extension ExprSyntax {
    /// Whether a collection is empty, or holds what gets its type from it: a member after a dot alone, `nil`.
    fileprivate var waitsForItsElements: Bool {
        let elements: [ExprSyntax] =
            switch self.as(ExprSyntaxEnum.self) {
            case .arrayExpr(let node): node.elements.map(\.expression)
            case .dictionaryExpr(let node): node.content.as(DictionaryElementListSyntax.self)?.flatMap { [$0.key, $0.value] } ?? []
            case .tupleExpr(let node): node.elements.map(\.expression)
            case .memberAccessExpr(let node): [node.base].compactMap(\.self)
            case .functionCallExpr(let node): [node.calledExpression]
            case .nilLiteralExpr: []
            default: [self]
            }
        return elements.isEmpty || elements.contains { $0 != self && $0.waitsForItsElements }
    }

    /// Whether a member follows, which is looked up in the usual type of a literal.
    fileprivate var isBase: Bool {
        if let tuple = parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 { return ExprSyntax(tuple).isBase }
        return parent?.as(MemberAccessExprSyntax.self)?.base?.id == id || parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
    }
}

/// Finds the literals of an expression that have a usual type, but for those in closures of several statements, and these closures.
private final class LiteralSites: SyntaxAnyVisitor {
    var found: [ExprSyntax] = []
    /// Closures of several statements, which are checked one by one.
    var closures: [ClosureExprSyntax] = []
    private var nodes = 0
    var isTooLarge: Bool { nodes > 200 || found.count > 16 }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        nodes += 1
        guard !isTooLarge else { return .skipChildren }
        guard let expression = node.as(ExprSyntax.self) else { return node.is(TypeSyntax.self) ? .skipChildren : .visitChildren }
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr:
            found.append(expression)
            return .skipChildren
        case .arrayExpr, .dictionaryExpr: if !expression.waitsForItsElements { found.append(expression) }
        case .prefixOperatorExpr(let node) where node.expression.is(IntegerLiteralExprSyntax.self) || node.expression.is(FloatLiteralExprSyntax.self):
            found.append(expression)
            return .skipChildren
        case .closureExpr(let node) where node.statements.count > 1:
            closures.append(node)
            return .skipChildren
        default: break
        }
        return .visitChildren
    }
}
