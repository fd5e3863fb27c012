import Course
import Diagnostics
import Progress
import Session
import Testing

/// Replays a transcript: what follows a prompt is entered, and what is said must be the whole of the transcript again.
func expectTranscript(_ expected: String, of course: Course = Course(), in session: Session? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    let session = session ?? Session(course: course)
    var lines: [String] = []
    for line in expected.split(separator: "\n", omittingEmptySubsequences: false) {
        guard let prompt = line.prefixMatch(of: #/(?:workbook|your prediction|demo|play|예측|\d+/\d+)>(?: |$)|\.\.\.(?: |$)/#) else { continue }
        let input = String(line[prompt.range.upperBound...])
        let shown = session.prompt + input
        lines.append(input.isEmpty ? String(shown.dropLast()) : shown)
        lines += session.handle(input).map(text)
    }
    if session.isOver { lines.append("(over)") }
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

func text(_ output: Output) -> String {
    switch output {
    case .text(let lines), .reference(let lines): lines.map(\.text).joined(separator: "\n")
    case .feedback(let verdict, let lines): "[\(verdict.rawValue)] " + lines.map(\.text).joined(separator: "\n")
    case .diagnostic(let diagnostic): diagnostic.rendered()
    case .file(let path, let text): "[\(path)] \(text.prefix { $0 != " " })"
    case .film(let film): film.frames.map { "\($0.time)\n" + $0.picture.plainRows.joined(separator: "\n") }.joined(separator: "\n")
    case .drawing(let picture, _, _): picture.plainRows.joined(separator: "\n")
    }
}

extension Session {
    /// Everything that is said to a line, as one text.
    func said(_ line: String) -> String { handle(line).map(text).joined(separator: "\n") }
}

/// A course of a lesson and a quiz called `demo`, without their front matter; an empty text means none.
func course(lesson: String = "", quiz: String = "") -> Course {
    let front = "---\nformat: 1\nid: demo\ntitle: Demo\n---\n"
    var (course, faults) = (Course(), Faults())
    if !lesson.isEmpty, let lesson = Lesson.read(SourceText(name: "lessons/demo.md", text: front + lesson), faults: &faults) { course.add(lesson) }
    if !quiz.isEmpty, let quiz = Quiz.read(SourceText(name: "quizzes/demo.md", text: front + quiz), faults: &faults) { course.add(quiz) }
    #expect(faults.diagnostics.map { $0.rendered() } == [])
    return course
}
