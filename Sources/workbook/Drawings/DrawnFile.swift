import Diagnostics
import Foundation
import Processes

/// A file that a drawing is to be written to.
struct DrawnFile {
    enum Format: String { case svg, png, pdf }

    let path: String
    let format: Format
    let replaces: Bool

    private static let converter = "rsvg-convert"

    /// Throws where the file can't be written later: it is there already, or the program that makes it isn't.
    func check() throws(Failure) {
        guard !path.isEmpty else {
            throw Failure(.failed, "unwritable-file", "the drawing's file has no name", help: "write it after the option, as in --svg view.svg")
        }
        let name = visibleName(path)
        var status = stat()
        if lstat(path, &status) == 0 {
            guard replaces else { throw Failure(.failed, "file-exists", "`\(name)` already exists", help: "choose another name, or add --force") }
            guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure(.failed, "unwritable-file", "`\(name)` is a folder", help: "name a file") }
        }
        guard format == .svg || Self.converterPath != nil else {
            throw Failure(
                .failed, "no-converter", "\(Self.converter) isn't installed, and it makes .\(format.rawValue) files",
                help: "install it (apt-get install librsvg2-bin, brew install librsvg), or write --svg")
        }
    }

    /// Writes a drawing, which is SVG, in the file's format.
    func write(_ svg: String) throws(Failure) {
        do throws(SavedFile.Fault) {
            let data = try format == .svg ? Data(svg.utf8) : converted(svg)
            if replaces { try SavedFile.replace(path, data) } else { try SavedFile.create(path, data) }
        } catch {
            throw Failure(
                .unsaved, "unwritable-file", "`\(visibleName(path))` can't be written", help: "check the permissions of its folder and the space on its disk")
        }
    }

    private func converted(_ svg: String) throws(SavedFile.Fault) -> Data {
        let folder = FileManager.default.temporaryDirectory.path
        let source = try SavedFile.draft(beside: folder + "/drawing.svg", Data(svg.utf8))
        let result = source + "." + format.rawValue
        defer {
            unlink(source)
            unlink(result)
        }
        let scale = format == .png ? ["--zoom", "2"] : []
        guard let converter = Self.converterPath,
            let process = ProgramStart(converter, arguments: ["--format", format.rawValue, "--output", result] + scale + [source]).start()
        else { throw .failed(errno: ENOENT) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard status == 0, let data = FileManager.default.contents(atPath: result), !data.isEmpty else { throw .failed(errno: EIO) }
        return data
    }

    private static var converterPath: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(converter)" }.first { access($0, X_OK) == 0 }
    }
}
