/// A regular expression: its tree, and what a match of it has.
package final class RegexPattern {
    package struct Capture {
        package let group: CaptureGroup
        /// How many optionals are around what it gives.
        package var optionalDepth = 0
        /// Whether the type of the output says that it is there.
        package var isTyped = true
    }

    package let node: PatternNode
    /// In the order of their beginnings.
    package let captures: [Capture]
    /// Whether a pattern around this one gets the captures into its own output.
    package let handsOnCaptures: Bool
    /// How many nodes it is made of, shared ones as often as they occur.
    let size: Int
    /// How many nodes are inside each other.
    let depth: Int
    private(set) lazy var program = Program(self)

    package static let sizeLimit = 100_000
    package static let depthLimit = 500

    package init(_ node: PatternNode, _ captures: [Capture], handsOnCaptures: Bool, size: Int, depth: Int) {
        (self.node, self.captures, self.handsOnCaptures, self.size, self.depth) = (node, captures, handsOnCaptures, size, depth)
    }

    /// A pattern without captures that is one node.
    package convenience init(_ node: PatternNode) { self.init(node, [], handsOnCaptures: true, size: 1, depth: 1) }

    /// Each character as itself.
    package convenience init(verbatim text: String) {
        self.init(.sequence(text.map(PatternNode.character)), [], handsOnCaptures: true, size: text.utf8.count, depth: 2)
    }

    /// Whether it has more parts than a program may have.
    package var isTooLarge: Bool { size > Self.sizeLimit || depth > Self.depthLimit }

    package func number(ofCaptureNamed name: String) -> Int? { captures.firstIndex { $0.group.name == name } }
}

/// What a pattern is made of in code.
extension RegexPattern {
    private convenience init(_ node: PatternNode, of parts: [RegexPattern], captures: [Capture]) {
        let size = parts.reduce(1) { sum, part in
            let (total, overflow) = sum.addingReportingOverflow(part.size)
            return overflow ? .max : total
        }
        self.init(node, captures, handsOnCaptures: true, size: size, depth: 1 + (parts.map(\.depth).max() ?? 0))
    }

    /// The captures as a pattern around this one has them.
    private var handedOn: [Capture] {
        handsOnCaptures
            ? captures
            : captures.map { capture in
                var hidden = capture
                hidden.isTyped = false
                return hidden
            }
    }

    private var optional: [Capture] {
        handedOn.map { capture in
            var optional = capture
            optional.optionalDepth += 1
            return optional
        }
    }

    package func followed(by next: RegexPattern) -> RegexPattern {
        RegexPattern(.sequence([node, next.node]), of: [self, next], captures: handedOn + next.handedOn)
    }

    /// - Parameter isFirst: whether this is the first alternative by itself, whose captures aren't optional yet.
    package func or(_ other: RegexPattern) -> RegexPattern {
        RegexPattern(.alternation([node, other.node]), of: [self, other], captures: handedOn + other.optional)
    }

    /// An alternative, before others.
    package var alternative: RegexPattern { RegexPattern(.alternation([node]), of: [self], captures: optional) }

    package func repeated(_ least: Int, _ most: Int, _ behavior: RepetitionBehavior?, isOptional: Bool) -> RegexPattern {
        let node = PatternNode.repeated(node, least: least, most: most, behavior ?? .eager)
        return RegexPattern(node, of: [self], captures: isOptional ? optional : handedOn)
    }

    package func captured(_ group: CaptureGroup) -> RegexPattern {
        RegexPattern(.capture(group, node), of: [self], captures: [Capture(group: group)] + handedOn)
    }

    package func lookahead(isNegative: Bool) -> RegexPattern { RegexPattern(.lookahead(node, isNegative: isNegative), of: [self], captures: handedOn) }

    package var atomic: RegexPattern { RegexPattern(.atomic(node), of: [self], captures: handedOn) }

    /// With an option set wherever the pattern itself doesn't say otherwise.
    package func with(_ option: PatternOption) -> RegexPattern {
        RegexPattern(.options([option], node), captures, handsOnCaptures: handsOnCaptures, size: size, depth: depth + 1)
    }

    /// With captures that only their numbers and names reach.
    package var withoutTypes: RegexPattern { RegexPattern(node, captures, handsOnCaptures: false, size: size, depth: depth) }
}

extension RegexPattern {
    /// A set of characters made of one or two.
    package func combined(with other: RegexPattern?, _ set: CharacterClass) -> RegexPattern {
        RegexPattern(.oneOf(set), of: [self] + [other].compactMap { $0 }, captures: [])
    }
}
