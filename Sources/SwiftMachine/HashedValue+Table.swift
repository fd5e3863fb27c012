import SwiftModel

/// How dictionaries find keys: as `Hashable` would, but numbers and short texts sooner.
extension HashedValue {
    /// Never 0.
    @inline(__always)
    func tableHash(_ seed: UInt64) -> UInt32 {
        let hash: UInt64 =
            switch self {
            case .int(let number): Self.mixed(UInt64(bitPattern: Int64(number)) ^ seed)
            case .string(let text): Self.hash(of: text, seed)
            default: UInt64(bitPattern: Int64(hashValue))
            }
        return UInt32(truncatingIfNeeded: hash) | 1 << 31
    }

    @inline(__always)
    func isSameKey(as other: HashedValue) -> Bool {
        if case .int(let a) = self, case .int(let b) = other { return a == b }
        if case .string(let a) = self, case .string(let b) = other { return a == b }
        return self == other
    }

    /// Another one in each process, so that nobody can choose keys that meet.
    static let seed = UInt64.random(in: .min ... .max)

    @inline(__always)
    private static func mixed(_ word: UInt64) -> UInt64 {
        let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        let mixed = product.high ^ product.low
        return mixed ^ mixed >> 32
    }

    private static func hash(of text: String, _ seed: UInt64) -> UInt64 {
        let ascii = text.utf8.withContiguousStorageIfAvailable { bytes -> UInt64? in
            let raw = UnsafeRawBufferPointer(bytes)
            var (hash, seen) = (seed ^ UInt64(truncatingIfNeeded: raw.count), UInt64(0))
            var offset = 0
            while offset + 8 <= raw.count {
                let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                seen |= word
                hash = mixed(hash ^ word)
                offset += 8
            }
            let rest = lastBytes(raw, from: offset)
            return (seen | rest) & 0x8080_8080_8080_8080 == 0 ? mixed(hash ^ rest) : nil
        }
        return (ascii ?? nil) ?? hash(ofOther: text, seed)
    }

    /// Fewer than eight bytes as one word: with some of those before them, or in two parts that overlap.
    @inline(__always)
    private static func lastBytes(_ raw: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
        let count = raw.count
        if count == offset { return 0 }
        if count >= 8 { return raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
        guard count >= 4 else { return UInt64(raw[0]) | UInt64(raw[count / 2]) << 8 | UInt64(raw[count - 1]) << 16 }
        return UInt64(raw.loadUnaligned(as: UInt32.self)) | UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
    }

    /// Texts that are not ASCII. Three scalars are equal to ones that are: the signs of kelvin, of Greek questions, and the Greek grave accent.
    private static func hash(ofOther text: String, _ seed: UInt64) -> UInt64 {
        var plain = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{212A}": plain.append("K")
            case "\u{37E}": plain.append(";")
            case "\u{1FEF}": plain.append("`")
            case _ where scalar.isASCII: plain.unicodeScalars.append(scalar)
            default: return UInt64(bitPattern: Int64(text.hashValue))
            }
        }
        return hash(of: plain, seed)
    }
}
