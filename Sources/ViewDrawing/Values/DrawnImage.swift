import ViewTree

/// An image in a rectangle, as large as it.
public struct DrawnImage: Hashable, Sendable {
    public var file: ImageFile
    public var frame: Rect
    /// The size of an image that repeats from the top leading corner on; `nil` for one that is stretched.
    public var tile: Size?
    /// Whether its pixels keep their edges when they are enlarged.
    public var isPixelated: Bool
    /// What is drawn where images can't be decoded.
    public var standIn: [DrawnItem]
    /// What it is called there: `image "photo"`.
    public var note: String
}
