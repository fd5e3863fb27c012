import Diagnostics
import Foundation
import Playground

/// The folder of a program: which of its files belong to it, whatever tool made the folder.
struct ProgramFolder {
    /// What is counted while a folder is read.
    enum Bounds {
        static let depth = 32
        static let entries = 20_000
        static let swiftFiles = 2_000
        static let resources = 1_000
        /// Bytes of one resource, and of all.
        static let (resourceBytes, allResourceBytes) = (4_194_304, 16_777_216)
    }

    /// As the user named it.
    let path: String
    /// The folders of it that are read, relative to it.
    private let parts: [String]
    /// The file whose statements run, by its name.
    private let mainName: String

    /// Whether nothing in it is a source, and nothing but what is hidden is left out.
    private var isData = false

    /// A folder of files that a program gets.
    init(data path: String) { (self.path, mainName, parts, isData) = (path, "", [""], true) }

    /// - Throws: `Failure` where it is a playground with several pages.
    init(_ path: String) throws {
        let names = try Self.names(in: path)
        self.path = path
        let last = (path as NSString).standardizingPath.split(separator: "/").last.map(String.init) ?? ""
        if last.hasSuffix(".playground") || last.hasSuffix(".playgroundpage") {
            mainName = "Contents.swift"
            parts = ["Sources", "Resources"].filter(names.contains) + (try Self.page(in: path, names))
        } else if names.contains("Package.swift") {
            mainName = "main.swift"
            let sources = ["Sources", "Source", "src", "srcs"].filter(names.contains)
            parts = sources.isEmpty ? [""] : sources
        } else {
            (mainName, parts) = ("main.swift", [""])
        }
    }

    /// Where the text of a playground is, relative to it.
    private static func page(in path: String, _ names: [String]) throws -> [String] {
        guard !names.contains("Contents.swift"), names.contains("Pages") else { return ["Contents.swift"] }
        let pages = try self.names(in: path + "/Pages").filter { $0.hasSuffix(".playgroundpage") }
        guard let page = pages.first else { return [] }
        guard pages.count == 1 else {
            throw Failure(
                .usage, "several-pages", "`\(visibleName(path))` has \(pages.count) pages",
                help: "name one of them: workbook run \(visibleName("\(path)/Pages/\(page)"))")
        }
        return ["Pages/\(page)"]
    }

    private static func names(in path: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            throw Failure(.noInput, "unreadable-file", "the folder `\(visibleName(path))` can't be read", help: "check its permissions")
        }
    }

    // MARK: Files

    enum Kind { case swift, resource, link }

    struct File {
        /// Relative to the folder.
        let path: String
        let kind: Kind
    }

    /// The files of the program, sorted by their paths.
    func files() throws -> [File] {
        var found: [File] = []
        var open = parts.map { ($0, 0) }
        var count = 0
        while let (folder, depth) = open.popLast() {
            guard depth <= Bounds.depth else {
                throw refusal(folder, "is nested more than \(Bounds.depth) folders deep", help: "run the folder that holds the program's own files")
            }
            guard isFolder(folder) else {
                found += [File(path: folder, kind: .swift)]
                continue
            }
            for name in try Self.names(in: absolute(folder)) {
                count += 1
                guard count <= Bounds.entries else {
                    throw Failure(
                        .failed, "folder-too-large", "`\(visibleName(path))` holds more than \(Bounds.entries) files",
                        help: "run the folder that holds the program's own files")
                }
                let inner = folder.isEmpty ? name : "\(folder)/\(name)"
                switch type(of: inner) {
                case S_IFDIR: if !isLeftOut(name) { open.append((inner, depth + 1)) }
                case S_IFLNK where !name.hasPrefix("."): found.append(File(path: inner, kind: isSource(name) ? .swift : .link))
                default:
                    if !name.hasPrefix("."), inner != "Package.swift" { found.append(File(path: inner, kind: isSource(name) ? .swift : .resource)) }
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// Whether a folder holds what tools make, tests, or another program.
    private func isLeftOut(_ name: String) -> Bool {
        if isData { return name.hasPrefix(".") }
        return name.hasPrefix(".") || name.hasSuffix("Tests") || ["DerivedData", "build", "Pods", "Carthage", "node_modules"].contains(name)
            || ["xcodeproj", "xcworkspace", "playground", "app", "framework", "xcframework"].contains((name as NSString).pathExtension)
    }

    private func isSource(_ name: String) -> Bool { !isData && name.hasSuffix(".swift") }

    func isMain(_ file: String) -> Bool { (file as NSString).lastPathComponent == mainName }

    func absolute(_ file: String) -> String { file.isEmpty ? path : "\(path)/\(file)" }

    func refusal(_ file: String, _ what: String, help: String) -> Failure {
        Failure(.noInput, "unreadable-folder", "`\(visibleName(absolute(file)))` \(what)", help: help)
    }

    private func isFolder(_ file: String) -> Bool { type(of: file) == S_IFDIR }

    /// The kind of file that a path names, without following a link.
    private func type(of file: String) -> mode_t? {
        var status = stat()
        return lstat(absolute(file), &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
