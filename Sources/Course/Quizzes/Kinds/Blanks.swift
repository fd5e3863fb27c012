import Diagnostics

/// Code with blanks, which are written `___`: questions of the kind `complete`.
public struct Blanks: Sendable {
    /// The code around the blanks: before the first, between them, after the last.
    public let parts: [Fragment]

    public var count: Int { parts.count - 1 }

    /// A blank is three underscores or more that aren't part of a name.
    public init(in code: Fragment) {
        let code = code.trimmed()
        var (parts, start): ([Fragment], Int) = ([], 0)
        let bytes = code.source.utf8
        var offset = 0
        while offset < bytes.count {
            let end = bytes[offset...].firstIndex { !Self.isNamePart($0) } ?? bytes.count
            if end - offset >= 3, bytes[offset..<end].allSatisfy({ $0 == UInt8(ascii: "_") }) {
                parts.append(code.part(start..<offset))
                start = end
            }
            offset = max(end, offset + 1)
        }
        self.parts = parts + [code.part(start..<bytes.count)]
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    /// The code with a text in each blank, in order.
    public func filled(_ texts: [String]) -> String {
        zip(parts, texts + Array(repeating: "", count: max(0, parts.count - texts.count))).map { $0.text + $1 }.joined()
    }

    /// What a code has in place of the blanks; nil where it differs elsewhere.
    public func texts(in code: Fragment) -> [String]? {
        var rest = Substring(code.trimmed().text)
        guard let first = parts.first, let last = parts.last, rest.hasPrefix(first.text), rest.count >= first.text.count + last.text.count else { return nil }
        rest = rest.dropFirst(first.text.count)
        guard count > 0, rest.hasSuffix(last.text) else { return count == 0 && rest.isEmpty ? [] : nil }
        rest = rest.dropLast(last.text.count)
        var texts: [String] = []
        for part in parts.dropFirst().dropLast() {
            guard let found = rest.firstRange(of: part.text) else { return nil }
            texts.append(String(rest[..<found.lowerBound]))
            rest = rest[found.upperBound...]
        }
        return texts + [String(rest)]
    }
}

extension QuestionDraft {
    private static let blankLimit = 20

    /// `kind=complete`: a starter with blanks.
    func completedCode(_ faults: inout Faults) -> Question.Task? {
        let exercise = exercise.finished(scope: 0, at: span, besides: drawnNames, faults: &faults)
        guard let starter = exercise.starter, let solution = exercise.solution else { return nil }
        let blanks = Blanks(in: starter)
        guard (1...Self.blankLimit).contains(blanks.count) else {
            let help = "write ___ in the starter for what is left out, at most \(Self.blankLimit) times"
            faults.error("blanks", "the starter has \(blanks.count) blanks", at: starter.span, help: help)
            return nil
        }
        if blanks.texts(in: solution) == nil {
            faults.error(
                "solution-differs", "the solution differs from the starter outside the blanks", at: solution.span, help: "copy the starter, and fill it")
        }
        return .complete(exercise)
    }
}
