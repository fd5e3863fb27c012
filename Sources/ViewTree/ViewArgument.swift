/// An argument of a view or a modifier, from which reports and explanations spell it.
public struct ViewArgument {
    public enum Value {
        /// Points, or a number.
        case length(Double)
        /// A case of an enumeration by its name.
        case choice(String)
        case alignment(Alignment)
        case guide(AlignmentGuide)
        case axes(AxisSet)
        case edges(EdgeSet)
        /// A string.
        case string(String)
        /// What is known of a value, as it is reported.
        case text(String)
    }
    /// `nil` where the argument is written without one.
    public let label: String?
    public let value: Value

    public init(_ label: String? = nil, _ value: Value) { (self.label, self.value) = (label, value) }
}

extension [ViewArgument] {
    /// The lengths that are given.
    public static func lengths(_ lengths: KeyValuePairs<String, Double?>) -> [ViewArgument] {
        lengths.compactMap { label, length in length.map { ViewArgument(label, .length($0)) } }
    }

    /// One length for all edges, or one for each that has any.
    public static func insets(_ insets: EdgeInsets) -> [ViewArgument] {
        if insets == EdgeInsets(insets.top) { return [ViewArgument(nil, .length(insets.top))] }
        return lengths(["top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing]).filter {
            if case .length(0) = $0.value { false } else { true }
        }
    }

    /// The alignment where it isn't the usual one.
    public static func alignment(_ alignment: Alignment) -> [ViewArgument] {
        alignment == .center ? [] : [ViewArgument("alignment", .alignment(alignment))]
    }

    /// The guide where it isn't the usual one.
    public static func alignment(_ guide: AlignmentGuide) -> [ViewArgument] {
        guide == .verticalCenter || guide == .horizontalCenter ? [] : [ViewArgument("alignment", .guide(guide))]
    }
}
