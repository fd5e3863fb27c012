import SwiftModel
import ViewTree

/// Texts with looks of their own within a text that is Markdown: in it, a character for private use represents each.
struct InsertedTexts {
    private let texts: [LocalizedKey.Argument.Content]
    private let locale: String?

    init() { (texts, locale) = ([], nil) }

    /// - Parameter locale: where the texts are looked up; `nil` for as they are.
    init(_ key: LocalizedKey, locale: String? = nil) {
        texts = key.arguments.compactMap { if case .content(let content) = $0.value { content } else { nil } }
        self.locale = locale
    }

    var isEmpty: Bool { texts.isEmpty }

    private static let firstMark = UInt32(0x10_0000)

    /// What represents a value in the Markdown.
    func marking(_ value: LocalizedKey.Argument.Value, _ written: String) -> String {
        guard case .content(let content) = value, let index = texts.firstIndex(of: content), let mark = Unicode.Scalar(Self.firstMark + UInt32(clamping: index))
        else { return InlineMarkdown.escaped(written) }
        return String(Character(mark))
    }

    /// The parts of the text that a character represents.
    func runs(for mark: Character) -> [TextRun]? {
        guard let content = content(for: mark) else { return nil }
        let runs = content.looks as? [TextRun] ?? [TextRun(content.string)]
        return locale.map { locale in runs.flatMap { $0.localized(for: locale) } } ?? runs
    }

    /// Characters as they are read.
    func string(_ characters: some Sequence<Character>) -> String {
        isEmpty ? String(characters) : characters.map { content(for: $0)?.string ?? String($0) }.joined()
    }

    private func content(for mark: Character) -> LocalizedKey.Argument.Content? {
        guard !isEmpty, let scalar = mark.unicodeScalars.first, scalar.value >= Self.firstMark else { return nil }
        let index = Int(scalar.value - Self.firstMark)
        return texts.indices.contains(index) ? texts[index] : nil
    }
}
