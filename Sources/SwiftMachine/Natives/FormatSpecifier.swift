import SwiftModel

/// What is between the `%` of a format and its letter.
struct FormatSpecifier {
    private var left = false, zero = false, plus = false, space = false, alternate = false
    private var width = 0
    private(set) var precision: Int?
    /// Which of the values is meant, from 0, where it is not the next one: `%2$@`.
    private(set) var place: Int?
    /// The letters that give a number's size: `hh` to `ll`.
    private var size = ""

    /// Whether the character belongs to the specifier; numbers are at most 1,000.
    mutating func take(_ character: Character) -> Bool {
        switch character {
        case "-": left = true
        case "+": plus = true
        case " ": space = true
        case "#": alternate = true
        case "l", "h", "q", "z", "j", "t": size.append(character)
        case "$" where width > 0 && place == nil: (place, width) = (width - 1, 0)
        case "0" where width == 0 && precision == nil: zero = true
        case ".": precision = 0
        case let digit where digit.isASCII && digit.isWholeNumber:
            let value = digit.wholeNumberValue ?? 0
            if let known = precision { precision = min(1000, known * 10 + value) } else { width = min(1000, width * 10 + value) }
        default: return false
        }
        return true
    }

    /// A width or a precision that is one of the values: `%*d`.
    mutating func take(_ number: Int) {
        if precision != nil {
            precision = number < 0 ? nil : min(1000, number)
        } else {
            if number < 0 { left = true }
            width = Int(min(1000, number.magnitude))
        }
    }

    /// The number that C takes, whose `int` has 32 bits.
    func signed(_ number: Int) -> Int {
        switch size {
        case "": Int(Int32(truncatingIfNeeded: number))
        case "h": Int(Int16(truncatingIfNeeded: number))
        case "hh": Int(Int8(truncatingIfNeeded: number))
        default: number
        }
    }

    func unsigned(_ number: Int) -> UInt {
        switch size {
        case "": UInt(UInt32(truncatingIfNeeded: number))
        case "h": UInt(UInt16(truncatingIfNeeded: number))
        case "hh": UInt(UInt8(truncatingIfNeeded: number))
        default: UInt(bitPattern: number)
        }
    }

    /// What precedes a number that has no minus.
    var sign: String { plus ? "+" : space ? " " : "" }
    func sign(of number: Double) -> String { number.sign == .minus ? "" : sign }

    /// A whole number's digits: as many as the precision says, with the mark of the radix where `#` requests it.
    func digits(_ text: String, mark: String = "") -> String {
        (alternate ? mark : "") + String(repeating: "0", count: max(0, (precision ?? 0) - text.count)) + text
    }

    /// A text as wide as the width says; Foundation takes no width for `%@`.
    func padded(_ text: String, _ kind: Character) -> String {
        let missing = max(0, width - text.count)
        if missing == 0 || kind == "@" { return text }
        if left { return text + String(repeating: " ", count: missing) }
        // What is not finite is filled with spaces, and so is a whole number of as many digits as the precision says.
        let takesZeros = "diuxXo".contains(kind) ? precision == nil : "fFeEgG".contains(kind) && text.contains { $0.isNumber }
        guard zero, takesZeros else { return String(repeating: " ", count: missing) + text }
        var front = text.prefix { $0 == "-" || $0 == "+" || $0 == " " }.count
        if alternate, kind == "x" || kind == "X" { front += 2 }
        return text.prefix(front) + String(repeating: "0", count: missing) + text.dropFirst(front)
    }
}
