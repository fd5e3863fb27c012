/// The files beside the program's sources, which can be read and not written.
final class Bundle: Sendable {
    static let main = Bundle()
    init() {}
    var bundlePath: String { "/Program.app" }
    var bundleURL: URL { URL(fileURLWithPath: bundlePath) }
    var resourcePath: String? { bundlePath }
    var resourceURL: URL? { bundleURL }
    var bundleIdentifier: String? { nil }
    var infoDictionary: [String: Any]? { ["CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleName": "Program"] }
    func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        _localizedString(key, tableName == "" ? nil : tableName) ?? (value == nil || value == "" ? key : value!)
    }
    var localizations: [String] { _languages(false) }
    var preferredLocalizations: [String] { _languages(true) }
    var developmentLocalization: String? { _languages(false).first }
    func path(forResource name: String?, ofType ext: String?) -> String? { _resources(name, ext, nil).first }
    func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? { _resources(name, ext, subpath).first }
    func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] { _resources(nil, ext, subpath) }
    func url(forResource name: String?, withExtension ext: String?) -> URL? { _resources(name, ext, nil).first.map { URL(fileURLWithPath: $0) } }
    func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? { _resources(name, ext, subpath).first.map { URL(fileURLWithPath: $0) } }
    func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? { _resources(nil, ext, subpath).map { URL(fileURLWithPath: $0) } }
}
func _resources(_ name: String?, _ ext: String?, _ folder: String?) -> [String]
func _resourceBytes(_ path: String) -> [UInt8]?
/// Why a file couldn't be read.
struct CocoaError: LocalizedError, Hashable {
    struct Code: Hashable {
        let rawValue: Int
        static let fileReadNoSuchFile = Code(rawValue: 260)
        static let fileReadInapplicableStringEncoding = Code(rawValue: 261)
        static let fileNoSuchFile = Code(rawValue: 4)
        static let fileWriteFileExists = Code(rawValue: 516)
        static let fileWriteNoPermission = Code(rawValue: 513)
        static let fileReadUnknown = Code(rawValue: 256), fileReadNoPermission = Code(rawValue: 257), fileReadCorruptFile = Code(rawValue: 259)
        static let fileReadUnsupportedScheme = Code(rawValue: 262), fileReadTooLarge = Code(rawValue: 263), fileWriteUnknown = Code(rawValue: 512)
        static let fileWriteOutOfSpace = Code(rawValue: 640), userCancelled = Code(rawValue: 3072), coderReadCorrupt = Code(rawValue: 4864), coderValueNotFound = Code(rawValue: 4865)
        static func ~= (_ pattern: CocoaError.Code, _ error: any Error) -> Bool { (error as? CocoaError)?.code == pattern }
        static let formatting = Code(rawValue: 2048), keyValueValidation = Code(rawValue: 1024), featureUnsupported = Code(rawValue: 3328), propertyListReadCorrupt = Code(rawValue: 3840)
    }
    init(_ code: CocoaError.Code) { self.init(code: code, _name: "") }
    init(_ code: CocoaError.Code, userInfo: [String: Any]) { self.init(code: code, _name: userInfo["NSFilePath"] as? String ?? "") }
    init(code: CocoaError.Code, _name: String) { self.code = code; self._name = _name }
    var errorCode: Int { code.rawValue }
    static var errorDomain: String { "NSCocoaErrorDomain" }
    let code: Code
    let _name: String
    static var fileReadNoSuchFile: CocoaError.Code { .fileReadNoSuchFile }
    static var fileReadInapplicableStringEncoding: CocoaError.Code { .fileReadInapplicableStringEncoding }
    static var fileNoSuchFile: CocoaError.Code { .fileNoSuchFile }
    static var fileWriteFileExists: CocoaError.Code { .fileWriteFileExists }
    static var fileWriteNoPermission: CocoaError.Code { .fileWriteNoPermission }
    static var fileReadCorruptFile: CocoaError.Code { .fileReadCorruptFile }
    static var fileReadUnknown: CocoaError.Code { .fileReadUnknown }
    static var fileWriteUnknown: CocoaError.Code { .fileWriteUnknown }
    static var userCancelled: CocoaError.Code { .userCancelled }
    static var fileReadNoPermission: CocoaError.Code { .fileReadNoPermission }
    static var fileReadUnsupportedScheme: CocoaError.Code { .fileReadUnsupportedScheme }
    static var fileReadTooLarge: CocoaError.Code { .fileReadTooLarge }
    static var fileWriteOutOfSpace: CocoaError.Code { .fileWriteOutOfSpace }
    static var coderReadCorrupt: CocoaError.Code { .coderReadCorrupt }
    static var coderValueNotFound: CocoaError.Code { .coderValueNotFound }
    static var formatting: CocoaError.Code { .formatting }
    static var keyValueValidation: CocoaError.Code { .keyValueValidation }
    static var featureUnsupported: CocoaError.Code { .featureUnsupported }
    static var propertyListReadCorrupt: CocoaError.Code { .propertyListReadCorrupt }
    var errorDescription: String? {
        switch code {
        case .fileReadNoSuchFile: "The file “\(_name)” couldn’t be opened because there is no such file."
        case .fileReadInapplicableStringEncoding: "The file “\(_name)” couldn’t be opened using text encoding Unicode (UTF-8)."
        case .fileWriteFileExists: "The file “\(_name)” couldn’t be saved because a file with the same name already exists."
        case .fileWriteNoPermission: "You don’t have permission to save the file “\(_name)”."
        case .fileNoSuchFile: "The file “\(_name)” doesn’t exist."
        case .fileReadCorruptFile: _name.isEmpty ? "The file isn’t in the correct format." : "The file “\(_name)” couldn’t be opened because it isn’t in the correct format."
        case .propertyListReadCorrupt: "The data couldn’t be read because it isn’t in the correct format."
        default: "The operation couldn’t be completed. (Cocoa error \(code.rawValue).)"
        }
    }
    static func _reading(_ path: String) -> CocoaError {
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        return CocoaError(code: _Disk.shared.bytes(path) == nil ? .fileReadNoSuchFile : .fileReadInapplicableStringEncoding, _name: name)
    }
}
extension URL {
    init(fileURLWithPath path: String) { absoluteString = "file://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path) }
    init(fileURLWithPath path: String, isDirectory: Bool) { self.init(fileURLWithPath: path) }
    init(filePath path: String) { absoluteString = "file://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path) }
    var isFileURL: Bool { scheme == "file" }
}
extension String {
    init(contentsOfFile path: String) throws {
        guard let bytes = _Disk.shared.bytes(path), let text = String(data: Data(_bytes: bytes), encoding: .utf8) else { throw CocoaError._reading(path) }
        self = text
    }
    init(contentsOfFile path: String, encoding: String.Encoding) throws { self = try String(contentsOfFile: path) }
    init(contentsOf url: URL) throws { self = try String(contentsOfFile: url.path) }
    init(contentsOf url: URL, encoding: String.Encoding) throws { self = try String(contentsOfFile: url.path) }
}
/// Bytes.
struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection, CustomStringConvertible {
    typealias Element = UInt8
    typealias Index = Int
    typealias SubSequence = Data
    typealias Iterator = IndexingIterator<[UInt8]>
    var _bytes: [UInt8]
    /// The place of the first byte: a slice keeps the places of what it is a part of.
    var _start = 0
    init() { _bytes = [] }
    init(_bytes bytes: [UInt8], _start: Int = 0) { (_bytes, self._start) = (bytes, _start) }
    init<S: Sequence>(_ elements: S) where S.Element == UInt8 { _bytes = Array(elements) }
    init(repeating byte: UInt8, count: Int) { _bytes = Array(repeating: byte, count: count) }
    init(contentsOf url: URL) throws {
        guard let bytes = _Disk.shared.bytes(url.path) else { throw CocoaError._reading(url.path) }
        _bytes = bytes
    }
    static func == (_ a: Data, _ b: Data) -> Bool { a._bytes == b._bytes }
    func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
    func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
    var startIndex: Int { _start }
    var endIndex: Int { _start + _bytes.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    /// Places among the bytes.
    func _places(_ bounds: Range<Int>) -> Range<Int> { bounds.lowerBound - _start..<bounds.upperBound - _start }
    subscript(_ index: Int) -> UInt8 { get { _bytes[index - _start] } set { _bytes[index - _start] = newValue } }
    subscript(_ bounds: Range<Int>) -> Data {
        get { Data(_bytes: Array(_bytes[_places(bounds)]), _start: bounds.lowerBound) }
        set { _bytes.replaceSubrange(_places(bounds), with: newValue._bytes) }
    }
    init(count: Int) { self.init(repeating: 0, count: count) }
    init(capacity: Int) { _bytes = [] }
    init(bytes: [UInt8], count: Int) { _bytes = Array(bytes.prefix(count)) }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == UInt8 { _bytes.replaceSubrange(_places(subrange), with: Array(newElements)) }
    func subdata(in range: Range<Int>) -> Data { Data(_bytes: Array(_bytes[_places(range)])) }
    func range(of dataToFind: Data, in range: Range<Int>? = nil) -> Range<Int>? {
        let bounds = _places(range ?? startIndex..<endIndex)
        let length = dataToFind.count
        guard length > 0, bounds.count >= length else { return nil }
        let found = (bounds.lowerBound...(bounds.upperBound - length)).first { _bytes[$0..<($0 + length)].elementsEqual(dataToFind._bytes) }
        return found.map { $0 + _start..<($0 + _start + length) }
    }
    mutating func append(_ byte: UInt8) { _bytes.append(byte) }
    mutating func append(_ other: Data) { _bytes += other._bytes }
    mutating func append(contentsOf bytes: [UInt8]) { _bytes += bytes }
    static func + (_ a: Data, _ b: Data) -> Data { Data(_bytes: a._bytes + b._bytes, _start: a._start) }
    var description: String { "\(count) bytes" }
}
