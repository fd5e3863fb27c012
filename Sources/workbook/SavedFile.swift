import Diagnostics
import Foundation

/// Writing files so that whoever looks finds the old contents or the new ones, never a part: each is written next to its place first.
enum SavedFile {
    /// Why a file could not be written.
    enum Fault: Error {
        /// There is a file, folder or link of the name.
        case exists
        case failed(errno: Int32)
    }

    /// Writes a file that doesn't exist yet. A link of its name, even one that leads nowhere, is left alone.
    static func create(_ path: String, _ data: Data) throws(Fault) {
        let draft = try draft(beside: path, data)
        defer { unlink(draft) }
        if link(draft, path) == 0 { return }
        guard errno != EEXIST else { throw .exists }
        // A file system without hard links.
        var status = stat()
        guard lstat(path, &status) != 0 else { throw .exists }
        guard rename(draft, path) == 0 else { throw .failed(errno: errno) }
    }

    /// Writes a file, in the place of one of its name.
    static func replace(_ path: String, _ data: Data) throws(Fault) {
        let draft = try draft(beside: path, data)
        guard rename(draft, path) == 0 else {
            let number = errno
            unlink(draft)
            throw .failed(errno: number)
        }
    }

    /// The path of a new file with the data, in the folder of another.
    static func draft(beside path: String, _ data: Data) throws(Fault) -> String {
        let (folder, name) = (enclosingFolder(of: path), (path as NSString).lastPathComponent)
        let draft = (folder as NSString).appendingPathComponent(".\(name.prefix(100)).\(UUID().uuidString.prefix(8))")
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .failed(errno: errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
        } catch {
            let number = errno
            unlink(draft)
            throw .failed(errno: number)
        }
        return draft
    }
}
