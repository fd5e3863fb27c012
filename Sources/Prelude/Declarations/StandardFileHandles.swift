/// A place in a file of the run.
/// - Since: iOS 2
class FileHandle: NSObject {
    let _path: String
    let _reads, _writes: Bool
    var _offset = 0
    var _isOpen = true
    /// Whether what is written is printed.
    let _prints: Bool
    init(_path: String, _reads: Bool, _writes: Bool, _prints: Bool = false) { (self._path, self._reads, self._writes, self._prints) = (_path, _reads, _writes, _prints) }
    /// There is nothing to read.
    static let standardInput = FileHandle(_path: "/dev/stdin", _reads: true, _writes: false)
    /// Both are the output of the run.
    static let standardOutput = FileHandle(_path: "/dev/stdout", _reads: false, _writes: true, _prints: true)
    static let standardError = FileHandle(_path: "/dev/stderr", _reads: false, _writes: true, _prints: true)
    static func _open(_ path: String, reads: Bool, writes: Bool) throws -> FileHandle {
        guard _Disk.shared.bytes(path) != nil else { throw CocoaError(code: writes ? .fileNoSuchFile : .fileReadNoSuchFile, _name: _Disk.name(path)) }
        guard !writes || _Disk.shared.files[path] != nil else { throw CocoaError(code: .fileWriteNoPermission, _name: _Disk.name(path)) }
        return FileHandle(_path: path, _reads: reads, _writes: writes)
    }
    convenience init?(forReadingAtPath path: String) {
        guard (try? FileHandle._open(path, reads: true, writes: false)) != nil else { return nil }
        self.init(_path: path, _reads: true, _writes: false)
    }
    convenience init?(forWritingAtPath path: String) {
        guard (try? FileHandle._open(path, reads: false, writes: true)) != nil else { return nil }
        self.init(_path: path, _reads: false, _writes: true)
    }
    convenience init?(forUpdatingAtPath path: String) {
        guard (try? FileHandle._open(path, reads: true, writes: true)) != nil else { return nil }
        self.init(_path: path, _reads: true, _writes: true)
    }
    convenience init(forReadingFrom url: URL) throws {
        _ = try FileHandle._open(url.path, reads: true, writes: false)
        self.init(_path: url.path, _reads: true, _writes: false)
    }
    convenience init(forWritingTo url: URL) throws {
        _ = try FileHandle._open(url.path, reads: false, writes: true)
        self.init(_path: url.path, _reads: false, _writes: true)
    }
    convenience init(forUpdating url: URL) throws {
        _ = try FileHandle._open(url.path, reads: true, writes: true)
        self.init(_path: url.path, _reads: true, _writes: true)
    }
    func _bytes(reads: Bool) throws -> [UInt8] {
        guard _isOpen, reads ? _reads : _writes else { throw CocoaError(code: reads ? .fileReadUnknown : .fileWriteUnknown, _name: _Disk.name(_path)) }
        return _Disk.shared.bytes(_path) ?? []
    }
    func read(upToCount count: Int) throws -> Data? {
        let bytes = try _bytes(reads: true)
        guard _offset < bytes.count, count > 0 else { return nil }
        let end = _offset + min(count, bytes.count - _offset)
        let part = Array(bytes[_offset..<end])
        _offset = end
        return Data(_bytes: part)
    }
    func readToEnd() throws -> Data? { try read(upToCount: Int.max) }
    func readData(ofLength length: Int) -> Data { ((try? read(upToCount: length)) ?? nil) ?? Data() }
    func readDataToEndOfFile() -> Data { readData(ofLength: Int.max) }
    var availableData: Data { readDataToEndOfFile() }
    func write<T: Collection>(contentsOf data: T) throws where T.Element == UInt8 {
        var bytes = try _bytes(reads: false)
        let new = Array(data)
        if _prints {
            print(_decoded(new), terminator: "")
            return
        }
        if bytes.count < _offset { bytes += [UInt8](repeating: 0, count: _offset - bytes.count) }
        bytes.replaceSubrange(_offset..<min(bytes.count, _offset + new.count), with: new)
        _offset += new.count
        try _Disk.shared.write(bytes, to: _path)
    }
    func write(_ data: Data) { try? write(contentsOf: data) }
    func offset() throws -> UInt64 { UInt64(_offset) }
    var offsetInFile: UInt64 { UInt64(_offset) }
    @discardableResult func seekToEnd() throws -> UInt64 {
        _offset = _Disk.shared.bytes(_path)?.count ?? 0
        return UInt64(_offset)
    }
    @discardableResult func seekToEndOfFile() -> UInt64 { (try? seekToEnd()) ?? 0 }
    func seek(toOffset offset: UInt64) throws {
        guard offset <= 1_000_000_000 else { throw CocoaError(code: .fileReadUnknown, _name: _Disk.name(_path)) }
        _offset = Int(offset)
    }
    func seek(toFileOffset offset: UInt64) { try? seek(toOffset: offset) }
    func truncate(atOffset offset: UInt64) throws {
        let bytes = try _bytes(reads: false)
        try seek(toOffset: offset)
        try _Disk.shared.write(Array(bytes.prefix(_offset)) + [UInt8](repeating: 0, count: max(0, _offset - bytes.count)), to: _path)
    }
    func truncateFile(atOffset offset: UInt64) { try? truncate(atOffset: offset) }
    func synchronize() throws {}
    func synchronizeFile() {}
    func close() throws { _isOpen = false }
    func closeFile() { _isOpen = false }
}
