@preconcurrency import CReadline
import Diagnostics
import Foundation

/// The inputs of earlier sessions, kept in a file. An input of several lines is one entry.
///
/// A file that cannot be read counts as empty, and failing to save is silent: an unwritable home should not disturb.
public struct History {
    /// How many entries are recalled.
    private static let entryLimit: Int32 = 2_000
    /// A file with more bytes loses its oldest entries when a session starts.
    private static let fileLimit: UInt64 = 1 << 20
    /// Longer inputs are recalled in this session only.
    private static let inputLimit = 1 << 16

    public let path: String

    /// `$XDG_STATE_HOME/workbook/history`, else under `~/.local/state`; nil where there is no home.
    public static func path(environment: [String: String]) -> String? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/workbook/history" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/.local/state/workbook/history"
    }

    /// Reads the file into readline's list.
    public init(path: String) {
        self.path = path
        // From time stamps readline knows where an entry of several lines ends.
        history_comment_char = CChar(UInt8(ascii: "#"))
        history_write_timestamps = 1
        using_history()
        clear_history()
        if isFile, isShort || dropOldest() { read_history(path) }
        stifle_history(Self.entryLimit)
    }

    /// Adds an input without the blank lines at its end, unless it is empty or the last one again, and saves it at once.
    public func add(_ input: String) {
        let input = String(input.reversed().drop(while: \.isWhitespace).reversed())
        guard !input.isEmpty, input != entries.last else { return }
        add_history(input)
        guard input.utf8.count <= Self.inputLimit else { return }
        let folder = enclosingFolder(of: path)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // Readline appends to files that exist.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        close(descriptor)
        guard isFile else { return }
        append_history(1, path)
        chmod(path, 0o600)
    }

    /// All inputs, oldest first.
    public var entries: [String] {
        guard let list = history_list() else { return [] }
        return (0..<Int(history_length)).compactMap { list[$0].map { String(cString: $0.pointee.line) } }
    }

    /// Whether the path leads to a file: reading or writing a pipe would wait for its other end.
    private var isFile: Bool { attributes?[.type] as? FileAttributeType == .typeRegular }
    private var isShort: Bool { (attributes?[.size] as? NSNumber)?.uint64Value ?? 0 <= Self.fileLimit }
    private var attributes: [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    }

    /// Keeps the last entries that take half of what the file may have.
    private func dropOldest() -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let end = try? file.seekToEnd(), end > Self.fileLimit, (try? file.seek(toOffset: end - Self.fileLimit / 2)) != nil,
            let tail = try? file.readToEnd(), let start = Self.entryStart(in: tail)
        else { return false }
        return (try? tail[start...].write(to: URL(fileURLWithPath: path).resolvingSymlinksInPath(), options: .atomic)) != nil
    }

    /// Where the first entry begins whose time stamp, `#` and digits on a line, the data has.
    private static func entryStart(in data: Data) -> Data.Index? {
        data.indices.dropLast(2).first { index in
            data[index] == UInt8(ascii: "\n") && data[index + 1] == UInt8(ascii: "#") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(data[index + 2])
        }.map { $0 + 1 }
    }
}
