import Playground

/// What the window shows while time passes. Moments after each other that look alike are one frame.
public struct Film: Equatable, Codable, Sendable {
    public struct Frame: Equatable, Codable, Sendable {
        /// Seconds since the beginning.
        public let time: Double
        public let picture: Playground.CellPicture
    }

    public private(set) var frames: [Frame] = []
    /// In seconds.
    public let duration: Double

    init(duration: Double) { self.duration = duration }

    mutating func append(_ picture: Playground.CellPicture, at time: Double) {
        if frames.last?.picture != picture { frames.append(Frame(time: time, picture: picture)) }
    }
}
