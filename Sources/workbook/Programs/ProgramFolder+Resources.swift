import Diagnostics
import Foundation
import Playground

extension ProgramFolder {
    /// Reads what is beside the sources, within bounds.
    ///
    /// - Returns: the resources, and what was left out.
    func resources(_ files: [File]) -> (Playground.Resources, notices: [Diagnostic]) {
        let (read, notices) = contents(files, in: "in the bundle")
        let (assets, texts) = (AssetCatalog(read), LocalizedFiles(read))
        let resources = Playground.Resources(read, colors: assets.colors, images: assets.images, localizations: texts.localizations)
        return (resources, notices + texts.notices)
    }

    /// The bytes of the files that are no sources, within bounds.
    ///
    /// - Parameter place: what a file isn't that is left out: `in the bundle`.
    func contents(_ files: [File], in place: String) -> ([Playground.Resources.File], notices: [Diagnostic]) {
        var (read, bytes) = ([Playground.Resources.File](), 0)
        var (links, unreadable, tooLarge) = ([String](), [String](), [String]())
        for file in files where file.kind != .swift {
            var status = stat()
            guard file.kind == .resource, lstat(absolute(file.path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                links.append(file.path)
                continue
            }
            guard read.count < Bounds.resources, status.st_size <= min(Bounds.resourceBytes, Bounds.allResourceBytes - bytes) else {
                tooLarge.append(file.path)
                continue
            }
            guard let own = try? SourceFile.bytes(at: absolute(file.path), Int(status.st_size)), own.count <= status.st_size else {
                unreadable.append(file.path)
                continue
            }
            bytes += own.count
            read.append(.init(path: file.path, bytes: own))
        }
        let size = "\(Bounds.resourceBytes) bytes, or more than \(Bounds.resources) files or \(Bounds.allResourceBytes) bytes in all"
        let notices = [
            notice(links, place, "a link, pipe or device", help: "put a file in its place"),
            notice(unreadable, place, "not readable", help: "check its permissions"),
            notice(tooLarge, place, "larger than \(size)", help: "use a smaller one"),
        ]
        return (read, notices.compactMap(\.self))
    }

    private func notice(_ files: [String], _ place: String, _ why: String, help: String) -> Diagnostic? {
        guard let first = files.first else { return nil }
        let others = files.count == 1 ? "" : ", and so are \(files.count - 1) others"
        return Diagnostic(.warning, "left-out", "`\(visibleName(first))` isn't \(place): it is \(why)\(others)", help: help)
    }
}
