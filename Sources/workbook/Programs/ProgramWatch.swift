import Diagnostics
import Foundation
import Playground
import Session
import Terminal

/// Runs a file or folder again whenever it is saved, until Ctrl-C. What its views keep stays where their identity does.
struct ProgramWatch {
    let path: String
    /// What of the run is shown; `nil` for what changed.
    let aspects: [Playground.Aspect]?
    /// Done after the first run.
    let actions: [String]
    /// Further files that the program finds.
    let surroundings: ProgramSurroundings
    let session: StudyClient
    let context: Context

    /// The longest that a file may go on being written before it is read all the same, in looks.
    private static let patience = 10

    func run() throws -> ExitStatus {
        context.print(try session.begin())
        var known: SavedVersions?
        while !context.console.isClosed, !session.state.isOver {
            let now = settled(after: known)
            if now != known { show(since: known, now) }
            known = now
            Thread.sleep(forTimeInterval: CourseWatch.interval)
        }
        return .done
    }

    /// The files as they are once nobody writes them.
    private func settled(after known: SavedVersions?) -> SavedVersions {
        var now = SavedVersions(of: files)
        guard let known, now != known else { return now }
        for _ in 0..<Self.patience {
            Thread.sleep(forTimeInterval: CourseWatch.interval / 2)
            let next = SavedVersions(of: files)
            if next == now { break }
            now = next
        }
        return now
    }

    private func show(since known: SavedVersions?, _ now: SavedVersions) {
        if let known {
            let names = now.changed(since: known).sorted().map { visibleName(shortened($0)) }
            let others = names.count > 3 ? ", …" : ""
            context.console.report("\n" + context.say(.savedFiles(names.prefix(3).joined(separator: ", ") + others)) + "\n")
        }
        let (columns, rows) = context.console.size
        session.size = (max(20, min(columns, 100)), context.console.isInteractive ? rows : 10_000)
        context.print(Interrupts.shared.stoppable { session.reload(path, showing: aspects) })
        if known == nil {
            for action in actions { context.print(Interrupts.shared.stoppable { session.handle(":" + action) }) }
        }
        context.console.report(context.say(.watchingProgram(visibleName(path))) + "\n")
    }

    private func shortened(_ file: String) -> String { file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file }

    /// All files that the program is made of. A folder that can't be read now may be there again at the next look.
    private var files: [String] {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        var files: [String] = []
        if isThere, isFolder.boolValue {
            if let folder = try? ProgramFolder(path), let found = try? folder.files() { files += found.map { folder.absolute($0.path) } }
        } else {
            files.append(path)
        }
        if let defaults = surroundings.defaults { files.append(defaults) }
        if let network = surroundings.network {
            let folder = ProgramFolder(data: network)
            files += ((try? folder.files()) ?? []).map { folder.absolute($0.path) }
        }
        return files
    }
}
