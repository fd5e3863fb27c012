import Foundation

/// The keys of a JSON text that can be decoded, which keeps one value of a key that is there twice.
enum JSONKeys {
    /// Where a key is that the same object has before, in UTF-8 offsets.
    static func firstDuplicate(in bytes: [UInt8]) -> (key: String, range: Range<Int>)? {
        var objects: [Set<String>] = []
        var offset = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "{"): objects.append([])
            case UInt8(ascii: "}"): _ = objects.popLast()
            case UInt8(ascii: "\""):
                let range = literal(in: bytes, at: offset)
                offset = range.upperBound - 1
                let next = bytes[range.upperBound...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
                guard next == UInt8(ascii: ":"), !objects.isEmpty else { break }
                let key = (try? JSONDecoder().decode(String.self, from: Data(bytes[range]))) ?? String(decoding: bytes[range], as: UTF8.self)
                if !objects[objects.count - 1].insert(key).inserted { return (key, range) }
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// The string literal that begins at an offset, with its quotes.
    private static func literal(in bytes: [UInt8], at start: Int) -> Range<Int> {
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
        return start..<min(end + 1, bytes.count)
    }
}
