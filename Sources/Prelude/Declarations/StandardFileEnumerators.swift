// What folders contain, and what is known of a file.
extension FileManager {
    /// Everything in a folder, each folder before what it contains, by name.
    class DirectoryEnumerator: Sequence, IteratorProtocol {
        let _make: (String) -> Any
        let _options: FileManager.DirectoryEnumerationOptions
        /// What comes next, the last one first.
        var _rest: [(path: String, level: Int)] = []
        var _last: (path: String, level: Int)?
        var level: Int { _last?.level ?? 0 }
        init(_folder: String, _options: FileManager.DirectoryEnumerationOptions, _make: @escaping (String) -> Any) {
            self._options = _options
            self._make = _make
            _add(_folder, 1)
        }
        func _add(_ folder: String, _ level: Int) {
            let names = _Disk.shared.contents(folder).filter { !_options.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }
            _rest += names.reversed().map { (path: (folder == "/" ? "" : folder) + "/" + $0, level: level) }
        }
        func next() -> Any? { nextObject() }
        func nextObject() -> Any? {
            if let last = _last, !_options.contains(.skipsSubdirectoryDescendants) { _add(last.path, last.level + 1) }
            _last = _rest.popLast()
            return _last.map { _make($0.path) }
        }
        /// Leaves out what the last folder contains.
        func skipDescendants() { _last = _last.map { (path: $0.path + "/", level: $0.level) } }
        func skipDescendents() { skipDescendants() }
        var allObjects: [Any] {
            var all: [Any] = []
            while let object = nextObject() { all.append(object) }
            return all
        }
    }
    func enumerator(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = [], errorHandler handler: ((URL, any Error) -> Bool)? = nil) -> FileManager.DirectoryEnumerator? {
        _Disk.shared.folders.contains(url._folderPath) ? DirectoryEnumerator(_folder: url._folderPath, _options: mask) { URL(fileURLWithPath: $0) } : nil
    }
    func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator? {
        let folder = URL(fileURLWithPath: path)._folderPath
        let start = folder == "/" ? 1 : folder.count + 1
        return _Disk.shared.folders.contains(folder) ? DirectoryEnumerator(_folder: folder, _options: []) { String($0.dropFirst(start)) } : nil
    }
    func subpaths(atPath path: String) -> [String]? { enumerator(atPath: path).map { $0.allObjects.compactMap { $0 as? String } } }
    func subpathsOfDirectory(atPath path: String) throws -> [String] {
        guard let paths = subpaths(atPath: path) else { throw CocoaError(code: .fileReadNoSuchFile, _name: _Disk.name(path)) }
        return paths
    }
    /// The size and the type.
    func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        guard fileExists(atPath: path) else { throw CocoaError(code: .fileReadNoSuchFile, _name: _Disk.name(path)) }
        return [.size: _Disk.shared.bytes(path)?.count ?? 0, .type: _Disk.shared.folders.contains(path) ? FileAttributeType.typeDirectory : .typeRegular]
    }
}
struct FileAttributeKey: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let size = FileAttributeKey(rawValue: "NSFileSize"), type = FileAttributeKey(rawValue: "NSFileType")
}
struct FileAttributeType: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let typeDirectory = FileAttributeType(rawValue: "NSFileTypeDirectory"), typeRegular = FileAttributeType(rawValue: "NSFileTypeRegular")
}
struct URLResourceKey: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let nameKey = URLResourceKey(rawValue: "name"), isDirectoryKey = URLResourceKey(rawValue: "isDirectory"), fileSizeKey = URLResourceKey(rawValue: "fileSize")
    static let creationDateKey = URLResourceKey(rawValue: "creationDate"), contentModificationDateKey = URLResourceKey(rawValue: "contentModificationDate")
    static let isRegularFileKey = URLResourceKey(rawValue: "isRegularFile"), isHiddenKey = URLResourceKey(rawValue: "isHidden"), totalFileSizeKey = URLResourceKey(rawValue: "totalFileSize")
}
/// What is known of a file of the run; it has no dates.
struct URLResourceValues {
    let _path: String
    let _keys: Set<URLResourceKey>
    func _value<V>(_ key: URLResourceKey, _ value: V?) -> V? { _keys.contains(key) ? value : nil }
    var _isFolder: Bool { _Disk.shared.folders.contains(_path) }
    var name: String? { _value(.nameKey, _Disk.name(_path)) }
    var isDirectory: Bool? { _value(.isDirectoryKey, _isFolder) }
    var isRegularFile: Bool? { _value(.isRegularFileKey, !_isFolder) }
    var isHidden: Bool? { _value(.isHiddenKey, _Disk.name(_path).hasPrefix(".")) }
    var fileSize: Int? { _value(.fileSizeKey, _Disk.shared.bytes(_path)?.count) }
    var totalFileSize: Int? { _value(.totalFileSizeKey, _Disk.shared.bytes(_path)?.count) }
    var creationDate: Date? { nil }
    var contentModificationDate: Date? { nil }
}
extension URL {
    var _folderPath: String { path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }
    func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        guard FileManager.default.fileExists(atPath: _folderPath) else { throw CocoaError(code: .fileReadNoSuchFile, _name: _Disk.name(path)) }
        return URLResourceValues(_path: _folderPath, _keys: keys)
    }
}
