import Diagnostics
import Foundation

/// A file that a drawing is to be written to.
struct DrawnFile {
    enum Format: String { case svg, png, pdf }

    let path: String
    let format: Format
    let replaces: Bool

    /// `nil` where the file is the drawing itself.
    private var converter: DrawingConverter? {
        switch format {
        case .svg: nil
        case .png: .png
        case .pdf: .pdf
        }
    }

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
        if let converter, converter.path == nil {
            throw Failure(
                .failed, "no-converter", "\(converter.program) isn't installed, and it makes .\(format.rawValue) files",
                help: "install it (apt-get install librsvg2-bin, brew install librsvg), or write --svg")
        }
    }

    /// Writes a drawing, which is SVG, in the file's format.
    func write(_ svg: String) throws(Failure) {
        do throws(SavedFile.Fault) {
            let data = try converter?.convert(svg) ?? Data(svg.utf8)
            if replaces { try SavedFile.replace(path, data) } else { try SavedFile.create(path, data) }
        } catch {
            throw Failure(
                .unsaved, "unwritable-file", "`\(visibleName(path))` can't be written", help: "check the permissions of its folder and the space on its disk")
        }
    }
}
