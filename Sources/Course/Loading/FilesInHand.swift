import Synchronization

/// The files of a course that are being read, for whoever has to say which of them takes too long, or must not count the time.
public final class FilesInHand: Sendable {
    private let paths = Mutex<[String]>([])
    private let begin, end: @Sendable () -> Void

    /// - Parameters:
    ///   - begin: called when reading begins, however many files it is.
    ///   - end: called when nothing is read any more.
    public init(begin: @escaping @Sendable () -> Void = {}, end: @escaping @Sendable () -> Void = {}) { (self.begin, self.end) = (begin, end) }

    public var all: [String] { paths.withLock { Set($0).sorted() } }

    func with<Result>(_ path: String, _ read: () -> Result) -> Result {
        paths.withLock { paths in
            if paths.isEmpty { begin() }
            paths.append(path)
        }
        defer {
            paths.withLock { paths in
                if let index = paths.firstIndex(of: path) { paths.remove(at: index) }
                if paths.isEmpty { end() }
            }
        }
        return read()
    }
}
