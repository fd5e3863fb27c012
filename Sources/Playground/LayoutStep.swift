import ViewLayout
import ViewTree

/// What happens at one moment of a layout. Lengths are points; an unspecified length is nil, an unlimited one infinity.
public struct LayoutStep: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// A parent proposes a size.
        case proposal
        /// The view answers with its size.
        case answer
        /// The view is given its frame.
        case place
        /// A rule decides.
        case rule
    }
    public let kind: Kind
    /// The view as it is written.
    public let view: String
    /// The identity of the view; nil for a part of a control.
    public let id: String?
    /// How many questions are open around it.
    public let depth: Int
    /// Width and height.
    public var proposal: [Double?]?
    public var answer: [Double]?
    /// x, y, width and height in the window.
    public var frame: [Double]?
    /// Of a rule, a sentence.
    public var text: String?
    /// Whether the same was answered before.
    public var isKnown = false
}

extension LayoutStep {
    /// The moments of a layout in order: a question, all that is asked before its answer is known, and the answer.
    ///
    /// - Returns: the first `limit` of them, and whether there are more.
    static func list(_ entries: [TraceEntry], limit: Int) -> (steps: [LayoutStep], isCut: Bool) {
        enum Item {
            case entry(TraceEntry, depth: Int)
            case step(LayoutStep)
        }
        var (steps, rest) = ([LayoutStep](), entries.reversed().map { Item.entry($0, depth: 0) })
        while let item = rest.popLast() {
            guard steps.count < limit else { return (steps, true) }
            switch item {
            case .step(let step): steps.append(step)
            case .entry(let entry, let depth):
                let (first, last) = moments(of: entry, depth)
                steps.append(first)
                if let last { rest.append(.step(last)) }
                rest += entry.children.reversed().map { .entry($0, depth: depth + 1) }
            }
        }
        return (steps, false)
    }

    private static func moments(of entry: TraceEntry, _ depth: Int) -> (LayoutStep, LayoutStep?) {
        func step(_ kind: Kind) -> LayoutStep { LayoutStep(kind: kind, view: entry.view, id: entry.node.map(String.init), depth: depth) }
        switch entry.event {
        case .sized(let proposal, let size, let isKnown):
            var (question, answer) = (step(.proposal), step(.answer))
            question.proposal = [proposal.width, proposal.height]
            (answer.proposal, answer.answer, answer.isKnown) = (question.proposal, [size.width, size.height], isKnown)
            return isKnown ? (answer, nil) : (question, answer)
        case .placed(let proposal, let frame):
            var place = step(.place)
            place.proposal = [proposal.width, proposal.height]
            place.frame = [frame.minX, frame.minY, frame.width, frame.height]
            return (place, nil)
        case .decided(let sentence):
            var rule = step(.rule)
            rule.text = sentence.english
            return (rule, nil)
        }
    }
}

extension Playground {
    /// The most moments of a layout that are listed.
    private static let layoutStepLimit = 2_000

    /// How the live view is laid out, moment by moment; nil where there is none.
    public var layoutSteps: [LayoutStep]? {
        try? asked { LayoutStep.list(try $0.trace(), limit: Self.layoutStepLimit).steps }.get()
    }
}
