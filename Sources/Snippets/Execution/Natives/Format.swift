/// Formatted numbers and texts: `String(format:)`, `specifier:`, `formatted()`.
enum Format {
    /// A format as `printf` knows it, for `%d`, `%f`, `%e`, `%g`, `%x`, `%s`, `%@` and `%%`, with flags, width and precision.
    static func text(_ format: String, _ arguments: [(Value, SwiftType)], _ machine: Machine) throws -> String {
        var result = ""
        var rest = format[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            var spec = Specifier()
            while let character = rest.first, spec.take(character) { rest = rest.dropFirst() }
            guard let kind = rest.popFirst() else { break }
            if kind == "%" { result += "%"; continue }
            guard next < arguments.count else { throw RuntimeError("format", "the format '\(format)' wants more values than it is given") }
            result += spec.padded(try self.text(kind, arguments[next], spec, machine))
            next += 1
            try machine.checkString(result)
        }
        return result + rest
    }

    private static func text(_ kind: Character, _ argument: (Value, SwiftType), _ spec: Specifier, _ machine: Machine) throws -> String {
        var value = argument.0
        if case .any(let existential) = value { value = existential.value }
        switch (kind, value) {
        case ("d", .int(let number)), ("i", .int(let number)), ("u", .int(let number)): return spec.sign(number < 0) + "\(number)"
        case ("x", .int(let number)): return String(number, radix: 16)
        case ("X", .int(let number)): return String(number, radix: 16, uppercase: true)
        case ("o", .int(let number)): return String(number, radix: 8)
        case ("c", .int(let number)): return (UInt32(exactly: number).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}").description
        case ("f", .double(let number)), ("F", .double(let number)): return spec.sign(number < 0) + fixed(number, spec.precision ?? 6)
        case ("g", .double(let number)): return shortest(number, digits: spec.precision ?? 6)
        case ("e", .double(let number)): return scientific(number, spec.precision ?? 6)
        case ("@", _), ("s", _): return try machine.printed(argument.0, argument.1)
        default: throw RuntimeError("format", "'%\(kind)' does not fit the value \(try machine.printed(argument.0, argument.1, inContainer: true))")
        }
    }

    private struct Specifier {
        var left = false, zero = false, plus = false, space = false
        var width = 0
        var precision: Int?
        /// Whether the character belongs to the specifier's front part; numbers are at most 1,000.
        mutating func take(_ character: Character) -> Bool {
            switch character {
            case "-": left = true
            case "+": plus = true
            case " ": space = true
            case "#", "l", "h", "q": break
            case "0" where width == 0 && precision == nil: zero = true
            case ".": precision = 0
            case let digit where digit.isASCII && digit.isWholeNumber:
                let value = digit.wholeNumberValue ?? 0
                if let known = precision { precision = min(1000, known * 10 + value) } else { width = min(1000, width * 10 + value) }
            default: return false
            }
            return true
        }
        /// What stands before a number that has no minus.
        func sign(_ isNegative: Bool) -> String { isNegative ? "" : plus ? "+" : space ? " " : "" }
        func padded(_ text: String) -> String {
            let missing = max(0, width - text.count)
            if missing == 0 { return text }
            if left { return text + String(repeating: " ", count: missing) }
            guard zero else { return String(repeating: " ", count: missing) + text }
            let sign = text.first == "-" || text.first == "+" ? 1 : 0
            return text.prefix(sign) + String(repeating: "0", count: missing) + text.dropFirst(sign)
        }
    }

    /// Decimal with so many digits after the point, exact: ties of the binary value go to even digits.
    static func fixed(_ number: Double, _ digits: Int) -> String {
        guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
        var digitsOfFraction = Decimal(abs(number)).rounded(to: min(digits, 1000))
        if digits == 0 { digitsOfFraction.removeAll { $0 == "." } }
        return (number.sign == .minus ? "-" : "") + digitsOfFraction
    }

    static func scientific(_ number: Double, _ digits: Int) -> String {
        guard number.isFinite else { return fixed(number, 0) }
        var exponent = 0
        var scaled = abs(number)
        while scaled >= 10 { scaled /= 10; exponent += 1 }
        while scaled > 0, scaled < 1 { scaled *= 10; exponent -= 1 }
        let text = String(abs(exponent))
        return (number < 0 ? "-" : "") + fixed(scaled, digits) + "e" + (exponent < 0 ? "-" : "+") + (text.count < 2 ? "0" : "") + text
    }

