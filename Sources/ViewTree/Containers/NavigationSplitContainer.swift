/// `NavigationSplitView`: its content is a tuple with a view for each column, from the leading one on.
public struct NavigationSplitContainer: Container {
    /// `nil` where the program doesn't decide.
    public let visibility: ValueBinding<SplitVisibility>?
    /// The column that the program wants in front where there is room for one; `nil` where it doesn't decide.
    public let compactColumn: ValueBinding<SplitColumn>?
    public let sizeClass: EnvironmentKey
    /// Whether a value of that key is the class with room for several columns.
    public let isRegular: (any OpaqueValue) -> Bool

    public init(
        visibility: ValueBinding<SplitVisibility>?, compactColumn: ValueBinding<SplitColumn>?, sizeClass: EnvironmentKey,
        isRegular: @escaping (any OpaqueValue) -> Bool
    ) {
        (self.visibility, self.compactColumn, self.sizeClass, self.isRegular) = (visibility, compactColumn, sizeClass, isRegular)
    }

    public var name: String { "NavigationSplitView" }
    public var stackAxis: Axis? { .vertical }
}

/// `NavigationSplitViewColumn`.
public enum SplitColumn: String, Sendable { case sidebar, content, detail }

/// `NavigationSplitViewVisibility`.
public enum SplitVisibility: String, Sendable {
    case automatic, all, doubleColumn, detailOnly

    /// How many of the columns are shown, counted from the detail.
    public func count(of columns: Int) -> Int {
        switch self {
        case .automatic, .all: columns
        case .doubleColumn: min(2, columns)
        case .detailOnly: min(1, columns)
        }
    }
}
