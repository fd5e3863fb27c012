/// What a regular expression is made of.
package indirect enum PatternNode {
    case character(Character)
    case oneOf(CharacterClass)
    case anchor(PatternAnchor)
    /// An empty one matches everywhere.
    case sequence([PatternNode])
    case alternation([PatternNode])
    case capture(CaptureGroup, PatternNode)
    case backreference(CaptureReference)
    /// - Parameter most: `Int.max` where there is no limit.
    case repeated(PatternNode, least: Int, most: Int, RepetitionBehavior)
    case lookahead(PatternNode, isNegative: Bool)
    case lookbehind(PatternNode, isNegative: Bool)
    case atomic(PatternNode)
    /// What is set for a part.
    case options([PatternOption], PatternNode)
}

package enum RepetitionBehavior: Int { case eager, reluctant, possessive }

package enum PatternAnchor: Int {
    case startOfSubject, endOfSubject, endOfSubjectBeforeNewline, startOfLine, endOfLine, wordBoundary, notWordBoundary
    case firstMatchingPosition, textSegmentBoundary, notTextSegmentBoundary
    /// `^` and `$`, which options make the ends of lines.
    case caret, dollar
}

package enum PatternOption {
    case ignoresCase(Bool)
    case dotMatchesNewlines(Bool)
    case anchorsMatchLineEndings(Bool)
    case repeatsReluctantly(Bool)
    case isASCIIOnly(Bool)
    case usesSimpleWordBoundaries(Bool)
    /// What one unit of the text is: a scalar, or a character.
    case matchesScalars(Bool)
}

/// A group whose match is kept. Its identity is what refers to it.
package final class CaptureGroup {
    package let name: String?
    /// What makes a value of the text; the matcher hands it to who asks for the match.
    package let transform: AnyObject?
    /// What the program calls it by.
    package let label: AnyObject?

    package init(name: String? = nil, transform: AnyObject? = nil, label: AnyObject? = nil) {
        (self.name, self.transform, self.label) = (name, transform, label)
    }
}

/// What a backreference refers to, which may come after it.
package final class CaptureReference {
    package var group: CaptureGroup?
    /// What the group is called by.
    package let label: AnyObject?
    package init(_ group: CaptureGroup? = nil, label: AnyObject? = nil) { (self.group, self.label) = (group, label) }
}
