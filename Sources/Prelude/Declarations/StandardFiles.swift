// Files: those of the bundle, which can't be changed, and those that a run writes, which end with it.
/// What a run has written, by path.
final class _Disk {
    static let shared = _Disk()
    var files: [String: [UInt8]] = [:]
    var folders: Set<String> = ["/", "/Documents", "/Library", "/Library/Caches", "/Library/Application Support", "/tmp"]
    func bytes(_ path: String) -> [UInt8]? { files[path] ?? _resourceBytes(path) }
    func parent(_ path: String) -> String {
        let names = path.split(separator: "/").dropLast()
        return "/" + names.joined(separator: "/")
    }
    func write(_ bytes: [UInt8], to path: String) throws {
        guard folders.contains(parent(path)), !folders.contains(path) else { throw CocoaError(code: .fileNoSuchFile, _name: _Disk.name(path)) }
        guard !path.hasPrefix("/Program.app") else { throw CocoaError(code: .fileWriteNoPermission, _name: _Disk.name(path)) }
        files[path] = bytes
    }
    func contents(_ folder: String) -> [String] {
        let prefix = folder == "/" ? "/" : folder + "/"
        let below = (Array(files.keys) + Array(folders)).filter { $0.hasPrefix(prefix) && $0 != prefix }
        return Array(Set(below.map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) })).sorted()
    }
    static func name(_ path: String) -> String { path.split(separator: "/").last.map { String($0) } ?? path }
}
/// The files of the run: nothing of the machine is seen.
class FileManager {
    static let `default` = FileManager()
    enum SearchPathDirectory { case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory, itemReplacementDirectory }
    struct SearchPathDomainMask: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let userDomainMask = FileManager.SearchPathDomainMask(rawValue: 1), allDomainsMask = FileManager.SearchPathDomainMask(rawValue: 65535)
    }
    struct DirectoryEnumerationOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let skipsSubdirectoryDescendants = FileManager.DirectoryEnumerationOptions(rawValue: 1), skipsPackageDescendants = FileManager.DirectoryEnumerationOptions(rawValue: 2)
        static let skipsHiddenFiles = FileManager.DirectoryEnumerationOptions(rawValue: 4), producesRelativePathURLs = FileManager.DirectoryEnumerationOptions(rawValue: 16)
    }
    init() {}
    var temporaryDirectory: URL { .temporaryDirectory }
    var currentDirectoryPath: String { "/" }
    func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL] {
        switch directory {
        case .documentDirectory: [.documentsDirectory]
        case .cachesDirectory: [.cachesDirectory]
        case .applicationSupportDirectory: [.applicationSupportDirectory]
        case .libraryDirectory: [.libraryDirectory]
        case .itemReplacementDirectory: [.temporaryDirectory]
        }
    }
    func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL {
        urls(for: directory, in: domain)[0]
    }
    func fileExists(atPath path: String) -> Bool { _Disk.shared.folders.contains(path) || _Disk.shared.bytes(path) != nil }
    func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
        isDirectory = ObjCBool(_Disk.shared.folders.contains(path))
        return fileExists(atPath: path)
    }
    func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
    func isDeletableFile(atPath path: String) -> Bool { _Disk.shared.files[path] != nil }
    func contents(atPath path: String) -> Data? { _Disk.shared.bytes(path).map { Data(_bytes: $0) } }
    @discardableResult func createFile(atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil) -> Bool {
        do {
            try _Disk.shared.write(data?._bytes ?? [], to: path)
            return true
        } catch {
            return false
        }
    }
    func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws {
        try createDirectory(atPath: url.path, withIntermediateDirectories: createIntermediates)
    }
    func createDirectory(atPath path: String, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws {
        let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let disk = _Disk.shared
        if disk.folders.contains(folder), !createIntermediates { throw CocoaError(code: .fileWriteFileExists, _name: _Disk.name(folder)) }
        guard createIntermediates || disk.folders.contains(disk.parent(folder)) else { throw CocoaError(code: .fileNoSuchFile, _name: _Disk.name(folder)) }
        var reached = folder
        while !disk.folders.contains(reached) {
            disk.folders.insert(reached)
            reached = disk.parent(reached)
        }
    }
    func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }
    func removeItem(atPath path: String) throws {
        let disk = _Disk.shared
        guard disk.files[path] != nil || disk.folders.contains(path) else { throw CocoaError(code: .fileNoSuchFile, _name: _Disk.name(path)) }
        disk.files[path] = nil
        disk.folders = disk.folders.filter { $0 != path && !$0.hasPrefix(path + "/") }
        disk.files = disk.files.filter { !$0.key.hasPrefix(path + "/") }
    }
    func copyItem(at source: URL, to destination: URL) throws {
        guard let bytes = _Disk.shared.bytes(source.path) else { throw CocoaError(code: .fileNoSuchFile, _name: _Disk.name(source.path)) }
        guard !fileExists(atPath: destination.path) else { throw CocoaError(code: .fileWriteFileExists, _name: _Disk.name(destination.path)) }
        try _Disk.shared.write(bytes, to: destination.path)
    }
    func moveItem(at source: URL, to destination: URL) throws {
        try copyItem(at: source, to: destination)
        try removeItem(at: source)
    }
    func contentsOfDirectory(atPath path: String) throws -> [String] {
        guard _Disk.shared.folders.contains(path) else { throw CocoaError(code: .fileReadNoSuchFile, _name: _Disk.name(path)) }
        return _Disk.shared.contents(path)
    }
    func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = []) throws -> [URL] {
        try contentsOfDirectory(atPath: url.path).filter { !mask.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }.map { url.appendingPathComponent($0) }
    }
}
extension URL {
    /// All files of a run may be read.
    /// - Since: iOS 8
    func startAccessingSecurityScopedResource() -> Bool { true }
    /// - Since: iOS 8
    func stopAccessingSecurityScopedResource() {}
    static var documentsDirectory: URL { URL(fileURLWithPath: "/Documents") }
    static var cachesDirectory: URL { URL(fileURLWithPath: "/Library/Caches") }
    static var applicationSupportDirectory: URL { URL(fileURLWithPath: "/Library/Application Support") }
    static var libraryDirectory: URL { URL(fileURLWithPath: "/Library") }
    static var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp") }
    static var homeDirectory: URL { URL(fileURLWithPath: "/") }
    enum DirectoryHint { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
    func appending(path: String, directoryHint: URL.DirectoryHint) -> URL { _appending(path, isFolder: directoryHint == .isDirectory) }
    func appending(component: String, directoryHint: URL.DirectoryHint) -> URL { _appendingComponent(component, isFolder: directoryHint == .isDirectory) }
    func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { _appending(component, isFolder: isDirectory) }
    func appending(queryItems: [URLQueryItem]) -> URL {
        var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
        parts?.queryItems = (parts?.queryItems ?? []) + queryItems
        return parts?.url ?? self
    }
    /// The text to the end of the path, without the slash of a folder; that slash; and query and fragment.
    var _pathParts: (path: String, slash: String, rest: String) {
        let cut = absoluteString.firstIndex { $0 == "?" || $0 == "#" } ?? absoluteString.endIndex
        let path = String(absoluteString[..<cut]), rest = String(absoluteString[cut...])
        return path.hasSuffix("/") ? (path: String(path.dropLast()), slash: "/", rest: rest) : (path: path, slash: "", rest: rest)
    }
    func deletingLastPathComponent() -> URL {
        let (path, _, rest) = _pathParts
        guard pathComponents.count > 1, let slash = path.lastIndex(of: "/") else { return self }
        return URL(string: String(path[...slash]) + rest) ?? self
    }
    func deletingPathExtension() -> URL {
        let ending = pathExtension
        if ending.isEmpty { return self }
        let (path, slash, rest) = _pathParts
        return URL(string: String(path.dropLast(ending.count + 1)) + slash + rest) ?? self
    }
    func appendingPathExtension(for type: UTType) -> URL { type.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self }
    func appendingPathExtension(_ ending: String) -> URL {
        let (path, slash, rest) = _pathParts
        return URL(string: path + "." + ending + slash + rest) ?? self
    }
    var relativePath: String { path }
    var absoluteURL: URL { self }
    var standardizedFileURL: URL { self }
}
extension Data {
    /// How a file is read, which makes no difference here.
    struct ReadingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mappedIfSafe = Data.ReadingOptions(rawValue: 1), uncached = Data.ReadingOptions(rawValue: 2)
        static let alwaysMapped = Data.ReadingOptions(rawValue: 8)
    }
    init(contentsOf url: URL, options: Data.ReadingOptions) throws { try self.init(contentsOf: url) }
    struct WritingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let atomic = Data.WritingOptions(rawValue: 1), withoutOverwriting = Data.WritingOptions(rawValue: 2)
        static let completeFileProtection = Data.WritingOptions(rawValue: 4), atomicWrite = Data.WritingOptions(rawValue: 1)
    }
    func write(to url: URL, options: Data.WritingOptions = []) throws {
        if options.contains(.withoutOverwriting), FileManager.default.fileExists(atPath: url.path) {
            throw CocoaError(code: .fileWriteFileExists, _name: _Disk.name(url.path))
        }
        try _Disk.shared.write(_bytes, to: url.path)
    }
}
extension String {
    func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding: String.Encoding) throws { try _Disk.shared.write(Array(utf8), to: url.path) }
    func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding: String.Encoding) throws { try _Disk.shared.write(Array(utf8), to: path) }
}
func NSSearchPathForDirectoriesInDomains(_ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool) -> [String] {
    FileManager.default.urls(for: directory, in: domainMask).map { $0.path }
}
func NSTemporaryDirectory() -> String { "/tmp/" }
func NSHomeDirectory() -> String { "/" }
