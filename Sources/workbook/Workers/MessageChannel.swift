import Foundation

/// Values that go to another process and come from it, as JSON, a line each.
final class MessageChannel {
    enum Received {
        case line(Data)
        case timeout
        /// The other process ended.
        case end
    }

    private let reading, writing: Int32
    private var received = Data()
    /// How many bytes at the beginning of `received` are known to hold no line end.
    private var searched = 0
    private let encoder = JSONEncoder(), decoder = JSONDecoder()

    init(reading: Int32, writing: Int32) {
        (self.reading, self.writing) = (reading, writing)
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    }

    /// Sends a value; false where the other process takes no more, or not all of it within the given seconds.
    ///
    /// Waiting has an end only where writing doesn't block.
    @discardableResult
    func send(_ value: some Encodable, within seconds: Double = .infinity) -> Bool {
        guard var data = try? encoder.encode(value) else { return false }
        data.append(0x0A)
        return send(data, before: Self.deadline(after: seconds))
    }

    private func send(_ data: Data, before deadline: ContinuousClock.Instant?) -> Bool {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Bool in
            var rest = bytes
            while !rest.isEmpty {
                let count = write(writing, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN, Self.wait(for: POLLOUT, on: writing, before: deadline) { continue }
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return true
        }
    }

    private static func deadline(after seconds: Double) -> ContinuousClock.Instant? { seconds < 1e9 ? .now + .seconds(seconds) : nil }

    /// Whether the deadline hasn't passed after some waiting; the event may not have come yet.
    private static func wait(for event: Int32, on descriptor: Int32, before deadline: ContinuousClock.Instant?) -> Bool {
        var milliseconds: Int32 = -1
        if let deadline {
            let left = deadline - .now
            guard left > .zero else { return false }
            milliseconds = Int32(min(left / .milliseconds(1), 60_000).rounded(.up))
        }
        var ready = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        _ = poll(&ready, 1, milliseconds)
        return true
    }

    /// Whether something comes within the given seconds.
    func hasInput(within seconds: Double) -> Bool {
        var ready = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        return !received.isEmpty || poll(&ready, 1, Int32(seconds * 1000)) > 0
    }

    func decoded<Value: Decodable>(_ line: Data, as type: Value.Type = Value.self) -> Value? { try? decoder.decode(type, from: line) }

    /// Waits for a line, at most for the given seconds.
    func receive(within seconds: Double = .infinity) -> Received {
        let deadline = Self.deadline(after: seconds)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let length = lineLength {
                let line = received.prefix(length)
                received = Data(received.dropFirst(length + 1))
                searched = 0
                return .line(Data(line))
            }
            searched = received.count
            var ready = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, 0) > 0 else {
                if Self.wait(for: POLLIN, on: reading, before: deadline) { continue }
                return .timeout
            }
            let count = read(reading, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return .end }
            received.append(contentsOf: buffer[..<count])
        }
    }

    /// How many bytes the first line has, without its end; `nil` while the end isn't there.
    private var lineLength: Int? {
        received.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let end = memchr(start + searched, 0x0A, bytes.count - searched) else { return nil }
            return start.distance(to: UnsafeRawPointer(end))
        }
    }
}
