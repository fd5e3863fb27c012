import CKeyReading
@preconcurrency import CReadline
import Foundation

extension Readline {
    /// Completes as far as it is certain; a second time at the same place lists what fits.
    static func complete() {
        let (line, cursor) = (line, Int(rl_point))
        let isRepeated = ambiguous.map { $0 == (line, cursor) } ?? false
        ambiguous = nil
        let all = 0..<line.utf8.count
        func text(in range: Range<Int>) -> String { String(decoding: line.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self) }
        let range: Range<Int>
        let words: [String]
        let list: CompletionList
        switch completer(line, cursor) {
        case .words(let candidates, let details, let replaced):
            (range, words) = (replaced.clamped(to: all), candidates)
            list = CompletionList(words: words, details: details)
        case .files(let replaced):
            range = replaced.clamped(to: all)
            words = fileNames(beginning: text(in: range))
            list = CompletionList(words: words.map(lastComponent))
        }
        guard let first = words.first else { return _ = rl_ding() }
        let (typed, common) = (text(in: range), words.dropFirst().reduce(first) { $0.commonPrefix(with: $1) })
        if words.count == 1 || common.count > typed.count && common.lowercased().hasPrefix(typed.lowercased()) {
            replace(range, with: common)
        } else if isRepeated || listsAtOnce {
            show(list)
        } else {
            ambiguous = (line, cursor)
            rl_ding()
        }
    }

    private static var listsAtOnce: Bool { rl_variable_value("show-all-if-ambiguous").map { String(cString: $0) == "on" } ?? false }

    /// Readline's file names, folders with a slash at the end.
    private static func fileNames(beginning text: String) -> [String] {
        guard let matches = rl_completion_matches(text, rl_filename_completion_function) else { return [] }
        defer { free(matches) }
        var names: [String] = []
        while let name = matches[names.count] {
            names.append(String(cString: name))
            free(name)
        }
        // Before several names comes what they have in common.
        if names.count > 1 { names.removeFirst() }
        return names.sorted().map { name in
            let path = tilde_expand(name)
            defer { free(path) }
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path.map { String(cString: $0) } ?? name, isDirectory: &isFolder)
            return exists && isFolder.boolValue && !name.hasSuffix("/") ? name + "/" : name
        }
    }

    private static func lastComponent(_ path: String) -> String {
        path.dropLast().lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    private static func replace(_ range: Range<Int>, with text: String) {
        rl_begin_undo_group()
        rl_delete_text(Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
        rl_point = Int32(clamping: range.lowerBound)
        rl_insert_text(text)
        rl_end_undo_group()
    }

    /// Prints the list below the line and shows the line again below the list.
    private static func show(_ list: CompletionList) {
        var (rows, columns): (Int32, Int32) = (24, 80)
        rl_get_screen_size(&rows, &columns)
        let point = rl_point
        rl_point = rl_end
        show_line()
        rl_crlf()
        for line in list.lines(columns: max(1, Int(columns) - 1), rows: max(1, Int(rows) - 2)) {
            fputs(line, rl_outstream)
            rl_crlf()
        }
        rl_point = point
        rl_forced_update_display()
    }
}
