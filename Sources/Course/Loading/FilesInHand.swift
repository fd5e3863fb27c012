import Synchronization

/// The files of a course that are being read, for whoever has to say which of them takes too long.
public final class FilesInHand: Sendable {
    private let paths = Mutex<Set<String>>([])

    public init() {}

    public var all: [String] { paths.withLock { $0.sorted() } }

    func with<Result>(_ path: String, _ read: () -> Result) -> Result {
        paths.withLock { _ = $0.insert(path) }
        defer { paths.withLock { _ = $0.remove(path) } }
        return read()
    }
}
