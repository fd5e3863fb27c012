import Diagnostics

/// Code of which some lines are asked for, by their numbers: what is right for questions of the kinds `refused` and `spot`.
public struct LineQuestion: Sendable {
    public enum Key: Sendable {
        /// The lines in which the compiler finds errors.
        case refused
        /// Those that the author marked, from 1.
        case marked(Set<Int>)
    }
    public let key: Key
    /// The code's place among the question's snippets, from 0.
    public let snippet: Int
    public let credit: Question.Credit
}

extension QuestionDraft {
    /// `kind=refused`: the only run that is meant to be refused.
    func refusedLines(_ faults: inout Faults) -> Question.Task? {
        let snippets = prompt.compactMap(\.snippet)
        let refused = snippets.indices.filter { snippets[$0].fails }
        guard refused.count == 1, let index = refused.first else {
            faults.error(
                "refused-runs", "a question of kind refused has one run that the compiler refuses, this one has \(refused.count)", at: span,
                help: "write one ```swift run fails")
            return nil
        }
        return lineCredit(&faults).map { .lines(LineQuestion(key: .refused, snippet: index, credit: $0)) }
    }

    /// `kind=spot`: the run with marked lines.
    func markedLines(_ marked: MarkedLines?, _ faults: inout Faults) -> Question.Task? {
        guard let marked, let (index, lines) = marked.lines.first(where: { !$0.value.isEmpty }), marked.lines.count(where: { !$0.value.isEmpty }) == 1 else {
            let help = "end each line at fault of one ```swift run with \(MarkedLines.mark), which learners don't see"
            faults.error("no-marked-line", "this question of kind spot hasn't one run with marked lines", at: span, help: help)
            return nil
        }
        return lineCredit(&faults).map { .lines(LineQuestion(key: .marked(lines), snippet: index, credit: $0)) }
    }

    private func lineCredit(_ faults: inout Faults) -> Question.Credit? {
        guard credit == .each else { return credit ?? .balance }
        faults.error("bad-credit", "lines that nobody names give no credit", at: span, help: "write credit=balance or credit=off")
        return nil
    }
}

/// A prompt whose code has marks at the ends of some lines: `count += 1  //! the state of a view that is gone`.
struct MarkedLines {
    static let mark = "//!"
    /// The prompt without the marks.
    let prompt: [PromptPart]
    /// The marked lines, from 1, by the place of their code among the prompt's snippets.
    let lines: [Int: Set<Int>]

    init(_ parts: [PromptPart], faults: inout Faults) {
        var (prompt, lines): ([PromptPart], [Int: Set<Int>]) = ([], [:])
        for part in parts {
            guard case .snippet(let snippet) = part else {
                prompt.append(part)
                continue
            }
            let (code, marked) = Self.unmarked(snippet.code, faults: &faults)
            prompt.append(.snippet(snippet.with(code: code, actions: snippet.actions)))
            lines[lines.count] = marked
        }
        (self.prompt, self.lines) = (prompt, lines)
    }

    /// Code without its marks, and the lines that have one.
    private static func unmarked(_ code: Fragment, faults: inout Faults) -> (Fragment, Set<Int>) {
        var (edits, marked): ([(range: Range<Int>, text: String)], Set<Int>) = ([], [])
        var start = 0
        for (index, line) in code.lines().enumerated() {
            defer { start = (code.source.utf8[start...].firstIndex(of: 0x0A) ?? code.source.utf8.count) + 1 }
            guard let range = line.range(of: mark) else { continue }
            let before = line.source.utf8[..<range.lowerBound]
            let end = before.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? 0
            if end == 0 {
                faults.error("lone-mark", "this mark is on a line without code", at: line.span, help: "put it at the end of the line at fault")
                continue
            }
            marked.insert(index + 1)
            edits.append(((start + end)..<(start + line.source.utf8.count), ""))
        }
        return (edits.isEmpty ? code : code.replacing(edits), marked)
    }
}

extension PromptPart {
    var snippet: Snippet? { if case .snippet(let snippet) = self { snippet } else { nil } }
}
