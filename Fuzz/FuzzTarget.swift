import Course
import Diagnostics
import Playground

/// A reader of what others write. Whatever it gets, it may refuse it, but not crash, hang or take memory without end.
enum FuzzTarget: String, CaseIterable {
    case lesson, quiz, bank, answers, action, query, selector

    func read(_ text: String) {
        let source = SourceText(name: rawValue, text: text)
        var faults = Faults()
        switch self {
        case .lesson: _ = LessonReader.read(source, faults: &faults)
        case .quiz: _ = QuizReader.read(source, faults: &faults)
        case .bank: _ = QuizReader.readYAML(source, faults: &faults)
        case .answers: _ = AnswerFile.read(source, faults: &faults)
        case .action: _ = Self.live().perform(text)
        case .query: _ = Self.live().query(source)
        case .selector: _ = Self.live().why(text)
        }
    }

    /// A view to act on and to ask about.
    private static func live() -> Playground {
        var options = Playground.Options()
        (options.limits.fuel, options.limits.seconds, options.limits.memory) = (20_000, 2, 200)
        let playground = Playground(options: options)
        playground.enter(view)
        return playground
    }

    private static let view = SourceText(
        name: "view",
        text: """
            struct Counter: View {
                @State var n = 0
                @State var name = ""
                var body: some View {
                    ScrollView {
                        Button("Add \\(n)") { n += 1 }
                        TextField("Name", text: $name).accessibilityIdentifier("name")
                    }
                }
            }
            Counter()
            """)
}
