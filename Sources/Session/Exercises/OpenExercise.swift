import Course
import Diagnostics
import Grading
import Playground

/// An exercise on its way.
struct OpenExercise {
    let lesson: Lesson
    let section: Section
    /// With its variables, for grading.
    let original: Exercise
    /// As it is shown.
    let exercise: Exercise
    /// What was entered since it opened and runs.
    private(set) var attempt: [SourceText] = []
    /// Declarations that don't fit the rest yet: the next input is checked together with them.
    private(set) var waiting: [SourceText] = []
    private static let waitingLimit = 4
    /// Whether the last input was not complete or has errors, so that `:check` would grade an earlier one.
    var isLastInputUnusable = false
    var isSolved = false
    /// How many of the hints were shown before the exercise was opened.
    var hintsUsed = 0
    /// Whether the learner has read that it is still open.
    var isReminded = false

    init(_ exercise: Exercise, of lesson: Lesson, in section: Section) {
        (original, self.exercise, self.lesson, self.section) = (exercise, exercise.shown, lesson, section)
    }

    /// Whether an input is a part of the answer. Where code is given, one without declarations is only looked at.
    func isAnswered(by source: SourceText) -> Bool { exercise.given == nil || Playground.outline(of: source).items.contains(where: \.isDeclaration) }

    /// Whether another is the same exercise, whatever was entered.
    func isSame(as other: OpenExercise) -> Bool { lesson.id == other.lesson.id && section.id == other.section.id }

    /// Whether the last input waits for others.
    var isWaiting: Bool { isLastInputUnusable && !waiting.isEmpty }

    /// The type of the starter, or of what was entered, with a property of the name that an input declares at the top level: a line of it was probably meant.
    func typeMeant(by source: SourceText) -> String? {
        let names = Playground.declaredNames(in: source.text)
        guard names.count == 1, let name = names.first else { return nil }
        var type: String?
        for line in version.text.split(separator: "\n") {
            if let match = line.firstMatch(of: /^(?:@?\w+ )*?(?:struct|class) (\w+)/) { type = String(match.1) }
            let members = line.matches(of: /(?:^\s+|[{;]\s*)(?:@\w+(?:\([^)]*\))? )*(?:\w+ )?(?:var|let) (\w+)/)
            if type != nil, members.contains(where: { $0.1 == name }) { return type }
        }
        return nil
    }

    /// An input with those that wait for it, then without one of them, and alone: one of those may be a mistake.
    func combinations(with source: SourceText) -> [SourceText] {
        guard !waiting.isEmpty else { return [source] }
        let fewer = waiting.count > 1 ? waiting.indices.reversed().map { left in waiting.indices.filter { $0 != left }.map { waiting[$0] } } : []
        let together = ([waiting] + fewer).map { SourceText(name: "your last inputs", utf8: Playground.merged($0 + [source], named: "").utf8) }
        return together + [source]
    }

    /// - Parameters:
    ///   - source: what the learner entered.
    ///   - used: what of it runs, with inputs that waited; `nil` where nothing does.
    mutating func take(_ source: SourceText, as used: SourceText?, continuesLast: Bool) {
        isLastInputUnusable = used == nil
        guard let used else {
            let declares = Playground.outline(of: source).items.contains(where: \.isDeclaration)
            if declares, Playground.fault(in: source) == nil { waiting = (waiting + [source]).suffix(Self.waitingLimit) }
            return
        }
        waiting = []
        if continuesLast, !attempt.isEmpty { attempt.removeLast() }
        attempt.append(used)
    }

    /// Replaces all that was entered by one text.
    mutating func replaceAttempt(by source: SourceText) { (attempt, waiting, isLastInputUnusable) = ([source], [], false) }

    /// Begins with the starter again.
    mutating func forgetAttempt() { (attempt, waiting, isLastInputUnusable) = ([], [], false) }

    /// All that was entered.
    var entered: [String] { (attempt + waiting).map(\.text) }

    /// The learner's version: what was entered, merged into the starter.
    var version: SourceText { merged(attempt) }

    /// The same with what waits.
    var draft: SourceText { merged(attempt + waiting) }

    private func merged(_ inputs: [SourceText]) -> SourceText {
        guard !inputs.isEmpty else { return exercise.starterText ?? SourceText(name: "your version", text: "") }
        let merged = ExerciseGrader.merged(input: Playground.merged(inputs, named: "your version"), into: exercise.starter)
        return SourceText(name: "your version", utf8: merged.utf8)
    }
}
