import Diagnostics
import Foundation
import Playground

/// Reading a text that the command line names.
enum SourceFile {
    /// The text of a file, or of standard input for `-`.
    ///
    /// - Parameters:
    ///   - limit: in bytes; no snippet or answer file of a person comes near the usual one.
    ///   - help: what to do about a file that is larger.
    static func read(_ path: String, limit: Int = Playground.Limits().inputBytes, help: String = "make it smaller") throws -> SourceText {
        let name = path == "-" ? "standard input" : path
        let shown = visibleName(name)
        let data = try path == "-" ? bytes(of: .standardInput, name: name, limit) : bytes(at: path, limit)
        guard data.count <= limit else {
            throw Failure(.failed, "file-too-large", "`\(shown)` is larger than \(limit) bytes", help: help)
        }
        guard let text = text(of: data) else {
            throw Failure(.failed, "not-text", "`\(shown)` isn't UTF-8 text", help: "save it as UTF-8")
        }
        return SourceText(name: name, text: text)
    }

    static func text(of bytes: [UInt8]) -> String? { bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self) }

    /// At most one byte more than the limit.
    static func bytes(at path: String, _ limit: Int) throws -> [UInt8] {
        let shown = visibleName(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            var status = stat()
            if lstat(path, &status) == 0 {
                throw Failure(.noInput, "no-such-file", "`\(shown)` is a link that leads nowhere", help: "name the file itself")
            }
            let folder = enclosingFolder(of: path)
            let siblings = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
            let meant = nearest(to: (path as NSString).lastPathComponent, among: siblings).map { (folder as NSString).appendingPathComponent($0) }
            let help = meant.map { "did you mean `\(visibleName($0))`?" } ?? "look at its folder, or write - to read standard input"
            throw Failure(.noInput, "no-such-file", "there is no file `\(shown)`", help: help)
        }
        guard !isFolder.boolValue else { throw Failure(.noInput, "not-a-file", "`\(shown)` is a folder", help: "name a file in it") }
        guard isRegularFile(path) else {
            throw Failure(.noInput, "not-a-file", "`\(shown)` is a pipe or a device, not a file", help: "name a file, or pipe the text in and write -")
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw Failure(.noInput, "unreadable-file", "`\(shown)` can't be read", help: "check its permissions")
        }
        return try bytes(of: handle, name: path, limit)
    }

    /// Opening a pipe would wait for its writer.
    private static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// At most one byte more than the limit: a device may never end.
    private static func bytes(of handle: FileHandle, name: String, _ limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        do {
            let most = limit == .max ? limit : limit + 1
            while bytes.count < most, let part = try handle.read(upToCount: most - bytes.count), !part.isEmpty { bytes += part }
        } catch {
            throw Failure(.noInput, "unreadable-file", "`\(visibleName(name))` can't be read", help: "check that it is a file with text")
        }
        return bytes
    }
}
