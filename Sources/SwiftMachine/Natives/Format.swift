import SwiftModel

/// Formatted numbers and texts: `String(format:)`, `specifier:`, `formatted()`.
enum Format {
    /// A format as `printf` knows it, for `%d`, `%f`, `%e`, `%g`, `%x`, `%s`, `%@` and `%%`, with places (`%2$@`), flags, width and precision.
    static func text(_ format: String, _ arguments: [(Value, SwiftType)], _ machine: Machine) throws -> String {
        var result = ""
        var rest = format[...]
        var next = 0
        func argument(at place: Int?) throws -> (Value, SwiftType) {
            if place == nil { next += 1 }
            let index = place ?? next - 1
            guard arguments.indices.contains(index) else { throw RuntimeError("format", "the format '\(format)' wants more values than it is given") }
            return arguments[index]
        }
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            var spec = FormatSpecifier()
            while let character = rest.first {
                if character == "*" {
                    guard case .int(let number) = plain(try argument(at: nil).0) else { throw RuntimeError("format", "'*' wants a whole number") }
                    spec.take(number)
                } else if !spec.take(character) {
                    break
                }
                rest = rest.dropFirst()
            }
            guard let kind = rest.popFirst() else { break }
            if kind == "%" { result += "%"; continue }
            result += spec.padded(try self.text(kind, argument(at: spec.place), spec, machine), kind)
            try machine.checkString(result)
        }
        return result + rest
    }

    private static func plain(_ value: Value) -> Value { if case .any(let existential) = value { existential.value } else { value } }

    private static func text(_ kind: Character, _ argument: (Value, SwiftType), _ spec: FormatSpecifier, _ machine: Machine) throws -> String {
        switch (kind, plain(argument.0)) {
        case ("d", .int(let number)), ("i", .int(let number)):
            let number = spec.signed(number)
            return (number < 0 ? "-" : spec.sign) + spec.digits("\(number.magnitude)")
        case ("u", .int(let number)): return spec.digits("\(spec.unsigned(number))")
        case ("x", .int(let number)): return spec.digits(String(spec.unsigned(number), radix: 16), mark: number == 0 ? "" : "0x")
        case ("X", .int(let number)): return spec.digits(String(spec.unsigned(number), radix: 16, uppercase: true), mark: number == 0 ? "" : "0X")
        case ("o", .int(let number)): return spec.digits(String(spec.unsigned(number), radix: 8), mark: number == 0 ? "" : "0")
        case ("c", .int(let number)): return (UInt32(exactly: number).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}").description
        case ("f", .double(let number)), ("F", .double(let number)): return spec.sign(of: number) + fixed(number, spec.precision ?? 6)
        case ("g", .double(let number)): return spec.sign(of: number) + shortest(number, digits: spec.precision ?? 6)
        case ("e", .double(let number)): return spec.sign(of: number) + scientific(number, spec.precision ?? 6)
        case ("E", .double), ("G", .double): return try text(Character(kind.lowercased()), argument, spec, machine).uppercased()
        case ("@", _), ("s", _): return try machine.printed(argument.0, argument.1)
        default: throw RuntimeError("format", "'%\(kind)' does not fit the value \(try machine.printed(argument.0, argument.1, inContainer: true))")
        }
    }

    /// Decimal with this many digits after the point, exact: ties of the binary value go to even digits.
    static func fixed(_ number: Double, _ digits: Int) -> String {
        guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
        var text = DecimalDigits(exact: abs(number)).rounded(to: min(digits, 1000))
        if digits == 0 { text.removeAll { $0 == "." } }
        return (number.sign == .minus ? "-" : "") + text
    }

    /// Decimal as Foundation rounds it: from the shortest digits that identify the number.
    static func decimal(_ number: Double, _ digits: Int, _ mode: RoundingMode = .halfEven) -> String {
        guard number.isFinite else { return fixed(number, 0) }
        var text = DecimalDigits(shortest: abs(number)).rounded(to: max(0, min(digits, 1000)), mode, isNegative: number < 0)
        if digits <= 0 { text.removeAll { $0 == "." } }
        return (number.sign == .minus ? "-" : "") + text
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

    /// At most this many significant digits, without zeros at the end.
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
        guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
        let text = trimmed(decimal(abs(number), 6))
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
