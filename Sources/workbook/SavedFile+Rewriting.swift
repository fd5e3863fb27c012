import Diagnostics
import Foundation

extension SavedFile {
    /// Replaces the text of a file that an author keeps: its permissions and owner stay, a read-only file is left alone, and so is one behind a link that leads out of
    /// its folder.
    ///
    /// - Returns: what the author should know.
    static func rewrite(_ path: String, _ text: String) throws(Failure) -> [Diagnostic] {
        let name = visibleName(path)
        let target = (path as NSString).resolvingSymlinksInPath
        let folder = (enclosingFolder(of: path) as NSString).resolvingSymlinksInPath
        guard folder.isEmpty && !target.contains("/") || enclosingFolder(of: target) == folder else {
            throw Failure(.failed, "link-out", "`\(name)` is a link that leads out of its folder", help: "name the file that it leads to")
        }
        var status = stat()
        guard lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw unwritable(name) }
        guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
            throw Failure(.failed, "read-only-file", "`\(name)` is read-only", help: "make it writable: chmod u+w \(name)")
        }
        do throws(Fault) {
            let draft = try draft(beside: target, Data(text.utf8))
            // Changing the owner takes away what only an owner may set.
            guard chown(draft, status.st_uid, status.st_gid) == 0, chmod(draft, status.st_mode & 0o7777) == 0, rename(draft, target) == 0 else {
                let number = errno
                unlink(draft)
                throw .failed(errno: number)
            }
        } catch {
            throw unwritable(name)
        }
        guard status.st_nlink > 1 else { return [] }
        let message = "`\(name)` had further names (hard links), which keep the old text"
        return [Diagnostic(.warning, "hard-links", message, help: "link them again: ln -f \(name) OTHER")]
    }

    private static func unwritable(_ name: String) -> Failure {
        Failure(.failed, "unwritable-file", "`\(name)` can't be written", help: "check the permissions of its folder and the space on its disk")
    }
}
