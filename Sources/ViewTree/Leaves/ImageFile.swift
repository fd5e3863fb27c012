/// The bytes of an image, as a PNG or JPEG has them. What they show is decoded by whoever looks at a drawing.
public struct ImageFile: Equatable, Sendable {
    public let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// As a `Content-Type` names it.
    public var mediaType: String { bytes.first == 0x89 ? "image/png" : "image/jpeg" }
}

extension ImageFile: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes.count) }
}
