import ViewTree

/// Why a tree could not be laid out, and what to do about it.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        /// Views are nested deeper than the limit.
        case nestedTooDeep = "layout-nested-too-deep"
        /// A layout asked its subviews more often than the limit.
        case tooManyQuestions = "layout-too-many-questions"
    }

    public let code: Code
    public let message: String
    public let help: String
    /// The identity of the view where it happened.
    public let node: Int?
    /// The 1-based line where it is made; `nil` for native views.
    public let line: Int?

    public var description: String { message }
}

/// Something a view asked for that cannot be, and what it got instead. Layout goes on.
public struct LayoutWarning: Hashable, Sendable {
    public enum Code: String, Hashable, Sendable {
        /// A length that is negative, infinite or not a number where SwiftUI wants a plain one.
        case invalidLength = "layout-invalid-length"
        /// `minWidth` above `idealWidth` above `maxWidth`.
        case contradictoryFrame = "layout-contradictory-frame"
        /// A layout answered with a size that is negative or not a number.
        case invalidSize = "layout-invalid-size"
        /// Sizes still changed after the last round that a layout may take.
        case unsettled = "layout-unsettled"
        /// Several views of a matched geometry group are sources at the same time.
        case severalSources = "several-sources"
    }

    public let code: Code
    public let message: String
    public let help: String
    /// The identity of the view.
    public let node: Int?
    /// The 1-based line where it is made; `nil` for native views.
    public let line: Int?
}

/// How far one layout may go.
public struct LayoutLimits: Sendable {
    /// Views inside each other.
    public var depth = 4_000
    /// Sizes asked in one layout, known answers included.
    public var questions = 50_000_000
    /// Rows that a lazy container makes at once.
    public var lazyElements = 10_000
    /// Times that one layout starts over because a size depended on a place that has changed.
    public var rounds = 4

    public init() {}
}

/// What a layout cost.
public struct LayoutCounts: Hashable, Sendable {
    /// Sizes asked, known answers included.
    public var sizesAsked = 0
    /// Sizes worked out.
    public var sizesComputed = 0
    /// Views that were given a place.
    public var placements = 0

    public init() {}
}
