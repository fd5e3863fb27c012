import Diagnostics
import Foundation
import GRDB

extension ProgressStore {
    /// `$XDG_DATA_HOME/workbook/progress.sqlite`, else `~/.local/share/workbook/progress.sqlite`; nil without a home folder.
    public static func path(environment: [String: String]) -> String? {
        // A relative path isn't valid for either.
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/workbook/progress.sqlite" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.local/share/workbook/progress.sqlite"
    }

    /// The store in a file, which is made where there is none. With no path, or where the file can't be used, progress is kept in memory and `notices` say why.
    public static func open(path: String?, now: @escaping @Sendable () -> Date = { Date() }) -> ProgressStore {
        var state = State()
        guard let path else {
            let help = "set XDG_DATA_HOME or HOME to the path of a folder"
            state.notices = [Diagnostic(.warning, "progress-no-home", "progress isn't being saved: no home folder is set", help: help)]
            state.queue = try? ProgressFile.emptyMemory()
            return ProgressStore(state, now: now)
        }
        state.file = ProgressFile(path: path)
        do {
            try state.connect()
        } catch {
            state.handle(error, now: now())
        }
        return ProgressStore(state, now: now)
    }

    /// A store that ends with the process.
    public static func inMemory(now: @escaping @Sendable () -> Date = { Date() }) -> ProgressStore {
        var state = State()
        state.isPersistent = false
        state.queue = try? ProgressFile.emptyMemory()
        return ProgressStore(state, now: now)
    }
}
