/// A text that follows the clock: `Text(date, style: .timer)`. It is asked on the thread of the program that made it.
public final class TimedText: Hashable, @unchecked Sendable {
    /// The same for what is the same text at each time.
    private let key: String
    private let find: () -> String?

    /// - Parameter find: the text at the current time; `nil` where it can't be made.
    public init(key: String, find: @escaping () -> String?) { (self.key, self.find) = (key, find) }

    public static func == (a: TimedText, b: TimedText) -> Bool { a.key == b.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    var current: String? { find() }
}

extension TextContent {
    public var following: (() -> any Leaf)? { hasOwnRuns && runs.contains { $0.timed != nil } ? { atPresent } : nil }

    private var atPresent: TextContent {
        var copy = self
        copy.replaceRuns { run in
            guard let string = run.timed?.current else { return run }
            var run = run
            run.string = string
            return run
        }
        return copy
    }
}
