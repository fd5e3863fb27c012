import Course
import Playground

/// What kind of reply a question wants, for whoever words it.
public enum ReplyForm: String, Equatable, Sendable, CaseIterable {
    /// One letter of a choice.
    case letter
    /// All letters that apply.
    case letters
    /// All letters in their order.
    case order
    /// A letter for each number: `1b 2a`.
    case pairs
    case number
    /// Yes or no.
    case truth
    /// Values with commas between.
    case list
    /// A text as it is printed.
    case text
    /// Numbers of lines of code.
    case lines
    /// What fills blanks in code.
    case blanks
    /// What fills the one blank.
    case blank
    /// The letters of lines of code, in their order; some may be left out.
    case pieces
    /// The learner's own words, marked by people.
    case words
    /// Swift.
    case code

    /// The instruction in English.
    public var sentence: String {
        switch self {
        case .letter: "Reply with a letter."
        case .letters: "Reply with all letters that apply: a c."
        case .order: "Reply with the letters in their order: b a c."
        case .pairs: "Reply with a letter for each number: 1b 2a."
        case .number: "Reply with a number."
        case .truth: "Reply with yes or no."
        case .list: "Reply with the values in their order, separated by commas."
        case .text: "Reply with the text."
        case .lines: "Reply with the number of a line, or of several: 3 5."
        case .blanks: "Reply with what belongs in the blanks, with ; between."
        case .blank: "Reply with what belongs in the blank."
        case .pieces: "Reply with the letters of the lines in their order: b a c. Not all may be needed."
        case .words: "Reply in your own words."
        case .code: "Reply in Swift."
        }
    }
}

extension QuestionInstance {
    /// What kind of reply the question wants, by its kind and by the type of its value.
    public var instruction: ReplyForm {
        switch key {
        case .choices(_, nil): .letter
        case .choices: .letters
        case .value(let value, _): value.replyForm
        case .texts: .text
        case .order: .order
        case .pairs: .pairs
        case .exercise: .code
        case .rubric: .words
        case .kind(let key): key.form
        }
    }

    /// Whether a reply says that the learner does not know, unless it is a right answer or a choice: `?` answers a question about optionals.
    public func isDontKnow(_ reply: String) -> Bool {
        guard Grading.isDontKnow(reply) else { return false }
        switch key {
        case .exercise, .rubric: return true
        case .choices, .order, .pairs: return (try? read(reply: reply)) == nil
        case .kind(let key) where key.form == .words: return true
        case .value, .texts, .kind: return (try? read(reply: reply)).map { grade($0).verdict != .correct } ?? true
        }
    }
}

extension Prediction {
    /// What kind of reply the prediction wants; nil where its answer cannot be computed.
    public func instruction(in playground: Playground) -> ReplyForm? { try? playground.value(of: answer.expression).replyForm }
}

extension Value {
    var replyForm: ReplyForm { meantNumber != nil ? .number : list != nil ? .list : truth != nil ? .truth : .text }

    /// The number that the value is, or that a text such as `"3"` spells.
    var meantNumber: Double? {
        if let number { return number }
        let text = comparable(printed).withoutQuotes
        return list == nil && truth == nil && text.wholeMatch(of: /-?\d{1,9}(\.\d{1,6})?/) != nil ? Double(text) : nil
    }
}