    /// At most so many significant digits, without zeros at the end.
    static func shortest(_ number: Double, digits: Int) -> String {
        guard number.isFinite, number != 0 else { return number == 0 ? "0" : fixed(number, 0) }
        var magnitude = 0
        var scaled = abs(number)
        while scaled >= 10 { scaled /= 10; magnitude += 1 }
        while scaled < 1 { scaled *= 10; magnitude -= 1 }
        if magnitude < -4 || magnitude >= digits {
            let parts = scientific(number, max(0, digits - 1)).split(separator: "e", maxSplits: 1)
            return trimmed(String(parts[0])) + "e" + (parts.count > 1 ? parts[1] : "")
        }
        return trimmed(fixed(number, max(0, digits - 1 - magnitude)))
    }

    /// As `formatted()` writes it in English: groups of three, at most six digits after the point.
    static func shortest(_ number: Double) -> String {
        guard number.isFinite else { return "\(number)" }
        let text = trimmed(fixed(abs(number), 6))
        let parts = text.split(separator: ".", maxSplits: 1)
        let whole = grouped(digits: String(parts.first ?? "0"))
        return (number < 0 ? "-" : "") + whole + (parts.count > 1 ? "." + parts[1] : "")
    }

    /// A whole number's text with its digits in groups of three.
    static func grouped(number text: String) -> String { text.hasPrefix("-") ? "-" + grouped(digits: String(text.dropFirst())) : grouped(digits: text) }

    private static func grouped(digits: String) -> String {
        var result = ""
        for (offset, digit) in digits.reversed().enumerated() {
            if offset > 0, offset % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return String(result.reversed())
    }

    private static func trimmed(_ text: String) -> String {
        guard text.contains(".") else { return text }
        var text = text
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }
}

/// The exact decimal digits of a binary number, which is not negative.
private struct Decimal {
    /// Digits before and after the point.
    private var whole: [UInt8]
    private var fraction: [UInt8] = []

    init(_ number: Double) {
        let exponent = number == 0 ? 0 : Int(number.exponent)
        var mantissa = number.significandBitPattern | (number.isNormal ? 1 << 52 : 0)
        var power = number.isNormal ? exponent - 52 : -1074
        if mantissa == 0 { power = 0 }
        while mantissa != 0, mantissa & 1 == 0, power < 0 { mantissa >>= 1; power += 1 }
        whole = String(mantissa).reversed().map { UInt8($0.wholeNumberValue ?? 0) }
        // Doubling for powers of two; halving moves digits behind the point.
        for _ in 0..<max(0, power) { Self.double(&whole) }
        if power < 0 {
            // mantissa / 2^n = mantissa * 5^n / 10^n
            for _ in 0..<(-power) { Self.multiply(&whole, by: 5) }
            let n = -power
            while whole.count <= n { whole.append(0) }
            fraction = whole[..<n].reversed()
            whole = Array(whole[n...])
        }
    }

    private static func double(_ digits: inout [UInt8]) { multiply(&digits, by: 2) }
    private static func multiply(_ digits: inout [UInt8], by factor: UInt8) {
        var carry: UInt8 = 0
        for index in digits.indices {
            let product = digits[index] * factor + carry
            digits[index] = product % 10
            carry = product / 10
        }
        if carry > 0 { digits.append(carry) }
    }

    func rounded(to places: Int) -> String {
        var kept = Array(fraction.prefix(places))
        while kept.count < places { kept.append(0) }
        var digits = whole
        if fraction.count > places {
            let rest = fraction[places...]
            let last = kept.last ?? digits.first ?? 0
            let half = rest.first ?? 0
            let isTie = half == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
            if half > 5 || (half == 5 && !isTie) || (isTie && last % 2 == 1) {
                var index = kept.count - 1
                while index >= 0, kept[index] == 9 { kept[index] = 0; index -= 1 }
                if index >= 0 {
                    kept[index] += 1
                } else {
                    var place = 0
                    while place < digits.count, digits[place] == 9 { digits[place] = 0; place += 1 }
                    if place < digits.count { digits[place] += 1 } else { digits.append(1) }
                }
            }
        }
        let front = digits.reversed().map { String($0) }.joined()
        return front + "." + kept.map { String($0) }.joined()
    }
}
