import Course
import Diagnostics

extension AuthorCheck {
    /// The columns that code has behind four spaces in a terminal of 80.
    private static let columns = 76

    /// Warns of lines that are broken where they are shown.
    mutating func reportLongLines(in shown: [Fragment]) {
        for line in shown.flatMap({ $0.lines() }) where line.text.utf8.count > Self.columns {
            let width = StyledText(line.text).width
            guard width > Self.columns else { continue }
            let help = "break it: a terminal of 80 columns shows \(Self.columns) of them in a line"
            faults.warning("long-line", "this line of code has \(width) columns", at: line.trimmed().span, help: help)
        }
    }

    /// What an exercise needs besides proofs: a check with points, and given code that is complete by itself.
    mutating func verifyForm(of exercise: Exercise) {
        if let check = exercise.checks.first, !exercise.hasUnreadableChecks, exercise.checks.allSatisfy(\.isCondition) {
            let help = "give points to what the starter lacks: EXPRESSION | 1 | message"
            faults.error("no-points", "the exercise has no points: all of its checks are conditions", at: check.span, help: help)
        }
        if let start = exercise.given?.firstToken, [".", "{"].contains(start.text) {
            let help = "begin it with a declaration or a view"
            faults.error("open-given", "given code that begins with `\(start.text)` goes on with the answer's last line", at: start.span, help: help)
        }
    }
}

extension Lesson {
    /// The code that learners see, besides that of exercises.
    var shownCode: [Fragment] { sections.flatMap { $0.snippets.map(\.code) + $0.prose.flatMap(\.swiftBlocks) + ($0.exercise?.shownCode ?? []) } }
}

extension Quiz {
    /// The code that learners see.
    var shownCode: [Fragment] {
        setup.map(\.code) + introduction.flatMap(\.swiftBlocks)
            + questions.flatMap { question in
                question.prompt.flatMap { part in
                    switch part {
                    case .prose(let prose): prose.swiftBlocks
                    case .snippet(let snippet): [snippet.code]
                    }
                } + (question.exercise?.shownCode ?? [])
            }
    }
}

extension Exercise {
    fileprivate var shownCode: [Fragment] { [starter, given, solution].compactMap(\.self) }
}

extension Prose {
    /// Code that is shown, and nothing else.
    fileprivate var swiftBlocks: [Fragment] {
        blocks.compactMap { if case .code(let block) = $0.content, block.info?.text == "swift" { block.code } else { nil } }
    }
}

extension Fragment {
    /// The first character of the code that isn't white space or in a comment; nil where there is none.
    fileprivate var firstToken: Fragment? {
        let bytes = source.utf8
        func skip(past end: String, from start: Int) -> Int { bytes[start...].firstRange(of: Array(end.utf8))?.upperBound ?? bytes.count }
        var offset = 0
        while offset < bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) {
                offset += 1
            } else if bytes[offset...].starts(with: Array("//".utf8)) {
                offset = skip(past: "\n", from: offset)
            } else if bytes[offset...].starts(with: Array("/*".utf8)) {
                offset = skip(past: "*/", from: offset)
            } else {
                return part(offset..<(offset + 1))
            }
        }
        return nil
    }
}
