import Course
import Foundation
import Playground

extension QuestionInstance {
    /// Grades what was handed in; what cannot be read is not an attempt.
    public func grade(given: GivenAnswer) -> Grade {
        if case .text(let text) = given, isDontKnow(text) { return .unknown(of: question.points).leftOut(of: question) }
        do throws(Unreadable) {
            return grade(try read(given))
        } catch {
            return Grade(.unreadable, score: 0, max: question.points, feedback: error.reason)
        }
    }

    public func grade(_ answer: Answer) -> Grade {
        switch (key, answer) {
        case (.kind(let key), _): return key.grade(answer, in: self)
        case (.choices(let right, let credit), .choices(let chosen)): return grade(chosen: chosen, right: right, credit: credit)
        case (.value(let value, let tolerance), .number(let number)):
            return graded(tolerance.accepts(number, for: value.meantNumber ?? .nan), known(number))
        case (.value(let value, let tolerance), .text(let text)):
            return graded((try? value.isMet(by: text, tolerance, question: asked)) ?? false, known(text))
        case (.texts(let accepted, let comparison), .text(let text)):
            let matches = accepted.map { Self.matches(text, $0, comparison) }
            guard matches.contains(true) || !matches.contains(nil) else {
                return Grade(.notGraded, score: 0, max: question.points, feedback: "comparing the answer with the question's pattern took too many steps")
            }
            let isNear = !matches.contains(true) && accepted.contains { Self.differsInCapitals(text, $0, comparison) }
            if isNear, known(text).isEmpty { return Grade(share: 0, of: question.points, finding: .otherCapitals) }
            return graded(matches.contains(true), known(text))
        case (.order(let right), .choices(let given)):
            let inPlace = zip(right, given).count { $0 == $1 }
            let isRight = right == given
            return Grade(share: isRight ? 1 : 0, of: question.points, finding: isRight ? nil : .inPlace(inPlace, of: right.count))
        case (.pairs(let right), .pairs(let given)):
            let hits = right.count { given[$0.key] == $0.value }
            let share = right.isEmpty ? 0 : Double(hits) / Double(right.count)
            return Grade(share: share, of: question.points, finding: share == 1 ? nil : .pairsRight(hits, of: right.count))
        case (.exercise(let grader), .text(let code)): return grade(code: code, grader: grader)
        case (.rubric, .text):
            return Grade(.notGraded, score: nil, max: question.points, feedback: "compare your answer with the criteria, and mark it yourself")
        default: return .mismatched(self)
        }
    }

    /// Whether a reply whose brackets are open in itself is an answer all the same: what belongs in a blank may open one.
    public func isWhole(_ reply: String) -> Bool {
        guard let answer = try? read(reply: reply) else { return false }
        if case .kind(let key as CompleteKey) = key { return key.closesBrackets(answer) }
        return grade(answer).verdict == .correct
    }

    /// The score of an answer to a question of kind `rubric`, by how many of its criteria somebody found met.
    public func grade(criteriaMet: Int) -> Grade {
        let share = choices.isEmpty ? 0 : Double(min(max(0, criteriaMet), choices.count)) / Double(choices.count)
        return Grade(share: share, of: question.points, finding: .criteriaMet(criteriaMet, of: choices.count))
    }

    /// - Parameter known: the known wrong answers that were given.
    private func graded(_ isRight: Bool, _ known: [ShownChoice]) -> Grade {
        Grade(share: isRight ? 1 : 0, of: question.points, finding: nil, notes: isRight ? [] : known.flatMap(Self.words)).naming(known)
    }

    private func grade(chosen: [String], right: Set<String>, credit: Question.Credit?) -> Grade {
        let chosenSet = Set(chosen)
        let wrong = choices.filter { chosenSet.contains($0.id) && !$0.isRight }
        let words = wrong.flatMap(Self.words)
        let isRight = chosenSet == right
        guard let credit, !isRight else { return graded(isRight, wrong) }
        let hits = Double(chosenSet.intersection(right).count)
        let share =
            switch credit {
            case .off: 0.0
            case .balance: (hits - Double(wrong.count)) / Double(max(1, right.count))
            case .each: Double(choices.count { chosenSet.contains($0.id) == $0.isRight }) / Double(max(1, choices.count))
            }
        let isMissing = !right.subtracting(chosenSet).isEmpty
        let finding = hits == 0 && !words.isEmpty ? nil : Finding(isMissing: isMissing, isTooMuch: !wrong.isEmpty, tellsWrong: !words.isEmpty)
        return Grade(share: share, of: question.points, finding: finding, notes: words).naming(wrong)
    }

