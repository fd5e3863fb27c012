import Course

extension QuestionInstance {
    /// The right answer in a line, to show when the question is over; nil where people judge it.
    public var rightAnswer: String? {
        func text(_ id: String) -> String { choices.first { $0.id == id }?.plainText ?? id }
        return switch key {
        case .choices(let ids, _): choices.filter { ids.contains($0.id) }.map(\.plainText).joined(separator: ", ")
        case .value(let value, _): value.asAsked
        case .texts(let accepted, _): Self.firstText(of: accepted)
        case .order(let ids): ids.map(text).joined(separator: ", ")
        case .pairs(let pairs): items.map { "\($0.plainText): \(text(pairs[$0.id, default: ""]))" }.joined(separator: ", ")
        case .exercise(let grader): grader.exercise.solution?.text
        case .rubric: nil
        case .kind(let key): key.rightAnswer(in: self)
        }
    }

    /// The right answer in lines, as it is asked: choices with their letters, a pair a line, a list as it is typed. Empty where people judge it.
    public var shownAnswer: [StyledText] {
        switch key {
        case .choices(let ids, _): choices.indices.filter { ids.contains(choices[$0].id) }.flatMap(labelled)
        case .value(let value, _): [StyledText(value.asAsked, .code)]
        case .texts(let accepted, _): [Self.firstText(of: accepted)].compactMap(\.self).map { StyledText($0, .code) }
        case .order(let ids):
            [StyledText(ids.compactMap(place).map(choiceLabel).joined(separator: " "), .code)] + ids.compactMap(place).flatMap(labelled)
        case .pairs(let pairs): items.enumerated().flatMap { pair($1, number: $0 + 1, right: pairs[$1.id]) }
        case .exercise(let grader):
            (grader.exercise.solution?.trimmed().lines() ?? []).map { StyledText($0.text, .code) }
        case .rubric: []
        case .kind(let key): key.shownAnswer(in: self)
        }
    }

    /// What the author says of wrong answers, below each: what is read by those who give them.
    public var shownFeedback: [StyledText] {
        let choices = choices.indices.filter { self.choices[$0].feedback != nil }.map { (labelled($0), self.choices[$0].feedback) }
        let known = distractors.filter { $0.feedback != nil }.map { (Self.lines(of: $0.text, after: "✗  "), $0.feedback) }
        let said = (choices + known).flatMap { lines, feedback in lines + (feedback.map { Self.lines(of: $0, after: "   ") } ?? []) }
        return said + (exercise?.mistakes ?? []).map { StyledText("✗  ", .mark) + StyledText($0.says) }
    }

    private static func firstText(of accepted: [AcceptedAnswer]) -> String? {
        accepted.lazy.compactMap { if case .text(let text) = $0 { text } else { nil } }.first
    }

    private func place(of id: String) -> Int? { choices.firstIndex { $0.id == id } }

    /// `a  The texts`; further lines below the first.
    private func labelled(_ index: Int) -> [StyledText] { Self.lines(of: choices[index].text, after: "\(choiceLabel(index))  ") }

    /// `1  padding → b  The inner view`.
    private func pair(_ item: ShownItem, number: Int, right: String?) -> [StyledText] {
        guard let index = right.flatMap(place) else { return [] }
        let left = Self.lines(of: item.text, after: "\(number)  ")
        let right = labelled(index)
        guard left.count == 1, right.count == 1 else { return left + right }
        return [left[0] + StyledText(" → ", .mark) + right[0]]
    }

    private static func lines(of text: Prose, after label: String) -> [StyledText] {
        let indentation = String(repeating: " ", count: label.count)
        return text.rendered(width: .max).enumerated().map { StyledText($0 == 0 ? label : indentation, .mark) + $1 }
    }
}

extension Value {
    /// The value as a learner would reply it: `0, 1` for a list, `yes` for a truth.
    var asAsked: String {
        switch replyForm {
        case .list: list.map { $0.isEmpty ? "[]" : $0.map(Self.shown).joined(separator: ", ") } ?? printed
        case .truth: truth == true ? "yes" : "no"
        default: shown
        }
    }

    /// An element as it is printed: `2` for `2.0`, a text without its quotes.
    private static func shown(_ element: String) -> String {
        Double(element).map { Value(printed: element, number: $0).shown } ?? element.withoutQuotes
    }
}
