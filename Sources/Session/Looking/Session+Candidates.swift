import Playground

/// What could be at the cursor.
public struct Candidates: Equatable, Codable, Sendable {
    /// The part of the line that a candidate replaces, in UTF-8 offsets.
    public var replacing: Range<Int>
    public var words: [String]
    /// Whether names of files fit.
    public var takesFiles: Bool

    public init(replacing: Range<Int>, words: [String] = [], takesFiles: Bool = false) {
        (self.replacing, self.words, self.takesFiles) = (replacing, words, takesFiles)
    }
}

extension Session {
    /// What could be at the end of a line, which may be one of several of an unfinished input.
    public func candidates(at line: String) -> Candidates {
        let end = line.utf8.count
        guard !buffer.isContinuing, line.first == ":" || expectsReply else { return swiftCompletion(of: line) }
        guard line.first == ":" else { return Candidates(replacing: end..<end) }
        guard let space = line.firstIndex(where: \.isWhitespace) else {
            let isLatin = line.allSatisfy(\.isASCII)
            return Candidates(replacing: 0..<end, words: matching(line, Command.all.flatMap { isLatin ? [$0.name] : $0.korean }.map { ":\($0)" }))
        }
        guard let command = Command.named(line[line.index(after: line.startIndex)..<space]) else { return Candidates(replacing: end..<end) }
        let argument = String(line[space...].drop(while: \.isWhitespace))
        let start = end - argument.utf8.count
        switch command.argument {
        case .nothing: return Candidates(replacing: end..<end)
        case .file: return Candidates(replacing: start..<end, takesFiles: true)
        case .swift: return swiftCompletion(of: argument, inLineAt: start)
        case .words(let words): return Candidates(replacing: start..<end, words: matching(argument, words(self)))
        case .fewOrMore(let few, let more):
            return Candidates(replacing: start..<end, words: matching(argument, few(self) + (argument.count < 2 ? [] : more(self))))
        case .wordThenSwift(let words):
            guard let space = argument.firstIndex(where: \.isWhitespace) else {
                if argument.first == "\\", let dot = argument.firstIndex(of: ".") {
                    let member = "EnvironmentValues()\(argument[dot...])"
                    return swiftCompletion(of: member, inLineAt: end - member.utf8.count)
                }
                return Candidates(replacing: start..<end, words: matching(argument, words(self)))
            }
            let expression = String(argument[space...].drop(while: \.isWhitespace))
            return swiftCompletion(of: expression, inLineAt: end - expression.utf8.count)
        }
    }

    private func matching(_ prefix: String, _ words: [String]) -> [String] {
        let fitting = words.filter { $0.hasPrefix(prefix) }
        // Sections only once their lesson is named.
        let whole = fitting.filter { !$0.contains("#") }
        return whole.isEmpty || prefix.contains("#") ? fitting : whole
    }

    private func swiftCompletion(of text: String, inLineAt start: Int = 0) -> Candidates {
        guard !expectsReply else { return Candidates(replacing: text.utf8.count..<text.utf8.count) }
        let before = buffer.isContinuing ? buffer.unfinished + "\n" : ""
        let found = playground.completions(of: before + text, at: before.utf8.count + text.utf8.count)
        let shift = start - before.utf8.count
        let range = found.replacing.lowerBound + shift..<found.replacing.upperBound + shift
        guard range.lowerBound >= start else { return Candidates(replacing: start + text.utf8.count..<start + text.utf8.count) }
        return Candidates(replacing: range, words: found.items.map(\.text))
    }

    var lessonNames: [String] { course.lessons.flatMap { lesson in [lesson.id] + lesson.sections.map { "\(lesson.id)#\($0.id)" } } }
    var quizNames: [String] { course.quizzes.map(\.id) }
}
