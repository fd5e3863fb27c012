import ViewGraph
import ViewLayout
import ViewTree

extension DrawingBuilder {
    /// The lines of a text.
    mutating func texts(_ content: TextContent, _ node: ResolvedNode, _ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        guard let text = layout.typesetText(of: node) else { return [] }
        let alignment = node.environment.textStyles.reduce("leading") { if case .multilineTextAlignment(let name) = $1 { name } else { $0 } }
        let isFlipped = node.environment.isRightToLeft
        var styles = StyledCharacters(runs(of: content.shown(in: node.environment.textCase), node.environment, frame, context))
        return text.lines.compactMap { line in
            let runs = styles.runs(of: line.string).map { $0.scaled(by: text.scale) }.filter { $0.fontSize > 0 }
            let width = runs.reduce(0) { $0 + $1.width }
            let x = alignment == "center" ? frame.midX - width / 2 : (alignment == "trailing") != isFlipped ? frame.maxX - width : frame.minX
            return runs.isEmpty ? nil : .text(DrawnText(runs, origin: Point(x: x, y: frame.minY + line.top)))
        }
    }

    /// The text's parts with their looks, as yet without widths.
    mutating func runs(of content: TextContent, _ environment: Environment, _ frame: Rect, _ context: DrawingContext) -> [DrawnText.Run] {
        content.runs.map { run in
            var styled = context
            for case .foreground(let paints?, let method, let detail) in run.styles.reversed() {
                styled.take(.foreground(paints, method: method, detail: detail))
            }
            let font = run.font ?? environment.font
            var drawn = DrawnText.Run(run.string, paint: paint(.foreground, in: frame, styled), fontSize: environment.fontSize(run.font))
            drawn.apply(font)
            // The outermost first, so that the innermost has the last word.
            for style in (run.styles + context.textStyles).reversed() { apply(style, to: &drawn, styled) }
            return drawn
        }
    }

    private mutating func apply(_ style: DrawingStyle, to run: inout DrawnText.Run, _ context: DrawingContext) {
        switch style {
        case .bold(let isActive): run.weight = isActive ? max(run.weight, 700) : run.weight
        case .italic(let isActive): run.isItalic = isActive
        case .weight(let name, _): if let name { run.weight = DrawnText.Run.weights[name] ?? 400 }
        case .design(let name, _): run.design = name ?? run.design
        case .monospaced: run.design = "monospaced"
        case .line(.underline, let isActive, _): run.isUnderlined = isActive
        case .line(.strikethrough, let isActive, _): run.isStruckThrough = isActive
        case .spacing(let method, _): note(method)
        case .foreground, .tint, .textScale, .filter, .transform: break
        }
    }
}

extension DrawnText.Run {
    static let weights = [
        "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
    ]

    /// The part with its width, where its font has shrunk.
    func scaled(by scale: Double) -> DrawnText.Run {
        var run = self
        run.fontSize *= scale
        run.width = Double(string.columns) * run.fontSize / 2
        return run
    }

    fileprivate mutating func apply(_ font: FontValue) {
        weight = font.weight.flatMap { Self.weights[$0] } ?? 400
        design = font.design ?? "default"
        isItalic = font.isItalic
    }
}

/// The characters of a text with their looks, taken line by line.
private struct StyledCharacters {
    private let characters: [(character: Character, run: Int)]
    private let runs: [DrawnText.Run]
    private var next = 0

    init(_ runs: [DrawnText.Run]) {
        self.runs = runs
        characters = runs.count < 2 ? [] : runs.enumerated().flatMap { index, run in run.string.map { ($0, index) } }
    }

    /// The line's parts. What isn't in the text, an ellipsis, looks like what is before it.
    mutating func runs(of line: String) -> [DrawnText.Run] {
        guard runs.count > 1 else { return runs.prefix(1).map { run in part(run, line) }.filter { !$0.string.isEmpty } }
        var parts: [DrawnText.Run] = []
        var current = characters.indices.contains(next) ? characters[next].run : 0
        var (text, last) = ("", current)
        for character in line {
            if let found = characters[next...].firstIndex(where: { $0.character == character }) {
                (current, next) = (characters[found].run, found + 1)
            }
            if current != last, !text.isEmpty {
                parts.append(part(runs[last], text))
                text = ""
            }
            last = current
            text.append(character)
        }
        if !text.isEmpty { parts.append(part(runs[last], text)) }
        return parts
    }

    private func part(_ run: DrawnText.Run, _ string: String) -> DrawnText.Run {
        var part = run
        part.string = string
        return part
    }
}
