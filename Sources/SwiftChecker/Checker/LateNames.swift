import Diagnostics
import SwiftModel
import SwiftSyntax

/// Names that a block declares below the place that uses them.
extension Checker {
    /// Reports a variable of a block around a place that is declared after it.
    func reportsLate(_ name: String, at place: Span) -> Bool {
        var current = scope
        while let block = current {
            if block.items?.contains(where: { declares(name, $0, after: place) }) ?? false {
                let message =
                    block.function === scope?.function
                    ? "use of local variable '\(name)' before its declaration" : "closure captures '\(name)' before it is declared"
                error("unknown-name", message, at: place, help: "move the declaration of '\(name)' above this")
                return true
            }
            current = block.parent
        }
        return false
    }

    private func declares(_ name: String, _ item: CodeBlockItemSyntax, after place: Span) -> Bool {
        guard let node = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self), span(node).range.lowerBound > place.range.lowerBound else { return false }
        return node.bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.word == name }
    }

    /// The local functions of a block that name variables which it declares below them, with the last one of these: they are checked behind it.
    func functionsNamingLaterVariables(_ items: CodeBlockItemListSyntax) -> [(function: CodeBlockItemSyntax, variable: CodeBlockItemSyntax)] {
        guard items.contains(where: { $0.item.as(DeclSyntax.self)?.is(FunctionDeclSyntax.self) ?? false }) else { return [] }
        var below: [String: CodeBlockItemSyntax] = [:]
        var found: [(function: CodeBlockItemSyntax, variable: CodeBlockItemSyntax)] = []
        for item in items.reversed() {
            guard let decl = item.item.as(DeclSyntax.self) else { continue }
            if let node = decl.as(VariableDeclSyntax.self) {
                for case let name? in node.bindings.map({ $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.word }) where below[name] == nil {
                    below[name] = item
                }
            } else if !below.isEmpty, let body = decl.as(FunctionDeclSyntax.self)?.body {
                let named = NamedValues(in: body).names.compactMap { below[$0] }
                if let last = named.max(by: { $0.position < $1.position }) { found.append((item, last)) }
            }
        }
        return found.reversed()
    }

    /// Reports functions of a block that are used above a variable of it that they capture.
    func reportEarlyUses(in statements: [Statement]) {
        var functions: [LocalVariable: (closure: Closure, place: Span)] = [:]
        for statement in statements {
            if case .localFunction(_, let variable, let closure) = statement.kind { functions[variable] = (closure, statement.span) }
        }
        var undeclared = Set(statements.flatMap(\.bound))
        var reported: Set<LocalVariable> = []
        /// - Parameter used: where the function is that is used, which may reach this one through others.
        func report(_ function: LocalVariable, from used: Span? = nil, seen: inout Set<LocalVariable>) {
            guard let (closure, own) = functions[function], seen.insert(function).inserted else { return }
            let place = used ?? own
            for captured in closure.body.captures {
                if undeclared.contains(captured), reported.insert(captured).inserted {
                    let message = "closure captures '\(captured.name)' before it is declared"
                    error("unknown-name", message, at: place, help: "move the declaration of '\(captured.name)' above the first use of '\(function.name)'")
                }
                report(captured, from: place, seen: &seen)
            }
        }
        for statement in statements {
            if case .localFunction = statement.kind { continue }
            var seen: Set<LocalVariable> = []
            statement.visit { if case .local(let variable) = $0.kind { report(variable, seen: &seen) } }
            undeclared.subtract(statement.bound)
        }
    }
}

extension Statement {
    fileprivate var bound: [LocalVariable] { if case .bind(let pattern, _) = kind { pattern.variables } else { [] } }
}

/// The names of values in a piece of code.
private final class NamedValues: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(in code: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(code)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.word)
        return .visitChildren
    }
}
