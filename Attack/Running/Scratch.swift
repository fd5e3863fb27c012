import Foundation

/// A folder for one run: `work`, in which it happens, `home`, `tmp`, and the streams next to them.
struct Scratch {
    let path: String

    init(_ path: String, for attack: Attack) throws {
        self.path = path
        try? FileManager.default.removeItem(atPath: path)
        for folder in ["work", "home", "tmp"] { try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true) }
        try Data(attack.input).write(to: URL(fileURLWithPath: stream("stdin")))
        for file in attack.files { try write(file) }
    }

    func stream(_ name: String) -> String { "\(path)/\(name)" }

    func clearStreams() throws {
        for name in ["stdout", "stderr"] { try Data().write(to: URL(fileURLWithPath: stream(name))) }
    }

    private func write(_ file: ScratchFile) throws {
        let target = "\(path)/\(file.path)"
        // By bytes: a slash and a combining mark after it are one character.
        guard let slash = target.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
        try FileManager.default.createDirectory(atPath: String(target[..<slash]), withIntermediateDirectories: true)
        switch file.content {
        case .bytes(let bytes): try Data(bytes).write(to: URL(fileURLWithPath: target))
        case .hole(let bytes):
            FileManager.default.createFile(atPath: target, contents: nil)
            truncate(target, off_t(bytes))
        case .folder: try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        case .pipe: mkfifo(target, 0o600)
        case .unreadable:
            try Data("a: 1\n".utf8).write(to: URL(fileURLWithPath: target))
            chmod(target, 0)
        case .link(let end): symlink(end, target)
        }
    }

    /// What is there beside the streams: kind, size and time of change by path.
    func listing() -> [String: String] {
        var found: [String: String] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() where !["stdin", "stdout", "stderr"].contains(name) {
            var status = stat()
            guard lstat("\(path)/\(name)", &status) == 0 else { continue }
            // Folders change with what is in them.
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            found[name] = isFolder ? "folder" : "\(status.st_mode) \(status.st_size) \(status.changed)"
        }
        return found
    }
}

extension stat {
    fileprivate var changed: String {
        #if os(Linux)
            "\(st_mtim.tv_sec).\(st_mtim.tv_nsec)"
        #else
            "\(st_mtimespec.tv_sec).\(st_mtimespec.tv_nsec)"
        #endif
    }
}
