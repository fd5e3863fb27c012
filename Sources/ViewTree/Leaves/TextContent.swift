/// A text. Its font and style come from these fields, else from the environment.
public struct TextContent: Equatable, Sendable {
    public var string: String
    // Apart, since most texts don't set them.
    private var style: Style?

    private final class Style: Equatable, Sendable {
        let font: FontValue?
        let styles: [DrawingStyle]
        let runs: [TextRun]

        /// `nil` for no style at all.
        init?(_ font: FontValue?, _ styles: [DrawingStyle], _ runs: [TextRun] = []) {
            if font == nil, styles.isEmpty, runs.isEmpty { return nil }
            (self.font, self.styles, self.runs) = (font, styles, runs)
        }

        static func == (a: Style, b: Style) -> Bool { a.font == b.font && a.styles == b.styles && a.runs == b.runs }
    }

    public init(_ string: String, font: FontValue? = nil, styles: [DrawingStyle] = []) { (self.string, style) = (string, Style(font, styles)) }

    /// Parts one after another. What they agree on is the font of the whole.
    public init(runs: [TextRun]) {
        string = runs.map(\.string).joined()
        let font = runs.first?.font
        style = runs.allSatisfy(\.isPlain) ? nil : Style(runs.allSatisfy { $0.font == font } ? font : nil, [], runs)
    }

    public var font: FontValue? {
        get { style?.font }
        set { style = Style(newValue, styles, style?.runs ?? []) }
    }

    /// Further styles in the order written.
    public var styles: [DrawingStyle] {
        get { style?.styles ?? [] }
        set { style = Style(font, newValue, style?.runs ?? []) }
    }

    /// The parts with styles of their own; the whole text where it has none.
    public var runs: [TextRun] {
        if let runs = style?.runs, !runs.isEmpty { return runs.map { $0.styled(styles, font) } }
        return [TextRun(string, font: font, styles: styles)]
    }

    /// The fonts of the parts that have characters, where a part has its own.
    public var fonts: [FontValue?] {
        guard let runs = style?.runs, runs.contains(where: { $0.font != nil }) else { return [] }
        return runs.filter { !$0.string.isEmpty }.map { $0.font ?? font }
    }

    /// Whether it is another text in other languages.
    public var isLocalized: Bool { style?.runs.contains { $0.localized != nil } ?? false }

    public enum Case: String, Hashable, Sendable { case uppercase, lowercase }

    var hasOwnRuns: Bool { !(style?.runs.isEmpty ?? true) }

    mutating func replaceRuns(by change: (TextRun) -> TextRun) {
        guard let style, !style.runs.isEmpty else { return }
        let runs = style.runs.map(change)
        string = runs.map(\.string).joined()
        self.style = Style(style.font, style.styles, runs)
    }

    /// The text in the letters that it is shown in.
    public func shown(in letters: Case?) -> TextContent {
        guard let letters else { return self }
        var copy = self
        copy.string = letters.shown(string)
        if let style, !style.runs.isEmpty {
            copy.replaceRuns { run in
                var run = run
                run.string = letters.shown(run.string)
                return run
            }
        }
        return copy
    }

    /// The text for somebody with another locale.
    private func translated(to locale: String) -> TextContent {
        guard isLocalized, let runs = style?.runs else { return self }
        var copy = self
        let translated = runs.flatMap { $0.localized(for: locale) }
        copy.string = translated.map(\.string).joined()
        copy.style = Style(font, styles, translated)
        return copy
    }
}

extension TextContent: Leaf {
    public var view: String { "Text" }
    public var text: String? { string }
    public var arguments: [ViewArgument] {
        [ViewArgument(nil, .string(string))] + (font.map { [ViewArgument("font", .text($0.name))] } ?? []) + styles.map { ViewArgument(nil, .text($0.listed)) }
    }
    public func localized(for locale: String) -> any Leaf { translated(to: locale) }
}

/// A part of a text with one style.
public struct TextRun: Hashable, Sendable {
    public var string: String
    public var font: FontValue?
    /// The innermost first.
    public var styles: [DrawingStyle]
    /// The text that begins here; in other languages it is in place of this part and of those that go on with it.
    public fileprivate(set) var localized: LocalizedText?
    fileprivate var goesOn = false
    /// What makes the string at each time.
    public let timed: TimedText?

    public init(_ string: String, font: FontValue? = nil, styles: [DrawingStyle] = [], timed: TimedText? = nil) {
        (self.string, self.font, self.styles, self.timed) = (string, font, styles, timed)
    }

    fileprivate var isPlain: Bool { font == nil && styles.isEmpty && localized == nil && timed == nil && !goesOn }

    /// The part in a text with further styles, and a font for parts without one.
    fileprivate func styled(_ outer: [DrawingStyle], _ outerFont: FontValue?) -> TextRun {
        guard !outer.isEmpty || outerFont != nil else { return self }
        var copy = self
        copy.styles += outer
        copy.font = font ?? outerFont
        copy.localized?.styles += outer
        copy.localized?.font = localized?.font ?? outerFont
        return copy
    }

    /// The part with further styles, outside of its own.
    public func styled(_ outer: [DrawingStyle]) -> TextRun { styled(outer, nil) }

    /// Whether both can be one part.
    public func looks(like other: TextRun) -> Bool {
        styles == other.styles && font == other.font && localized == nil && other.localized == nil && timed == nil && other.timed == nil
    }

    /// The part for somebody with another locale.
    public func localized(for locale: String) -> [TextRun] {
        if let localized { return localized.runs(for: locale) }
        return goesOn ? [] : [self]
    }
}

/// A text that is looked up in the language of its environment.
public struct LocalizedText: Hashable, Sendable {
    /// The same for what is the same text in every language.
    private let key: String
    private let find: @Sendable (String) -> [TextRun]
    /// What is around the text.
    fileprivate var styles: [DrawingStyle] = []
    fileprivate var font: FontValue?

    /// - Parameter find: the text for a locale.
    public init(key: String, find: @escaping @Sendable (String) -> [TextRun]) { (self.key, self.find) = (key, find) }

    /// The parts of the text in one language, from which it can be found in others.
    public func marking(_ runs: [TextRun]) -> [TextRun] {
        var marked = runs.isEmpty ? [TextRun("")] : runs
        marked[0].localized = self
        for index in marked.indices.dropFirst() { marked[index].goesOn = true }
        return marked
    }

    fileprivate func runs(for locale: String) -> [TextRun] {
        marking(
            find(locale).map { run in
                var styled = run
                styled.styles += styles
                styled.font = run.font ?? font
                return styled
            })
    }

    public static func == (a: LocalizedText, b: LocalizedText) -> Bool { a.key == b.key && a.styles == b.styles && a.font == b.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension TextContent.Case {
    public func shown(_ text: String) -> String { self == .uppercase ? text.uppercased() : text.lowercased() }
}
