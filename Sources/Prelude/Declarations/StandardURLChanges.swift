// Changes of an address, in variables, and how one is read.
extension URL {
    /// What can't be part of an address becomes percent-encoded, unless that isn't wanted.
    init?(string: String) { self.init(string: string, encodingInvalidCharacters: true) }
    init?(string: String, encodingInvalidCharacters: Bool) {
        guard let text = _address(string, encodingInvalidCharacters) else { return nil }
        absoluteString = text
    }
    func appending(components: String..., directoryHint: URL.DirectoryHint) -> URL {
        guard let last = components.last else { return self }
        return components.dropLast().reduce(self) { $0.appending(component: $1) }.appending(component: last, directoryHint: directoryHint)
    }
    mutating func append(path: String, directoryHint: URL.DirectoryHint = .inferFromPath) { self = appending(path: path, directoryHint: directoryHint) }
    mutating func append(component: String, directoryHint: URL.DirectoryHint = .inferFromPath) { self = appending(component: component, directoryHint: directoryHint) }
    mutating func append(components: String..., directoryHint: URL.DirectoryHint = .inferFromPath) {
        for component in components.dropLast() { self = appending(component: component) }
        if let last = components.last { self = appending(component: last, directoryHint: directoryHint) }
    }
    mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
    mutating func appendPathComponent(_ component: String) { self = appendingPathComponent(component) }
    mutating func appendPathComponent(_ component: String, isDirectory: Bool) { self = appendingPathComponent(component, isDirectory: isDirectory) }
    mutating func appendPathExtension(_ pathExtension: String) { self = appendingPathExtension(pathExtension) }
    mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
    mutating func deletePathExtension() { self = deletingPathExtension() }
    mutating func standardize() { self = standardized }
}
/// The text as an address, read by the rules of RFC 3986.
func _address(_ text: String, _ encodes: Bool) -> String?
