@preconcurrency import CReadline
import Foundation

/// The inputs of earlier sessions, kept in a file. An input of several lines is one entry.
public struct History {
    /// So many entries are kept.
    private static let limit: Int32 = 2_000

    public let path: String

    /// `$XDG_STATE_HOME/workbook/history`, else under `~/.local/state`; nil where there is no home.
    public static func path(environment: [String: String]) -> String? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/workbook/history" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/.local/state/workbook/history"
    }

    /// Reads the file into readline's list; one that is missing or cannot be read counts as empty.
    public init(path: String) {
        self.path = path
        // Time stamps tell readline where an entry of several lines ends.
        history_comment_char = CChar(UInt8(ascii: "#"))
        history_write_timestamps = 1
        using_history()
        clear_history()
        read_history(path)
        stifle_history(Self.limit)
    }

    /// Adds an input, unless it is empty or the last one again, and saves it at once. Failing to save is silent: an unwritable home should not disturb.
    public func add(_ input: String) {
        guard input.contains(where: { !$0.isWhitespace }), input != entries.last else { return }
        add_history(input)
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        if append_history(1, path) != 0 { write_history(path) }
        chmod(path, 0o600)
        history_truncate_file(path, Self.limit)
    }

    /// All inputs, oldest first.
    public var entries: [String] {
        guard let list = history_list() else { return [] }
        return (0..<Int(history_length)).compactMap { list[$0].map { String(cString: $0.pointee.line) } }
    }
}
