import Foundation

/// A pipe that turns what happens elsewhere in the process into something that `poll` wakes up for.
final class Wakeups: Sendable {
    enum Event: UInt8 { case interrupted, resized, continued, terminated }

    private let reading, writing: Int32

    /// Nil where the process may open no more files.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        (reading, writing) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Wakes the waiting thread; events that nobody fetches are dropped once the pipe is full.
    func send(_ event: Event) {
        var byte = event.rawValue
        _ = write(writing, &byte, 1)
    }

    /// Waits for an event, or for input on a descriptor, which gives nil.
    func wait(orInputOn descriptor: Int32) -> Event? {
        while true {
            var descriptors = [
                pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&descriptors, 2, -1) > 0 else { continue }
            guard descriptors[0].revents != 0 else { return nil }
            if let event = next() { return event }
        }
    }

    /// The events that nobody waited for, oldest first.
    func pending() -> [Event] {
        var events: [Event] = []
        while let event = next() { events.append(event) }
        return events
    }

    private func next() -> Event? {
        var byte: UInt8 = 0
        return read(reading, &byte, 1) == 1 ? Event(rawValue: byte) : nil
    }
}