    /// The known wrong answer, or none.
    private func known(_ number: Double) -> [ShownChoice] {
        Array(distractors.filter { readNumber($0.plainText).map { Key.Tolerance.absolute(0).accepts(number, for: $0) } ?? false }.prefix(1))
    }

    /// Wrong answers that differ only in spaces between tokens are the same, as are those that differ in the brackets around a list.
    private func known(_ text: String) -> [ShownChoice] {
        func tokens(_ text: String) -> [String] { swiftTokens(comparable(text).trimmingCharacters(in: ["[", "]"])) }
        let known = distractors.first { distractor in
            if case .value(let value, _) = key { return value.isSame(text, as: distractor.plainText) }
            return tokens(distractor.plainText) == tokens(text)
        }
        return known.map { [$0] } ?? []
    }

    static func words(for choice: ShownChoice) -> [StyledText] { choice.feedback?.rendered(width: .max) ?? [] }

    /// The grade of pieces in an order: the pieces are the author's, so where the code has errors, the order is wrong.
    func grade(assembled code: String, by grader: ExerciseGrader) -> Grade {
        let grade = grade(code: code, grader: grader)
        guard !grade.isRunnable, let error = grade.diagnostics.first(where: { $0.severity == .error }) else { return grade }
        let place = error.span.map { "line \($0.start.line): " } ?? ""
        let words = grade.notes.isEmpty ? [StyledText("in this order, the code has errors: \(place)\(error.message)")] : grade.words
        return grade.withoutDiagnostics.saying(words)
    }

    /// The grade of code that the learner completed. Where it has errors, it isn't an answer, unless the author expected it.
    ///
    /// - Parameter known: the known wrong answer that was given.
    func grade(completed code: String, by grader: ExerciseGrader, known: ShownChoice?) -> Grade {
        let grade = grade(code: code, grader: grader)
        guard let known, grade.verdict != .correct, !grade.isStopped else { return grade }
        let notes = Self.words(for: known)
        return notes.isEmpty ? grade.withoutDiagnostics.naming([known]) : grade.withoutDiagnostics.noting(notes).naming([known])
    }

    private func grade(code: String, grader: ExerciseGrader) -> Grade {
        let result = grader.grade(code)
        if result.isLimited {
            return Grade(
                .notGraded, score: 0, max: question.points, feedback: result.feedback, checks: result.checks, diagnostics: result.diagnostics)
        }
        let saysChecks = result.authorsWords != nil && result.mistake == nil
        let feedback = saysChecks ? result.failedChecks.map(\.line).joined(separator: "\n") : result.feedback
        var grade = Grade(
            share: result.max > 0 ? result.score / result.max : 0, of: question.points, feedback: feedback, checks: result.checks,
            diagnostics: result.diagnostics)
        grade.misconceptions = result.mistake?.misconception.map { [$0.text] } ?? []
        if result.authorsWords != nil { grade.notes = grade.words }
        grade.saysChecks = saysChecks
        return grade
    }
}

extension QuestionInstance {
    /// Nil where that takes too many steps to find out.
    private static func matches(_ text: String, _ accepted: AcceptedAnswer, _ comparison: Question.Comparison) -> Bool? {
        switch (accepted, comparison) {
        case (.text(let wanted), .text): return ReplyFrame.texts(of: unified(text)).contains { isSame($0, wanted) }
        case (.text(let wanted), .swift):
            let code = Playground.currentTypeNames(in: halfWidth(text).withoutBackquotes)
            return swiftTokens(code) == swiftTokens(Playground.currentTypeNames(in: wanted))
        case (.pattern(let pattern), _):
            let matches = [unified(text), comparable(text), comparable(text.withoutBackquotes)].map(pattern.matches)
            return matches.contains(true) ? true : matches.contains(nil) ? nil : false
        }
    }

    /// Whether code is right but for its capitals.
    private static func differsInCapitals(_ text: String, _ accepted: AcceptedAnswer, _ comparison: Question.Comparison) -> Bool {
        guard case .text(let wanted) = accepted, comparison == .swift else { return false }
        func tokens(_ code: String) -> [String] { swiftTokens(Playground.currentTypeNames(in: code)).map { $0.lowercased() } }
        return tokens(halfWidth(text).withoutBackquotes) == tokens(wanted)
    }

    /// Numbers are the same however they are written, `three` and `3`; yes and no in any language that is read.
    private static func isSame(_ text: String, _ wanted: String) -> Bool {
        if comparable(text) == comparable(wanted) { return true }
        if let number = plainNumber(wanted) { return readNumber(text).map { Key.Tolerance.absolute(0).accepts($0, for: number) } ?? false }
        return ["yes", "no", "true", "false"].contains(comparable(wanted).lowercased()) && readTruth(text) == readTruth(wanted)
    }
}
