/// The files beside the program's sources, which can be read and not written.
final class Bundle: Sendable {
    static let main = Bundle()
    init() {}
    var bundlePath: String { "/Program.app" }
    var bundleURL: URL { URL(fileURLWithPath: bundlePath) }
    var resourcePath: String? { bundlePath }
    var resourceURL: URL? { bundleURL }
    var bundleIdentifier: String? { nil }
    func path(forResource name: String?, ofType ext: String?) -> String? { _resources(name, ext, nil).first }
    func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? { _resources(name, ext, subpath).first }
    func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] { _resources(nil, ext, subpath) }
    func url(forResource name: String?, withExtension ext: String?) -> URL? { _resources(name, ext, nil).first.map { URL(fileURLWithPath: $0) } }
    func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? { _resources(name, ext, subpath).first.map { URL(fileURLWithPath: $0) } }
    func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? { _resources(nil, ext, subpath).map { URL(fileURLWithPath: $0) } }
}
func _resources(_ name: String?, _ ext: String?, _ folder: String?) -> [String]
func _resourceText(_ path: String) -> String?
func _resourceBytes(_ path: String) -> [UInt8]?
/// Why a file couldn't be read.
struct CocoaError: LocalizedError, Hashable {
    struct Code: Hashable {
        let rawValue: Int
        static let fileReadNoSuchFile = Code(rawValue: 260)
        static let fileReadInapplicableStringEncoding = Code(rawValue: 261)
    }
    let code: Code
    let _name: String
    static var fileReadNoSuchFile: CocoaError.Code { .fileReadNoSuchFile }
    static var fileReadInapplicableStringEncoding: CocoaError.Code { .fileReadInapplicableStringEncoding }
    var errorDescription: String? {
        code == .fileReadNoSuchFile
            ? "The file “\(_name)” couldn’t be opened because there is no such file."
            : "The file “\(_name)” couldn’t be opened using text encoding Unicode (UTF-8)."
    }
    static func _reading(_ path: String) -> CocoaError {
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        return CocoaError(code: _resourceBytes(path) == nil ? .fileReadNoSuchFile : .fileReadInapplicableStringEncoding, _name: name)
    }
}
extension URL {
    init(fileURLWithPath path: String) { absoluteString = "file://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path) }
    init(filePath path: String) { absoluteString = "file://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path) }
    var isFileURL: Bool { scheme == "file" }
}
extension String {
    /// How a text is written in bytes.
    struct Encoding: Hashable, Sendable {
        let rawValue: Int
        static let utf8 = String.Encoding(rawValue: 4)
        static let ascii = String.Encoding(rawValue: 1)
    }
    init(contentsOfFile path: String) throws {
        guard let text = _resourceText(path) else { throw CocoaError._reading(path) }
        self = text
    }
    init(contentsOfFile path: String, encoding: String.Encoding) throws { self = try String(contentsOfFile: path) }
    init(contentsOf url: URL) throws { self = try String(contentsOfFile: url.path) }
    init(contentsOf url: URL, encoding: String.Encoding) throws { self = try String(contentsOfFile: url.path) }
    init?(data: Data, encoding: String.Encoding) {
        let text = _decoded(data._bytes)
        guard Array(text.utf8) == data._bytes else { return nil }
        self = text
    }
    func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { Data(_bytes: Array(utf8)) }
}
/// Bytes.
struct Data: Hashable, Sendable, RandomAccessCollection, CustomStringConvertible {
    typealias Element = UInt8
    typealias Index = Int
    typealias Iterator = IndexingIterator<[UInt8]>
    var _bytes: [UInt8]
    init() { _bytes = [] }
    init(_bytes bytes: [UInt8]) { _bytes = bytes }
    init<S: Sequence>(_ elements: S) where S.Element == UInt8 { _bytes = Array(elements) }
    init(repeating byte: UInt8, count: Int) { _bytes = Array(repeating: byte, count: count) }
    init(contentsOf url: URL) throws {
        guard let bytes = _resourceBytes(url.path) else { throw CocoaError._reading(url.path) }
        _bytes = bytes
    }
    func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
    var startIndex: Int { 0 }
    var endIndex: Int { _bytes.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    subscript(_ index: Int) -> UInt8 { get { _bytes[index] } set { _bytes[index] = newValue } }
    mutating func append(_ byte: UInt8) { _bytes.append(byte) }
    mutating func append(_ other: Data) { _bytes += other._bytes }
    mutating func append(contentsOf bytes: [UInt8]) { _bytes += bytes }
    static func + (_ a: Data, _ b: Data) -> Data { Data(_bytes: a._bytes + b._bytes) }
    var description: String { "\(count) bytes" }
}
