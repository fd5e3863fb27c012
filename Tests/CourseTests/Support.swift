import Course
import Diagnostics
import Testing

/// Each fault as `line:column code`, `?` for those without a place.
func listed(_ faults: Faults) -> [String] {
    faults.diagnostics.map { fault in fault.span.map { "\($0.start.line):\($0.start.column) \(fault.code)" } ?? "? \(fault.code)" }
}

func lesson(_ body: String, front: String = "") -> (lesson: Lesson?, faults: [String]) {
    var faults = Faults()
    let text = "---\nformat: 1\nid: sample\ntitle: Sample\n\(front)---\n\(body)"
    let lesson = Lesson.read(SourceText(name: "lessons/sample.md", text: text), faults: &faults)
    return (lesson, listed(faults))
}

func quiz(_ body: String, front: String = "") -> (quiz: Quiz?, faults: [String]) {
    var faults = Faults()
    let text = "---\nformat: 1\nid: sample\ntitle: Sample\n\(front)---\n\(body)"
    let quiz = Quiz.read(SourceText(name: "quizzes/sample.md", text: text), faults: &faults)
    return (quiz, listed(faults))
}

func yamlQuiz(_ text: String) -> (quiz: Quiz?, faults: [String]) {
    var faults = Faults()
    let quiz = Quiz.readYAML(SourceText(name: "quizzes/sample.yaml", text: text), faults: &faults)
    return (quiz, listed(faults))
}

/// A lesson as indented lines: what each block is, and what it says.
func outline(_ lesson: Lesson?) -> String {
    guard let lesson else { return "none" }
    var lines = ["\(lesson.id) “\(lesson.title)” order \(lesson.order.map { "\($0)" } ?? "-") window \(lesson.window?.description ?? "-")"]
    for section in lesson.sections {
        lines.append("# \(section.id) “\(section.title.text)”")
        for block in section.blocks {
            switch block {
            case .prose(let prose): lines.append("  prose “\(prose.plainText.replacing("\n", with: "/"))”")
            case .snippet(let snippet): lines.append("  \(described(snippet))")
            case .prediction(let prediction):
                lines.append(
                    "  predict of \(prediction.run): \(prediction.ask.text) = \(described(prediction.answer)) because \(prediction.reason?.fragment.text ?? "-")"
                )
            case .pause: lines.append("  pause")
            case .expectation(let expectation):
                lines.append("  expect of \(expectation.run) \(expectation.aspect): \(expectation.text.text.replacing("\n", with: "/"))")
            }
        }
        if let exercise = section.exercise { lines += described(exercise) }
    }
    return lines.joined(separator: "\n")
}

func described(_ key: Key) -> String {
    switch key.tolerance {
    case .absolute(0): key.expression.text
    case .absolute(let tolerance): "\(key.expression.text) ± \(tolerance)"
    case .relative(let tolerance): "\(key.expression.text) ± \(tolerance * 100)%"
    }
}

func described(_ snippet: Snippet) -> String {
    var words = [snippet.role.rawValue, snippet.id ?? "-", snippet.window?.description ?? "-"]
    if !snippet.actions.isEmpty { words.append("do \(snippet.actions.map(\.text))") }
    if snippet.fails { words.append("fails") }
    words += snippet.variations.map { "\($0.name) of \($0.values.count)" }
    return words.joined(separator: " ") + ": " + snippet.code.text.replacing("\n", with: "/")
}

func described(_ exercise: Exercise) -> [String] {
    var lines = ["  exercise after \(exercise.scope) snippets, \(exercise.points) points"]
    lines += exercise.starter.map { ["  starter: \($0.text.replacing("\n", with: "/"))"] } ?? []
    lines += exercise.checks.map { check in
        "  check \(check.expression.text) at \(check.sizes) after \(check.actions.map(\.text)) | \(check.points) | \(check.message)"
    }
    lines += exercise.hints.map { "  hint \($0.plainText)" }
    lines += exercise.mistakes.map { "  mistake \($0.id ?? "-") “\($0.says)”: \($0.code.text.replacing("\n", with: "/"))" }
    lines += exercise.solution.map { ["  solution: \($0.text.replacing("\n", with: "/"))"] } ?? []
    return lines
}

/// A quiz as indented lines.
func outline(_ quiz: Quiz?) -> String {
    guard let quiz else { return "none" }
    var lines = ["\(quiz.id) “\(quiz.title)” pass \(quiz.pass) setup \(quiz.setup.count)"]
    for question in quiz.questions {
        lines.append("# \(question.id) \(question.kind) \(question.points) \(question.tags) “\(question.title.text)”")
        for part in question.prompt {
            switch part {
            case .prose(let prose): lines.append("  prose “\(prose.fragment.text.replacing("\n", with: "/"))”")
            case .snippet(let snippet): lines.append("  \(described(snippet))")
            }
        }
        switch question.task {
        case .single(let choices), .multiple(let choices, _), .order(let choices), .rubric(let choices): lines += choices.map(described)
        case .short(let texts, let comparison):
            lines += texts.map { text in
                switch text {
                case .text(let prose): "  = \(prose.fragment.text) as \(comparison)"
                case .pattern(let pattern, _): "  = /\(pattern.text)/"
                }
            }
        case .numeric(let key), .trace(let key): lines.append("  = \(described(key))")
        case .match(let pairs, let extras):
            lines += pairs.map { "  \($0.left.fragment.text) → \($0.right.text.fragment.text)" } + extras.map { "  → \($0.text.fragment.text)" }
        case .code(let exercise), .complete(let exercise): lines += described(exercise)
        case .assemble(let code):
            lines += described(code.exercise) + code.pieces.map { "  \($0.isExtra ? "extra" : "piece") \($0.code.text)" }
        case .lines(let asked): lines.append("  lines \(asked.key) of \(asked.snippet)")
        case .explain(let points): lines += points.map(described)
        }
        lines += question.distractors.map { "  not" + described($0) }
        if let explanation = question.explanation { lines.append("  > \(explanation.plainText)") }
    }
    return lines.joined(separator: "\n")
}

func described(_ choice: Choice) -> String {
    "  [\(choice.isRight ? "x" : " ")] \(choice.text.fragment.text)" + (choice.feedback.map { " (\($0.plainText))" } ?? "")
}
