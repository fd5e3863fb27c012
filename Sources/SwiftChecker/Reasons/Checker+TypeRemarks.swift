import SwiftModel
import SwiftSyntax
import Wording

extension Checker {
    /// As many functions that weren't chosen are listed.
    private static let mostRefused = 4

    /// Why a part of an expression has its type.
    func remarks(on part: TypeTrace.Part, _ syntax: ExprSyntax?, _ choice: TypeTrace.Choice?) -> [Phrase] {
        let type = part.expr.type.resolved
        return literalRemarks(syntax, type) + (choice.map(remarks) ?? []) + conversionRemarks(part, type)
    }

    private func literalRemarks(_ syntax: ExprSyntax?, _ type: SwiftType) -> [Phrase] {
        guard let syntax, let (kind, literal) = Self.literal(syntax) else { return [] }
        let usual = conformances.defaultType(literal)
        if type == usual {
            return [Phrase("\(kind.english): this is its type where nothing else decides", ko: "\(kind.korean): 달리 정하는 것이 없으면 이 타입입니다")]
        }
        return [Phrase("\(kind.english): what is around wants \(type); alone it is \(usual)", ko: "\(kind.korean): 주변에서 \(type) 타입을 요구합니다. 따로 있으면 \(usual)입니다")]
    }

    private static func literal(_ syntax: ExprSyntax) -> (kind: Phrase, literal: TypeVariable.Literal)? {
        switch syntax.kind {
        case .integerLiteralExpr: (Phrase("an integer literal", ko: "정수 리터럴"), .integer)
        case .floatLiteralExpr: (Phrase("a floating-point literal", ko: "부동소수점 리터럴"), .float)
        case .stringLiteralExpr: (Phrase("a string literal", ko: "문자열 리터럴"), .string)
        case .booleanLiteralExpr: (Phrase("a Boolean literal", ko: "불리언 리터럴"), .boolean)
        default: nil
        }
    }

    /// What the place makes of the value.
    private func conversionRemarks(_ part: TypeTrace.Part, _ type: SwiftType) -> [Phrase] {
        guard let wanted = part.expected?.resolved, !wanted.hasVariables, !wanted.isError, wanted != type, !type.hasVariables else { return [] }
        return trial { converted(Expr(.failed, type, part.expr.span), to: wanted) } == nil
            ? [] : [Phrase("converted to \(wanted), which is wanted here", ko: "이 자리가 요구하는 \(wanted) 타입으로 변환됩니다")]
    }

    private func remarks(on choice: TypeTrace.Choice) -> [Phrase] {
        guard let (candidate, typeArguments) = choice.chosen else { return [] }
        let function = spelled(candidate)
        let known = bindings(candidate, typeArguments)
        let chosen = Phrase(
            ([function] + known.map { "\($0) is \($1)" }).joined(separator: ", "), ko: ([function] + known.map { "\($0) = \($1)" }).joined(separator: ", "))
        return [chosen] + competition(choice, candidate)
    }

    /// What the function's own type parameters stand for.
    private func bindings(_ candidate: CallCandidate, _ typeArguments: [SwiftType]) -> [(name: String, type: SwiftType)] {
        guard case .function(let decl) = candidate.target, decl.ownParameterCount > 0 else { return [] }
        return zip(decl.parameters, typeArguments).suffix(decl.ownParameterCount).map { ($0.name, $1.resolved) }
    }

    /// Among how many functions of the name it was chosen, and what is against the others.
    private func competition(_ choice: TypeTrace.Choice, _ chosen: CallCandidate) -> [Phrase] {
        let count = choice.considered
        guard count > 1 else { return [] }
        let fitting = choice.trials.count { $0.score != nil }
        let head =
            if choice.trials.isEmpty {
                Phrase(
                    "chosen among \(count) functions of that name: the only one that takes such arguments", ko: "같은 이름의 함수 \(count)개 중에서 이런 인자를 받는 것은 이것뿐입니다")
            } else if fitting > 1 {
                Phrase(
                    "chosen among \(count) functions of that name: \(fitting) take the arguments, and this one fits best",
                    ko: "같은 이름의 함수 \(count)개 중 \(fitting)개가 인자를 받고, 이것이 가장 잘 맞습니다")
            } else {
                Phrase("chosen among \(count) functions of that name", ko: "같은 이름의 함수 \(count)개 중에서 선택되었습니다")
            }
        let others = choice.trials.filter { !isSame($0.candidate, chosen) }
        let refused = others.prefix(Self.mostRefused).map { trial in
            let fault =
                trial.fault.map { Phrase(code: $0) }
                ?? (trial.score == nil
                    ? Phrase("it doesn't take the arguments", ko: "인자를 받지 않습니다") : Phrase("it fits, but not as well", ko: "맞기는 하지만 덜 맞습니다"))
            return Phrase("not \(spelled(trial.candidate)): \(fault.english)", ko: "\(spelled(trial.candidate)) 아님: \(fault.korean)")
        }
        let rest = others.count - refused.count
        return [head] + refused + (rest > 0 ? [Phrase("and \(rest) more", ko: "그 밖에 \(rest)개")] : [])
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
