import SwiftModel
import SwiftSyntax

extension Checker {
    /// As many functions that weren't chosen are listed.
    private static let mostRefused = 4

    /// Why a part of an expression has its type.
    func remarks(on part: TypeTrace.Part, _ syntax: ExprSyntax?, _ choice: TypeTrace.Choice?) -> [String] {
        let type = part.expr.type.resolved
        return literalRemarks(syntax, type) + (choice.map(remarks) ?? []) + conversionRemarks(part, type)
    }

    private func literalRemarks(_ syntax: ExprSyntax?, _ type: SwiftType) -> [String] {
        guard let syntax, let (kind, literal) = Self.literal(syntax) else { return [] }
        guard let usual = literal.map(conformances.defaultType) else { return [] }
        if type == usual { return ["\(kind): this is its type where nothing else decides"] }
        return ["\(kind): what is around wants \(type); alone it is \(usual)"]
    }

    private static func literal(_ syntax: ExprSyntax) -> (String, TypeVariable.Literal?)? {
        switch syntax.kind {
        case .integerLiteralExpr: ("an integer literal", .integer)
        case .floatLiteralExpr: ("a floating-point literal", .float)
        case .stringLiteralExpr: ("a string literal", .string)
        case .booleanLiteralExpr: ("a Boolean literal", .boolean)
        default: nil
        }
    }

    /// What the place makes of the value.
    private func conversionRemarks(_ part: TypeTrace.Part, _ type: SwiftType) -> [String] {
        guard let wanted = part.expected?.resolved, !wanted.hasVariables, !wanted.isError, wanted != type, !type.hasVariables else { return [] }
        return trial { converted(Expr(.failed, type, part.expr.span), to: wanted) } == nil ? [] : ["converted to \(wanted), which is wanted here"]
    }

    private func remarks(on choice: TypeTrace.Choice) -> [String] {
        guard let (candidate, typeArguments) = choice.chosen else { return [] }
        return [spelled(candidate) + with(candidate, typeArguments)] + competition(choice, candidate)
    }

    private func with(_ candidate: CallCandidate, _ typeArguments: [SwiftType]) -> String {
        guard case .function(let decl) = candidate.target, decl.ownParameterCount > 0 else { return "" }
        let known = zip(decl.parameters, typeArguments).suffix(decl.ownParameterCount).map { "\($0.name) is \($1.resolved)" }
        return ", " + known.joined(separator: ", ")
    }

    /// Among how many functions of the name it was chosen, and what is against the others.
    private func competition(_ choice: TypeTrace.Choice, _ chosen: CallCandidate) -> [String] {
        guard choice.considered > 1 else { return [] }
        let fitting = choice.trials.filter { $0.score != nil }
        var lines = ["chosen among \(choice.considered) functions of that name"]
        if fitting.count > 1 { lines[0] += ": \(fitting.count) take the arguments, and this one fits best" }
        if choice.trials.isEmpty { lines[0] += ": the only one that takes such arguments" }
        let others = choice.trials.filter { !isSame($0.candidate, chosen) }
        for trial in others.prefix(Self.mostRefused) {
            let reason = trial.fault ?? (trial.score == nil ? "it doesn't take the arguments" : "it fits, but not as well")
            lines.append("not \(spelled(trial.candidate)): \(reason)")
        }
        if others.count > Self.mostRefused { lines.append("and \(others.count - Self.mostRefused) more") }
        return lines
    }

    private func isSame(_ a: CallCandidate, _ b: CallCandidate) -> Bool {
        switch (a.target, b.target) {
        case (.function(let x), .function(let y)): x === y
        case (.enumCase(let x), .enumCase(let y)): x === y
        default: false
        }
    }

    private func spelled(_ candidate: CallCandidate) -> String {
        switch candidate.target {
        case .function(let decl): (decl.owner.map { "\($0.name)." } ?? "") + signature(decl, [:]).dropFirst("func ".count)
        case .enumCase(let enumCase): "\(enumCase.owner.name).\(enumCase.name)"
        }
    }
}
