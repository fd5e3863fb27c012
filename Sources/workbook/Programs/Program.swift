import Diagnostics
import Foundation
import Playground

/// What `run` and `:load` take: a file, or a folder whose Swift files are one module.
struct Program {
    let input: Playground.Input
    /// What of the folder was left out.
    let notices: [Diagnostic]

    /// - Parameters:
    ///   - path: of a file or a folder; `-` is standard input.
    ///   - limit: bytes of all Swift files.
    static func read(_ path: String, limit: Int = Playground.Limits().inputBytes, help: String = "make it smaller") throws -> Program {
        var isFolder: ObjCBool = false
        guard path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return Program(input: Playground.Input(try SourceFile.read(path, limit: limit, help: help)), notices: [])
        }
        let folder = try ProgramFolder(path)
        let files = try folder.files()
        let swift = files.filter { $0.kind == .swift }
        guard !swift.isEmpty else { throw nothing(in: path, files) }
        guard swift.count <= ProgramFolder.Bounds.swiftFiles else {
            throw Failure(
                .failed, "folder-too-large", "`\(visibleName(path))` has more than \(ProgramFolder.Bounds.swiftFiles) Swift files",
                help: "run the folder that holds the program's own files")
        }
        var (sources, left) = ([SourceText](), limit)
        for file in swift {
            let source = try SourceFile.read(file.path, in: folder, limit: left) {
                Failure(
                    .failed, "file-too-large", "the Swift files of `\(visibleName(path))` are larger than \(limit) bytes, with `\(visibleName(file.path))`",
                    help: help)
            }
            left -= source.utf8.count
            sources.append(source)
        }
        let (resources, notices) = folder.resources(files)
        let main = try main(of: sources, in: folder)
        if let symbols = AssetSymbols.source(for: resources.colors.keys, beside: sources) { sources.append(symbols) }
        var input = Playground.Input(files: sources, main: main)
        input.resources = resources
        return Program(input: input, notices: notices)
    }

    private static func nothing(in path: String, _ files: [ProgramFolder.File]) -> Failure {
        let what = files.isEmpty ? "is empty" : "has no Swift files"
        let help = "name a Swift file, or a folder with some; tests, hidden folders and what tools build are left out"
        return Failure(.noInput, "no-swift-files", "the folder `\(visibleName(path))` \(what)", help: help)
    }

    private static func main(of sources: [SourceText], in folder: ProgramFolder) throws -> SourceText? {
        let mains = sources.filter { folder.isMain($0.name) }
        guard mains.count > 1 else { return mains.first }
        throw Failure(
            .failed, "several-programs", "`\(visibleName(mains[0].name))` and `\(visibleName(mains[1].name))` are two programs",
            help: "run the folder of one of them")
    }
}

extension SourceFile {
    /// The text of a file in a folder, named by its path there. A link that leads out isn't followed.
    ///
    /// - Parameter tooLarge: what is wrong with a file of more bytes than the limit.
    static func read(_ file: String, in folder: ProgramFolder, limit: Int, tooLarge: () -> Failure) throws -> SourceText {
        let path = folder.absolute(file)
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
            guard stat(path, &status) == 0 else {
                throw folder.refusal(file, "is a link that leads nowhere or in a circle", help: "remove it, or put the file in its place")
            }
            throw folder.refusal(file, "is a link", help: "links in a folder aren't followed: put the file itself in its place")
        }
        let bytes = try bytes(at: path, limit)
        guard bytes.count <= limit else { throw tooLarge() }
        guard let text = text(of: bytes) else {
            throw Failure(.failed, "not-text", "`\(visibleName(path))` isn't UTF-8 text", help: "save it as UTF-8")
        }
        return SourceText(name: file, text: text)
    }
}
