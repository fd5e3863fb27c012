import Diagnostics

/// A window's size in points, written `300x100`.
public struct WindowSize: Hashable, Sendable, CustomStringConvertible {
    public let width: Double
    public let height: Double
    /// No screen is larger; layout in a larger one shows nothing new.
    static let limit = 10_000.0

    /// Nil where the text is not two numbers of 1 to 10,000 with an `x` between.
    public init?(_ text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
        guard (1...Self.limit).contains(width), (1...Self.limit).contains(height) else { return nil }
        (self.width, self.height) = (width, height)
    }

    public var description: String { "\(shownNumber(width))x\(shownNumber(height))" }

    static func read(_ value: Fragment?, faults: inout Faults) -> WindowSize? {
        guard let value = value?.trimmed() else { return nil }
        let size = WindowSize(value.text)
        if size == nil {
            faults.error("bad-size", "`\(value.text)` isn't a valid window size", at: value.span, help: "write width and height in points: 300x100")
        }
        return size
    }
}
