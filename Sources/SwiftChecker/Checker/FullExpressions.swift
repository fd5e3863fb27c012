import Diagnostics
import SwiftModel
import SwiftSyntax

/// Full expressions: each is checked from the outside in and the inside out; where that leaves faults, with the types that `ConstraintSystem` finds.
extension Checker {
    /// A full expression; where it is wrong as it is, with the types that the constraints between its parts determine.
    func fullExpression(_ syntax: ExprSyntax, _ expected: SwiftType?) -> Expr {
        let start = CheckState(self)
        let outerFaults = settledFaults
        settledFaults = []
        defer { settledFaults = outerFaults + settledFaults.suffix(Self.mostSettledFaults) }
        let made = expression(choosing: syntax, expected)
        if holdsSettledFaultsAlone(syntax, since: start) { return made }
        settledFaults = []
        let isOpen = openParts.count > start.openParts.count
        let isFaulty = pending.dropFirst(start.pending.count).contains { $0.severity == .error } || !fits(made, expected)
        guard isFaulty || isOpen else { return made }
        restore(start)
        if isFaulty || !isSound(syntax, expected, [:], from: start), let solved = solved(syntax, expected) { return solved }
        let final = expression(choosing: syntax, expected)
        if pending.count > start.pending.count { settledFaults = [syntax] }
        return final
    }

    private static let mostSettledFaults = 50

    /// Whether other types out here would change nothing of what is wrong: names that aren't defined, and errors in full expressions inside of closures that use
    /// nothing that what is around them determines.
    private func holdsSettledFaultsAlone(_ syntax: ExprSyntax, since start: CheckState) -> Bool {
        let errors = pending.dropFirst(start.pending.count).filter { $0.severity == .error }
        if errors.isEmpty { return false }
        let settled = settledFaults.filter { $0.isIndependent(of: syntax, closuresOfKnownParameters) }.map { span($0) }
        return errors.allSatisfy { error in
            if ["unknown-name", "unknown-type"].contains(error.code) { return true }
            guard let place = error.span else { return false }
            return settled.contains { $0.source === place.source && $0.range.contains(place.range.lowerBound) }
        }
    }

    /// The expression with the types that the constraints between its parts determine; `nil` where they determine none.
    ///
    /// - Parameter elements: what the elements are wanted as, of a sequence.
    func solved(_ syntax: ExprSyntax, _ expected: SwiftType?, elements: SwiftType? = nil) -> Expr? {
        let start = CheckState(self)
        guard let types = solvedTypes(syntax, expected, elements: elements), isSound(syntax, expected, types, from: start) else { return nil }
        return expression(syntax, expected, choosing: types)
    }

    private func expression(_ syntax: ExprSyntax, _ expected: SwiftType?, choosing types: [SyntaxIdentifier: SwiftType]) -> Expr {
        let outer = chosenTypes
        chosenTypes = types
        defer { chosenTypes = outer }
        return expression(choosing: syntax, expected)
    }

    /// The type that was chosen for what a call with these arguments gives.
    func chosenType(ofCallWith arguments: [Argument]) -> SwiftType? {
        guard !chosenTypes.isEmpty, case .syntax(let syntax)? = arguments.first?.source else { return nil }
        return (syntax.parent?.parent?.parent?.id).flatMap { chosenTypes[$0] }
    }

    private func fits(_ made: Expr, _ expected: SwiftType?) -> Bool {
        guard let expected, !head(expected).isVoid, !made.type.isError else { return true }
        let mark = trail.count
        defer { undo(to: mark) }
        return trial { converted(made, to: expected) } != nil
    }

    /// Whether an expression is right to its end, with some types chosen and usual types for what is still open.
    private func isSound(_ syntax: ExprSyntax, _ expected: SwiftType?, _ types: [SyntaxIdentifier: SwiftType], from start: CheckState) -> Bool {
        defer { restore(start) }
        return trial { () -> Bool? in
            let made = expression(syntax, expected, choosing: types)
            guard !made.type.resolved.contains(\.isError) else { return nil }
            if let expected, !head(expected).isVoid, converted(made, to: expected) == nil { return nil }
            defaultVariables(made.type)
            settleOpenParts(since: start.openParts.count)
            return expected == nil && hasUnknowns(made.type) ? nil : true
        } ?? false
    }
}

/// What a check leaves behind until it is final.
struct CheckState {
    let mark: Int
    let pending: [Diagnostic]
    let openParts: [OpenPart]
    let foundParts: Set<SyntaxIdentifier>

    init(_ checker: Checker) {
        (mark, pending, openParts, foundParts) = (checker.trail.count, checker.pending, checker.openParts, checker.foundParts)
    }
}

extension Checker {
    func restore(_ state: CheckState) {
        undo(to: state.mark)
        (pending, openParts, foundParts) = (state.pending, state.openParts, state.foundParts)
    }
}

extension ExprSyntax {
    /// Whether it is in closures inside of another expression and uses nothing whose type the closures' parameters may determine.
    fileprivate func isIndependent(of outer: ExprSyntax, _ known: Set<SyntaxIdentifier>) -> Bool {
        // What a closure returns may get its type from around the closure.
        if parent?.is(ReturnStmtSyntax.self) ?? false { return false }
        for node in sequence(first: Syntax(self), next: \.parent).dropFirst() {
            if node.id == outer.id { return true }
            if let closure = node.as(ClosureExprSyntax.self), closure.takesParameters, !known.contains(closure.id), closure.mayGiveTypes(to: self) {
                return false
            }
        }
        return false
    }

    /// Whether no expression holds it of which its type depends: a closure's one expression belongs to what is around the closure.
    var isFull: Bool {
        guard let parent else { return false }
        if parent.is(CodeBlockItemSyntax.self) {
            guard let list = parent.parent?.as(CodeBlockItemListSyntax.self) else { return false }
            return list.count > 1 || list.parent?.is(ClosureExprSyntax.self) != true
        }
        return parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self) || parent.is(ConditionElementSyntax.self)
            || parent.is(ForStmtSyntax.self) || parent.is(SwitchExprSyntax.self) || parent.is(ThrowStmtSyntax.self) || parent.is(RepeatStmtSyntax.self)
            || parent.is(WhereClauseSyntax.self)
    }
}

extension ClosureExprSyntax {
    /// Whether the expression names one of the closure's parameters, or anything that is declared in the closure.
    fileprivate func mayGiveTypes(to inner: ExprSyntax) -> Bool {
        let names = Set(tokens(viewMode: .sourceAccurate).filter(\.isDeclaredValue).map(\.text))
        return inner.tokens(viewMode: .sourceAccurate).contains { token in
            if case .dollarIdentifier = token.tokenKind { return true }
            return names.contains(token.text)
        }
    }

    fileprivate var takesParameters: Bool {
        signature?.parameterClause != nil
            || statements.tokens(viewMode: .sourceAccurate).contains { if case .dollarIdentifier = $0.tokenKind { true } else { false } }
    }
}

extension TokenSyntax {
    /// Whether it is the name of a parameter, variable, constant or function where that is declared.
    fileprivate var isDeclaredValue: Bool {
        guard let parent else { return false }
        return parent.is(ClosureShorthandParameterSyntax.self) || parent.is(ClosureParameterSyntax.self) || parent.is(IdentifierPatternSyntax.self)
            || parent.as(FunctionDeclSyntax.self)?.name == self
    }
}
