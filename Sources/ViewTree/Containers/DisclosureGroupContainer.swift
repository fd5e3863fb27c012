/// `DisclosureGroup`: the declared view is its label.
public struct DisclosureGroupContainer: Container {
    /// `nil` where the group knows by itself whether it is expanded.
    public let isExpanded: ValueBinding<Bool>?
    /// Makes the content while the group is expanded.
    public let content: () throws -> DeclaredView

    public init(isExpanded: ValueBinding<Bool>?, content: @escaping () throws -> DeclaredView) { (self.isExpanded, self.content) = (isExpanded, content) }

    public var name: String { "DisclosureGroup" }
    public var arguments: [ViewArgument] { (try? isExpanded?.get()) == true ? [ViewArgument(nil, .text("expanded"))] : [] }
    public var stackAxis: Axis? { .vertical }
}
