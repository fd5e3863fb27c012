// The parts of an address that are seldom asked for.
extension URL {
    /// What is before the host: `me:secret`.
    var _userInfo: [String] {
        guard _place.hasPrefix("//") else { return [] }
        let authority = _place.dropFirst(2).prefix { $0 != "/" }
        return authority.lastIndex(of: "@").map { authority[..<$0].split(separator: ":", omittingEmptySubsequences: false).map { String($0) } } ?? []
    }
    var user: String? { _userInfo.first }
    var password: String? { _userInfo.count > 1 ? _userInfo[1] : nil }
    var fragment: String? { absoluteString.firstIndex(of: "#").map { String(absoluteString[$0...].dropFirst()) } }
    var port: Int? {
        guard _place.hasPrefix("//") else { return nil }
        let authority = _place.dropFirst(2).prefix { $0 != "/" }
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        return host.lastIndex(of: ":").flatMap { Int(host[host.index(after: $0)...]) }
    }
    /// - Since: iOS 16
    func user(percentEncoded: Bool = true) -> String? { _decoded(user, percentEncoded) }
    /// - Since: iOS 16
    func password(percentEncoded: Bool = true) -> String? { _decoded(password, percentEncoded) }
    /// - Since: iOS 16
    func fragment(percentEncoded: Bool = true) -> String? { _decoded(fragment, percentEncoded) }
    func _decoded(_ part: String?, _ isEncoded: Bool) -> String? { isEncoded ? part : part.map { $0.removingPercentEncoding ?? $0 } }
    /// The address that a reference from this one means, by the rules of RFC 3986.
    func _resolving(_ reference: String) -> String {
        if let mark = reference.firstIndex(where: { ":/?#".contains($0) }), reference[mark] == ":" { return reference }
        let whole = String(absoluteString.prefix { $0 != "#" })
        if reference.isEmpty { return whole }
        if reference.hasPrefix("#") { return whole + reference }
        let bare = String(whole.prefix { $0 != "?" })
        if reference.hasPrefix("?") { return bare + reference }
        if reference.hasPrefix("//") { return (scheme ?? "") + ":" + reference }
        let path = String(reference.prefix { $0 != "?" && $0 != "#" })
        let rest = String(reference.dropFirst(path.count))
        let start = String(bare.dropLast(_encodedPath.count))
        let folder = reference.hasPrefix("/") ? "" : _encodedPath.lastIndex(of: "/").map { String(_encodedPath[...$0]) } ?? "/"
        return start + URL._withoutDots(folder + path) + rest
    }
    static func _withoutDots(_ path: String) -> String {
        var parts: [String] = []
        let segments = path.components(separatedBy: "/")
        for (index, part) in segments.enumerated() {
            if part == ".." { if parts.count > 1 { parts.removeLast() } } else if part != "." { parts.append(part) }
            if index == segments.count - 1, part == "." || part == ".." { parts.append("") }
        }
        return parts.joined(separator: "/")
    }
    /// Addresses here are absolute.
    var baseURL: URL? { nil }
    var relativeString: String { absoluteString }
    var hasDirectoryPath: Bool { _encodedPath.hasSuffix("/") }
    /// Without `.` and `..`.
    var standardized: URL {
        var parts: [String] = []
        for part in _encodedPath.components(separatedBy: "/") {
            if part == ".." { if parts.count > 1 { parts.removeLast() } } else if part != "." { parts.append(part) }
        }
        guard let range = absoluteString.range(of: _encodedPath), !_encodedPath.isEmpty else { return self }
        return URL(string: absoluteString.replacingCharacters(in: range, with: parts.joined(separator: "/"))) ?? self
    }
    func checkResourceIsReachable() throws -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
        return true
    }
    static var downloadsDirectory: URL { URL(fileURLWithPath: "/Downloads") }
    static var desktopDirectory: URL { URL(fileURLWithPath: "/Desktop") }
    static var picturesDirectory: URL { URL(fileURLWithPath: "/Pictures") }
    static var moviesDirectory: URL { URL(fileURLWithPath: "/Movies") }
    static var musicDirectory: URL { URL(fileURLWithPath: "/Music") }
}
