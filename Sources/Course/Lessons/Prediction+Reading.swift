import Diagnostics

extension Prediction {
    /// Reads the lines `ask:`, `answer:` and `why:`; a line that begins with a space goes on with the one before.
    init?(_ block: CodeBlockRole, run: Int, faults: inout Faults) {
        let fields = Self.fields(of: block.code, known: ["ask", "answer", "why"], faults: &faults)
        guard let ask = fields["ask"], !ask.isBlank else {
            faults.error("bad-prediction", "this prediction has no question", at: block.span, help: "write the line ask: QUESTION; why: REASON may follow")
            return nil
        }
        guard let answer = fields["answer"], !answer.isBlank else {
            let help = "write the line answer: EXPRESSION, such as answer: find(Color.self)[0].frame.width"
            faults.error("bad-prediction", "this prediction has no answer", at: block.span, help: help)
            return nil
        }
        self.init(
            run: run, ask: ask, answer: Key(answer, faults: &faults), reason: fields["why"].map { Prose(fragment: $0, blocks: MarkdownParser.blocks(of: $0)) },
            span: block.span)
    }
    /// Lines of `name: text`; a line that begins with a space goes on with the one before.
    static func fields(of code: Fragment, known: [String], faults: inout Faults) -> [String: Fragment] {
        var fields: [String: Fragment] = [:]
        var last: String?
        for line in code.lines() where !line.isBlank {
            if let last, line.text.first?.isWhitespace == true, let before = fields[last] {
                let gap = line.part(0..<0).replacing([(0..<0, " ")])
                fields[last] = Fragment(joining: [before, gap, line.trimmed()])
                continue
            }
            let colon = line.source.utf8.firstIndex(of: UInt8(ascii: ":")) ?? 0
            let name = line.part(0..<colon).trimmed().text
            guard known.contains(name) else {
                faults.unknown("line", name.isEmpty ? line.text : name, among: known, at: line.span)
                continue
            }
            if fields[name] != nil { faults.error("duplicate-key", "`\(name)` is here twice", at: line.span, help: "keep one") }
            fields[name] = line.part((colon + 1)..<line.source.utf8.count).trimmed()
            last = name
        }
        return fields
    }
}
