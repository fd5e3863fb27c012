import Course
import Diagnostics

/// Pieces of code in an order: the kind `assemble`. Every order that passes the checks is right.
struct AssembleKey: QuestionKey {
    let code: AssembledCode
    let exerciseGrader: ExerciseGrader

    var form: ReplyForm { .pieces }
    var grader: ExerciseGrader? { exerciseGrader }

    /// The pieces as choices; the instance shows them shuffled.
    static func choices(_ code: AssembledCode) -> [ShownChoice] {
        code.pieces.map { piece in
            ShownChoice(
                id: piece.id, text: Prose(code: piece.code), plainText: piece.code.text, isRight: !piece.isExtra, feedback: nil, span: piece.code.span)
        }
    }

    func read(_ given: GivenAnswer, in instance: QuestionInstance, isTyped: Bool) throws(Unreadable) -> Answer {
        let texts: [String]
        switch given {
        case .text(let text): texts = [text]
        case .list(let list): texts = list
        case .pairs: throw Unreadable(reason: "list the lines in their order")
        }
        if texts.reduce(0, { $0 + $1.count }) > Unreadable.lengthLimit { throw .tooLong }
        var ids: [String] = []
        for text in texts {
            let named = try ChoiceReader.reading(of: text, isTyped: isTyped) { text throws(Unreadable) in
                var reader = ChoiceReader(text, choices: instance.choices, allowsLetters: isTyped, allowsNumbers: isTyped)
                return try reader.readAll()
            }
            for id in named { ids.append(unused(id, after: ids) ?? id) }
        }
        if ids.isEmpty { throw Unreadable(reason: "list the lines in their order") }
        if Set(ids).count < ids.count { throw Unreadable(reason: "name each line once") }
        return .choices(ids)
    }

    /// A piece of the same words, where one was named before: closing braces are all alike.
    private func unused(_ id: String, after ids: [String]) -> String? {
        let words = code.pieces.first { $0.id == id }?.code.text
        return ids.contains(id) ? code.pieces.first { $0.code.text == words && !ids.contains($0.id) }?.id : id
    }

    func grade(_ answer: Answer, in instance: QuestionInstance) -> Grade {
        guard case .choices(let ids) = answer else { return .mismatched(instance) }
        return instance.grade(assembled: text(ids.compactMap { id in code.pieces.first { $0.id == id } }), by: exerciseGrader)
    }

    private func text(_ pieces: [AssembledCode.Piece]) -> String { pieces.map(\.code.text).joined(separator: "\n") }

    func rightAnswer(in instance: QuestionInstance) -> String? { exerciseGrader.exercise.shown.solution?.text }

    func shownAnswer(in instance: QuestionInstance) -> [StyledText] {
        let own = code.pieces.filter { !$0.isExtra }
        let labels = own.compactMap { piece in instance.choices.firstIndex { $0.id == piece.id }.map(choiceLabel) }
        return [StyledText(labels.joined(separator: " "), .code)]
            + (exerciseGrader.exercise.shown.solution?.trimmed().lines() ?? []).map { StyledText($0.text, .code) }
    }

    /// How many altered solutions are tried.
    private static let trialLimit = 200

    /// Every piece is needed, and no extra one does in its place.
    func verify(_ instance: QuestionInstance, _ notes: [Diagnostic.Note], _ faults: inout Faults) {
        let (own, extras) = (code.pieces.filter { !$0.isExtra }, code.pieces.filter(\.isExtra))
        guard exerciseGrader.grade(text(own)).passed else { return }
        for (index, piece) in own.enumerated() {
            var rest = own
            rest.remove(at: index)
            if exerciseGrader.grade(text(rest)).passed {
                faults.error(
                    "needless-piece", "the checks pass without this line", at: piece.code.span, notes: notes, help: "add a check that fails without it")
            }
        }
        for (extra, index) in extras.flatMap({ extra in own.indices.map { (extra, $0) } }).prefix(Self.trialLimit) {
            var changed = own
            changed[index] = extra
            guard exerciseGrader.grade(text(changed)).passed else { continue }
            let others = notes + [Diagnostic.Note("in place of this", at: own[index].code.span)]
            faults.error("right-extra", "the checks pass with this extra line", at: extra.code.span, notes: others, help: "add a check that fails with it")
        }
    }
}
