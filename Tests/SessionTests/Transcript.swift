import Course
import Diagnostics
import Session
import Testing

/// Replays a transcript: what stands after a prompt is entered, and what is said must be the whole of the transcript again.
func expectTranscript(_ expected: String, of course: Course = Course(), sourceLocation: SourceLocation = #_sourceLocation) {
    let session = Session(course: course)
    var lines: [String] = []
    for line in expected.split(separator: "\n", omittingEmptySubsequences: false) {
        guard let prompt = line.prefixMatch(of: #/(?:workbook|your prediction|demo|\d+/\d+)> |\.\.\. /#) else { continue }
        let input = String(line[prompt.range.upperBound...])
        lines.append(session.prompt + input)
        lines += session.handle(input).map(text)
    }
    if session.isOver { lines.append("(over)") }
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

private func text(_ output: Output) -> String {
    switch output {
    case .text(let lines): lines.map(\.text).joined(separator: "\n")
    case .feedback(let verdict, let lines): "[\(verdict.rawValue)] " + lines.map(\.text).joined(separator: "\n")
    case .diagnostic(let diagnostic): diagnostic.rendered()
    case .file(let path, let text): "[\(path)] \(text.prefix { $0 != " " })"
    }
}

/// A course of a lesson and a quiz called `demo`, without their front matter; an empty text stands for none.
func course(lesson: String = "", quiz: String = "") -> Course {
    let front = "---\nformat: 1\nid: demo\ntitle: Demo\n---\n"
    var (course, faults) = (Course(), Faults())
    if !lesson.isEmpty, let lesson = Lesson.read(SourceText(name: "lessons/demo.md", text: front + lesson), faults: &faults) { course.add(lesson) }
    if !quiz.isEmpty, let quiz = Quiz.read(SourceText(name: "quizzes/demo.md", text: front + quiz), faults: &faults) { course.add(quiz) }
    #expect(faults.diagnostics.map { $0.rendered() } == [])
    return course
}
