import SwiftModel

/// `NumberFormatter.RoundingMode`, in the order of the library's cases.
enum RoundingMode: Int { case ceiling, floor, down, up, halfEven, halfDown, halfUp }

/// The decimal digits of a number that is not negative.
struct DecimalDigits {
    /// Digits before and after the point.
    private var whole: [UInt8]
    private var fraction: [UInt8] = []

    /// All digits of the binary number.
    init(exact number: Double) {
        let exponent = number == 0 ? 0 : Int(number.exponent)
        var mantissa = number.significandBitPattern | (number.isNormal ? 1 << 52 : 0)
        var power = number.isNormal ? exponent - 52 : -1074
        if mantissa == 0 { power = 0 }
        while mantissa != 0, mantissa & 1 == 0, power < 0 { mantissa >>= 1; power += 1 }
        whole = String(mantissa).reversed().map { UInt8($0.wholeNumberValue ?? 0) }
        // Doubling for powers of two; halving moves digits past the point.
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

    /// No more digits than distinguish the number: those that `print` shows.
    init(shortest number: Double) {
        let parts = "\(number)".split(separator: "e")
        let figures = parts[0].split(separator: ".")
        var digits = figures.joined().map { UInt8($0.wholeNumberValue ?? 0) }
        var point = figures[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        if point < 1 { (digits, point) = (Array(repeating: 0, count: 1 - point) + digits, 1) }
        if point > digits.count { digits += Array(repeating: 0, count: point - digits.count) }
        (whole, fraction) = (digits[..<point].reversed(), Array(digits[point...]))
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

    func rounded(to places: Int, _ mode: RoundingMode = .halfEven, isNegative: Bool = false) -> String {
        var kept = Array(fraction.prefix(places))
        while kept.count < places { kept.append(0) }
        var digits = whole
        if fraction.count > places, isRoundedUp(fraction[places...], after: kept.last ?? digits.first ?? 0, mode, isNegative) {
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
        let front = digits.reversed().map { String($0) }.joined()
        return front + "." + kept.map { String($0) }.joined()
    }

    /// - Parameter rest: the digits that are left out.
    private func isRoundedUp(_ rest: ArraySlice<UInt8>, after last: UInt8, _ mode: RoundingMode, _ isNegative: Bool) -> Bool {
        guard rest.contains(where: { $0 != 0 }) else { return false }
        let half = rest.first ?? 0
        let isTie = half == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
        switch mode {
        case .ceiling: return !isNegative
        case .floor: return isNegative
        case .down: return false
        case .up: return true
        case .halfEven: return isTie ? last % 2 == 1 : half >= 5
        case .halfDown: return half >= 5 && !isTie
        case .halfUp: return half >= 5
        }
    }
}
