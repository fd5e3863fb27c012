@preconcurrency import CReadline

extension Readline {
    /// Notes the entries that can be recalled, before a line begins.
    static func noteEntries() { entries = recallable.map { String(cString: $0.line) } }

    /// Gives the entries that were recalled and edited their own text back, after a line has ended.
    ///
    /// Readline's own `revert-all-at-newline` frees a list of changes twice, up to version 8.2 at least.
    static func restoreEntries() {
        for (index, entry) in recallable.enumerated() where index < entries.count && (entry.data != nil || String(cString: entry.line) != entries[index]) {
            guard let edited = replace_history_entry(Int32(clamping: index), entries[index], nil) else { continue }
            // The changes are readline's to free.
            _ = free_history_entry(edited)
        }
        entries = []
    }

    private static var recallable: [HIST_ENTRY] {
        guard let list = history_list() else { return [] }
        return (0..<Int(history_length)).compactMap { list[$0]?.pointee }
    }
}
