/// A view of another framework, such as a `UIViewRepresentable`: a box with its name and text, known by what it holds and how it answers proposals.
public struct PlatformContent: Leaf {
    public var view: String
    /// What its text views and labels show.
    public var shown: String?
    /// What its box is filled with, where it has a background.
    public var background: Paint?
    public var sizer: any ShapeSizer

    public init(_ view: String, shown: String?, background: Paint?, sizer: any ShapeSizer) {
        (self.view, self.shown, self.background, self.sizer) = (view, shown, background, sizer)
    }

    public var arguments: [ViewArgument] { shown.map { [ViewArgument(nil, .string($0))] } ?? [] }

    /// Two of them hold things that can't be compared.
    public func isSame(as other: any Leaf) -> Bool { false }
}
