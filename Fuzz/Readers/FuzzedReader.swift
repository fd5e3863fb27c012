import Course
import Diagnostics

/// A reader of the files that others write. It may refuse its input, but not crash, hang or take memory without end.
enum FuzzedReader: String, CaseIterable {
    case lesson, quiz, bank, answers

    func read(_ text: String) {
        let source = SourceText(name: rawValue, text: text)
        var faults = Faults()
        switch self {
        case .lesson: _ = Lesson.read(source, faults: &faults)
        case .quiz: _ = Quiz.read(source, faults: &faults)
        case .bank: _ = Quiz.readYAML(source, faults: &faults)
        case .answers: _ = AnswerFile.read(source, faults: &faults)
        }
    }
}
