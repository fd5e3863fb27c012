import Diagnostics
import Foundation

/// The folder that a page is written to.
struct ExportedFolder {
    let path: String
    let replacesFiles: Bool

    /// Writes files, each whole or not at all. Nothing is written where one is there that may not be replaced.
    func write(_ files: [(name: String, text: String)]) throws(Failure) {
        let name = visibleName(path)
        let paths = files.map { (path: (path as NSString).appendingPathComponent($0.name), text: $0.text) }
        let taken = paths.filter { Self.exists($0.path) }
        if let first = taken.first, !replacesFiles {
            throw Failure(
                .failed, "file-exists", "`\(visibleName(first.path))` exists already", help: "name another folder, or add --force to replace the files")
        }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Failure(.failed, "unwritable-folder", "the folder `\(name)` can't be made", help: "name another one, or check the permissions around it")
        }
        for file in paths {
            if Self.exists(file.path) {
                _ = try SavedFile.rewrite(file.path, file.text)
            } else {
                do throws(SavedFile.Fault) {
                    try SavedFile.create(file.path, Data(file.text.utf8))
                } catch {
                    throw Failure(
                        .failed, "unwritable-file", "`\(visibleName(file.path))` can't be written", help: "check the permissions and the space on the disk")
                }
            }
        }
    }

    /// Also of a link that leads nowhere.
    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }
}
