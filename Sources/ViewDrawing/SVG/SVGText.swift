import ViewTree

extension Double {
    /// With at most three digits after the point; 0 for what isn't a number.
    var svg: String {
        guard isFinite else { return "0" }
        let thousandths = (min(max(self, -1e12), 1e12) * 1000).rounded()
        let whole = Int(thousandths)
        guard whole % 1000 != 0 else { return String(whole / 1000) }
        let magnitude = whole.magnitude
        var digits = String(magnitude % 1000)
        digits = String(repeating: "0", count: 3 - digits.utf8.count) + digits
        while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
        return (whole < 0 ? "-" : "") + String(magnitude / 1000) + "." + digits
    }
}

extension Point {
    var svg: String { "\(x.svg) \(y.svg)" }
}

extension Rect {
    /// The attributes that place an element.
    var svg: String { "x=\"\(minX.svg)\" y=\"\(minY.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\"" }
}

extension PathValue {
    /// As the data of a path.
    var svg: String {
        var data = ""
        for element in elements {
            switch element {
            case .move(let end): data += "M" + end.svg
            case .line(let end): data += "L" + end.svg
            case .quad(let end, let control): data += "Q" + control.svg + " " + end.svg
            case .curve(let end, let control1, let control2): data += "C" + control1.svg + " " + control2.svg + " " + end.svg
            case .close: data += "Z"
            }
        }
        // What begins with a line has no place to begin.
        return data.isEmpty || data.utf8.first == UInt8(ascii: "M") ? data : "M0 0" + data
    }
}

extension AffineTransform {
    var svg: String {
        if a == 1, b == 0, c == 0, d == 1 { return "translate(\(tx.svg) \(ty.svg))" }
        return "matrix(\([a, b, c, d, tx, ty].map(\.precise).joined(separator: " ")))"
    }
}

extension Double {
    /// With six digits after the point, for factors.
    fileprivate var precise: String {
        guard isFinite else { return "0" }
        let rounded = (self * 1e6).rounded() / 1e6
        return abs(rounded) < 1e-4 ? "0" : "\(rounded)"
    }
}

extension DrawnColor {
    /// `#rrggbb`.
    public var hex: String {
        func digits(_ part: Double) -> String {
            let text = String(Int((part * 255).rounded()), radix: 16)
            return text.utf8.count < 2 ? "0" + text : text
        }
        return "#" + digits(red) + digits(green) + digits(blue)
    }

    /// The attribute with the color, and its opacity where it has one: `fill`, `stop` with `stop-color`.
    func svg(_ prefix: String, _ attribute: String? = nil) -> String {
        let color = "\(attribute ?? prefix)=\"\(hex)\""
        return alpha < 1 ? "\(color) \(prefix)-opacity=\"\(alpha.svg)\"" : color
    }
}

extension DrawnText.Run {
    var fontFamily: String {
        switch design {
        case "serif": "New York, Georgia, serif"
        case "monospaced": "ui-monospace, Menlo, monospace"
        case "rounded": "ui-rounded, SF Pro Rounded, system-ui, sans-serif"
        default: "system-ui, -apple-system, Helvetica Neue, Arial, sans-serif"
        }
    }
}

extension String {
    /// `colorDodge` as CSS writes it: `color-dodge`.
    var kebab: String { reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) } }

    /// A comment can't hold two hyphens.
    var replacingHyphens: String { String(map { $0 == "-" ? "\u{2010}" : $0 }) }
}
