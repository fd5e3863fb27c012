public struct ImageContent: Hashable, Sendable {
    public var name: String
    public var isSystem: Bool
    public var isResizable: Bool
    /// That of the file, in points; `nil` where it isn't known.
    public var size: Size?
    public init(name: String, isSystem: Bool, isResizable: Bool = false) {
        (self.name, self.isSystem, self.isResizable) = (name, isSystem, isResizable)
    }
}

extension ImageContent: Leaf {
    public var view: String { "Image" }
    public var arguments: [ViewArgument] {
        [ViewArgument(isSystem ? "systemName" : nil, .string(name))] + (isResizable ? [ViewArgument(nil, .choice("resizable"))] : [])
    }
}
