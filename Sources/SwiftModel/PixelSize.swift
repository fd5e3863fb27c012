/// The size of a PNG or JPEG, in pixels.
public struct PixelSize {
    public let width, height: Int

    public init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
            (width, height) = (Self.number(bytes[16..<20]), Self.number(bytes[20..<24]))
        } else if bytes.starts(with: [0xFF, 0xD8]), let frame = Self.frame(of: bytes) {
            (height, width) = (Self.number(bytes[frame + 5..<frame + 7]), Self.number(bytes[frame + 7..<frame + 9]))
        } else {
            return nil
        }
        guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
    }

    public func points(scale: Double) -> Resources.ImageSize { .init(width: Double(width) / max(1, scale), height: Double(height) / max(1, scale)) }

    /// Where the segment of a JPEG that has its size begins.
    private static func frame(of bytes: [UInt8]) -> Int? {
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xFF {
            if (0xC0...0xC3).contains(bytes[place + 1]) { return place }
            place += 2 + max(2, number(bytes[place + 2..<place + 4]))
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
