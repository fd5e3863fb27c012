/// FNV-1a of 64 bits: the same for the same text on every machine and in every run.
public func stableHash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
}

/// The hash as a short word of 8 hexadecimal digits, for ids and for noticing that a text has changed.
public func shortHash(_ text: String) -> String {
    let hash = stableHash(text)
    let digits = String((hash >> 32 ^ hash) & 0xFFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
}

/// The text with runs of white space as one space and none at its ends, so that formatting edits leave its hash alone.
public func folded(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
