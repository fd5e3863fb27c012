import ViewTree

/// Markdown within a line, as far as texts draw it: emphasis, strikethrough, code, links and escapes, without blocks.
///
/// The rules of emphasis are CommonMark's, those of strikethrough are GitHub's.
struct InlineMarkdown {
    /// The text as it is drawn, in parts with their styles.
    static func runs(_ text: String, _ inserted: InsertedTexts = InsertedTexts()) -> [TextRun] {
        guard !inserted.isEmpty || text.utf8.contains(where: marks.contains) else { return [TextRun(text)] }
        var reader = InlineMarkdown(Array(text)[...], inserted)
        reader.read()
        return reader.result()
    }

    /// The text without its marks.
    static func plain(_ text: String) -> String { runs(text).map(\.string).joined() }

    /// Markdown that is drawn as the text.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: marks.contains) else { return text }
        return String(text.flatMap { character in character.asciiValue.map(marks.contains) ?? false ? ["\\", character] : [character] })
    }

    private static let link = DrawingStyle.foreground([.role(.tint)], method: "link", detail: "")
    private static let marks = Set("\\`*_~[<".utf8)

    enum Part {
        case text(TextRun)
        case run(DelimiterRun)
    }

    /// Some `*`, `_` or `~` side by side.
    struct DelimiterRun {
        let mark: Character
        let length: Int
        let mayOpen: Bool
        let mayClose: Bool
        /// How many of them aren't marks, or not yet.
        var left: Int
    }

    private let text: ArraySlice<Character>
    private let inserted: InsertedTexts
    private var position: Int
    var parts: [Part] = []

    private init(_ text: ArraySlice<Character>, _ inserted: InsertedTexts) { (self.text, self.inserted, position) = (text, inserted, text.startIndex) }

    // MARK: Reading

    private mutating func read() {
        while position < text.endIndex {
            switch text[position] {
            case "\\": readEscape()
            case "`": readCode()
            case "^" where position + 1 < text.endIndex && text[position + 1] == "[": readInflection()
            case "[": readLink()
            case "<": readAddress()
            case "*", "_", "~": readRun()
            default: take(1)
            }
        }
    }

    /// Takes some characters as they are.
    private mutating func take(_ count: Int) {
        if count == 1, let runs = inserted.runs(for: text[position]) {
            parts += runs.map(Part.text)
        } else {
            parts.append(.text(TextRun(String(text[position..<position + count]))))
        }
        position += count
    }

    private mutating func readEscape() {
        if position + 1 < text.endIndex, text[position + 1].isASCII, Self.isPunctuation(text[position + 1]) { position += 1 }
        take(1)
    }

    private mutating func readCode() {
        let fence = length(of: "`", at: position)
        guard let end = codeEnd(position, fence) else { return take(fence) }
        var code = text[(position + fence)..<end]
        if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) { code = code.dropFirst().dropLast() }
        parts.append(.text(TextRun(inserted.string(code), styles: [.monospaced(method: "code")])))
        position = end + fence
    }

    /// Where the marks that end a code span are.
    private func codeEnd(_ start: Int, _ fence: Int) -> Int? {
        var next = start + fence
        while next < text.endIndex {
            let length = length(of: "`", at: next)
            if length == fence { return next }
            next += max(length, 1)
        }
        return nil
    }

    /// `^[3 apple](inflect: true)`: the text, with its last noun as its number wants it.
    private mutating func readInflection() {
        let (start, count) = (position, parts.count)
        position += 1
        readLink(in: [])
        if position == start + 2 { return parts[parts.count - 1] = .text(TextRun("^[")) }
        let runs = parts[count...].compactMap { if case .text(let run) = $0 { run } else { nil } }
        let attributes = text[start..<position].reversed().prefix { $0 != "(" }.reversed()
        guard String(attributes).contains("inflect: true"), var last = runs.last, runs.count == parts.count - count else { return }
        last.string = EnglishPlural.inflected(last.string, after: runs.dropLast().map(\.string).joined())
        parts[parts.count - 1] = .text(last)
    }

    /// `[text](address)`: the text in the tint.
    private mutating func readLink(in styles: [DrawingStyle] = [link]) {
        guard let close = bracketEnd(position), close + 1 < text.endIndex, text[close + 1] == "(",
            let end = text[(close + 2)...].firstIndex(of: ")"), !text[close..<end].contains("\n")
        else { return take(1) }
        var inner = InlineMarkdown(text[(position + 1)..<close], inserted)
        inner.read()
        for run in inner.result() { parts.append(.text(run.styled(styles))) }
        position = end + 1
    }

    private func bracketEnd(_ start: Int) -> Int? {
        var (depth, next) = (0, start)
        while next < text.endIndex {
            switch text[next] {
            case "[": depth += 1
            case "]": depth -= 1
            case "\\": next += 1
            case "`":
                let fence = length(of: "`", at: next)
                next = (codeEnd(next, fence) ?? next) + fence - 1
            default: break
            }
            if depth == 0 { return next }
            next += 1
        }
        return nil
    }

    /// `<https://…>`: the address.
    private mutating func readAddress() {
        guard let end = text[position...].firstIndex(of: ">"), case let inner = text[(position + 1)..<end],
            let colon = inner.firstIndex(of: ":"), colon > inner.startIndex + 1, inner[..<colon].allSatisfy({ $0.isASCII && $0.isLetter }),
            !inner.contains(where: { $0.isWhitespace || $0 == "<" })
        else { return take(1) }
        parts.append(.text(TextRun(inserted.string(inner), styles: [Self.link])))
        position = end + 1
    }

    private mutating func readRun() {
        let mark = text[position]
        let length = length(of: mark, at: position)
        let before = position > text.startIndex ? text[position - 1] : " "
        let after = position + length < text.endIndex ? text[position + length] : " "
        let (punctuationBefore, punctuationAfter) = (Self.isPunctuation(before), Self.isPunctuation(after))
        let isLeft = !after.isWhitespace && (!punctuationAfter || before.isWhitespace || punctuationBefore)
        let isRight = !before.isWhitespace && (!punctuationBefore || after.isWhitespace || punctuationAfter)
        let isWithinWord = mark == "_" && isLeft && isRight
        parts.append(
            .run(
                DelimiterRun(
                    mark: mark, length: length, mayOpen: isLeft && (!isWithinWord || punctuationBefore),
                    mayClose: isRight && (!isWithinWord || punctuationAfter), left: length)))
        position += length
    }

    private func length(of mark: Character, at start: Int) -> Int { text[start...].prefix { $0 == mark }.count }

    private static func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
}
