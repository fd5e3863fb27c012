import ViewTree
import Wording

/// One question of a layout and its answer, or one placing, with all that was asked meanwhile.
public struct TraceEntry: Hashable, Sendable {
    public enum Event: Hashable, Sendable {
        /// The view was proposed something and answered with a size. `isKnown` where it had been asked the same before.
        case sized(Proposal, answer: Size, isKnown: Bool)
        /// The view was given its frame, in the window's coordinates.
        case placed(Proposal, frame: Rect)
        /// A rule decided: a sentence about the view.
        case decided(Phrase)
    }

    /// The view as written: `Color.red`, `frame(maxWidth: 100)`.
    public let view: String
    /// The view's identity; `nil` for a part of a control.
    public let node: Int?
    public var event: Event
    /// What happened before the answer was there, in order.
    public var children: [TraceEntry] = []

    /// The entry and all inside it that are about a view, without what is inside those.
    public func entries(about node: Int) -> [TraceEntry] {
        let inner = children.flatMap { $0.entries(about: node) }
        guard self.node == node else { return inner }
        return [TraceEntry(view: view, node: node, event: event)] + inner
    }

    /// The entry in a line, and all inside it indented by two spaces a level: `HStack ← 300x100 → 300x100`.
    public func text(in language: Language = .english) -> String {
        var text = ""
        append(to: &text, indent: 0, language)
        return text
    }

    private func append(to text: inout String, indent: Int, _ language: Language) {
        if !text.isEmpty { text += "\n" }
        text += String(repeating: "  ", count: indent)
        text += line(language)
        for child in children { child.append(to: &text, indent: indent + 1, language) }
    }

    private func line(_ language: Language) -> String {
        switch event {
        case .sized(let proposal, let answer, let isKnown):
            "\(view) ← \(proposal.written) → \(answer.written)" + (isKnown ? " (known)" : "")
        case .placed(let proposal, let frame): "\(view) at \(frame.origin.written) ← \(proposal.written) → \(frame.size.written)"
        case .decided(let sentence): "\(view): \(sentence.text(in: language))"
        }
    }
}

/// As JSON: `{"view", "node"?, "proposal"?, "answer" | "frame" | "rule", "known"?, "children"?}`; a proposed length is a number, null or `"infinity"`.
extension TraceEntry: Encodable {
    private enum Keys: String, CodingKey { case view, node, proposal, answer, frame, rule, known, children }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(view, forKey: .view)
        try container.encodeIfPresent(node, forKey: .node)
        switch event {
        case .sized(let proposal, let answer, let isKnown):
            try container.encode(proposal.lengths, forKey: .proposal)
            try container.encode([Length(answer.width), Length(answer.height)], forKey: .answer)
            if isKnown { try container.encode(true, forKey: .known) }
        case .placed(let proposal, let frame):
            try container.encode(proposal.lengths, forKey: .proposal)
            try container.encode([frame.minX, frame.minY, frame.width, frame.height].map(Length.init), forKey: .frame)
        case .decided(let sentence): try container.encode(sentence.english, forKey: .rule)
        }
        if !children.isEmpty { try container.encode(children, forKey: .children) }
    }

    fileprivate struct Length: Encodable {
        let points: Double?

        init(_ points: Double?) { self.points = points }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch points {
            case let points? where points.isFinite: try container.encode(points)
            case let points? where points.isInfinite: try container.encode(points > 0 ? "infinity" : "-infinity")
            default: try container.encodeNil()
            }
        }
    }
}

extension Proposal {
    fileprivate var lengths: [TraceEntry.Length] { [TraceEntry.Length(width), TraceEntry.Length(height)] }
}
