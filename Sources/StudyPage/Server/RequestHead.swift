import Foundation

/// The first line and the headers of a request.
enum RequestHead {
    /// The bytes up to the first empty line, without it; nil while there is none.
    static func length(in bytes: [UInt8]) -> Int? {
        let end = Array("\r\n\r\n".utf8)
        guard bytes.count >= end.count else { return nil }
        return (0...(bytes.count - end.count)).first { bytes[$0..<($0 + end.count)].elementsEqual(end) }
    }

    /// Nil for what isn't a request of HTTP 1.1.
    static func request(_ bytes: some Sequence<UInt8>) -> PageRequest? {
        guard let text = String(bytes: bytes, encoding: .utf8) else { return nil }
        var lines = text.components(separatedBy: "\r\n")
        let first = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard first.count == 3, first[2] == "HTTP/1.1", first[1].first == "/", first[1].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        var headers: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: \.isWhitespace) else { return nil }
            let name = parts[0].lowercased()
            // Two hosts or origins could be read as either.
            guard headers[name] == nil || (name != "host" && name != "origin") else { return nil }
            headers[name] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let path = first[1].prefix { $0 != "?" }
        return PageRequest(method: String(first[0]), path: String(path), headers: headers)
    }
}
