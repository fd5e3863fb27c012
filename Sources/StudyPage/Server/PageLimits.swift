/// What the server takes from browsers.
public struct PageLimits: Sendable {
    /// Connections at a time.
    public var connections = 16
    /// Bytes of a request's first line and headers.
    public var headBytes = 16_384
    /// Bytes of a message on a WebSocket.
    public var messageBytes = 1_000_000
    /// Seconds in which a request has to be complete, a message that has begun to end, and an answer to be taken.
    public var seconds = 10.0

    public init() {}
}
