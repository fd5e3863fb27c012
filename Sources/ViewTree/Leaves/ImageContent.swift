public struct ImageContent: Hashable, Sendable {
    public var name: String
    public var isSystem: Bool
    public var isResizable: Bool
    /// That of the file, in points; `nil` where it isn't known.
    public var size: Size?
    public var file: ImageFile?
    /// Whether only its shape counts, in the foreground style.
    public var isTemplate = false
    /// Whether a resizable image repeats in its own size.
    public var isTiled = false
    /// Whether its pixels keep their edges when they are enlarged.
    public var isPixelated = false
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
