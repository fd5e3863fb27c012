import Diagnostics
import Foundation
import Playground

extension ProgramFolder {
    /// Reads what is beside the sources, within bounds.
    ///
    /// - Returns: the resources, and what was left out.
    func resources(_ files: [File]) -> (Playground.Resources, notices: [Diagnostic]) {
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
        let (assets, texts) = (AssetCatalog(read), LocalizedFiles(read))
        let size = "\(Bounds.resourceBytes) bytes, or more than \(Bounds.resources) files or \(Bounds.allResourceBytes) bytes in all"
        let notices = [
            notice(links, "a link, pipe or device", help: "put a file in its place"), notice(unreadable, "not readable", help: "check its permissions"),
            notice(tooLarge, "larger than \(size)", help: "use a smaller one"),
        ]
        let resources = Playground.Resources(read, colors: assets.colors, imageSizes: assets.imageSizes, localizations: texts.localizations)
        return (resources, notices.compactMap(\.self) + texts.notices)
    }

    private func notice(_ files: [String], _ why: String, help: String) -> Diagnostic? {
        guard let first = files.first else { return nil }
        let others = files.count == 1 ? "" : ", and so are \(files.count - 1) others"
        return Diagnostic(.warning, "left-out", "`\(visibleName(first))` isn't in the bundle: it is \(why)\(others)", help: help)
    }
}
