import Foundation

/// The lines that a process writes.
struct Lines {
    private let handle: FileHandle
    private var buffer = Data()

    init(_ handle: FileHandle) { self.handle = handle }

    /// Nil once the process has ended.
    mutating func next() -> Data? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer = Data(buffer[(end + 1)...]) }
                return buffer[..<end]
            }
            let more = handle.availableData
            guard !more.isEmpty else { return nil }
            buffer += more
        }
    }
}
