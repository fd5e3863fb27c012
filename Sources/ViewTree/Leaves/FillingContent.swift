/// A view that fills what it is offered and is known by its name: gradients, materials, `Canvas`, marks of charts.
public struct FillingContent: Leaf {
    public var view: String
    public var detail: String?
    /// The values that it shows, as reports list them.
    public var text: String?
    /// What it is filled with, where that is known.
    public var paint: Paint?
    /// What draws it.
    public var canvas: (any CanvasRenderer)?

    public init(_ view: String, detail: String? = nil, text: String? = nil, paint: Paint? = nil, canvas: (any CanvasRenderer)? = nil) {
        (self.view, self.detail, self.text, self.paint, self.canvas) = (view, detail, text, paint, canvas)
    }

    public var arguments: [ViewArgument] { detail.map { [ViewArgument(nil, .text($0))] } ?? [] }

    /// What a canvas draws can't be compared.
    public func isSame(as other: any Leaf) -> Bool {
        guard let other = other as? FillingContent, canvas == nil, other.canvas == nil else { return false }
        return view == other.view && detail == other.detail && text == other.text && paint == other.paint
    }

    public func isLaidOut(like other: any Leaf) -> Bool { other is FillingContent }
}
