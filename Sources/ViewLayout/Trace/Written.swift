import ViewGraph
import ViewTree

extension Double {
    /// The number with up to three decimals and without trailing zeros: `62.5`, `∞`.
    public var written: String {
        if isNaN { return "NaN" }
        if isInfinite { return self > 0 ? "∞" : "-∞" }
        let scaled = (magnitude * 1000).rounded()
        guard scaled < 1e15 else { return "\(self)" }
        let (whole, part) = Int(scaled).quotientAndRemainder(dividingBy: 1000)
        let sign = self < 0 && scaled > 0 ? "-" : ""
        guard part > 0 else { return sign + String(whole) }
        var decimals = String(part)
        while decimals.count < 3 { decimals = "0" + decimals }
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }
}

extension Size {
    /// `100x42.5`
    var written: String { "\(width.written)x\(height.written)" }
}

extension Point {
    /// `-12.5,0`
    var written: String { "\(x.written),\(y.written)" }
}

extension Rect {
    /// `62.5,0 100x100`
    var written: String { "\(origin.written) \(size.written)" }
}

extension Proposal {
    /// `100xnil`, `∞x60`: a length of `nil` asks for the ideal one, `∞` for the most.
    public var written: String { "\(width?.written ?? "nil")x\(height?.written ?? "nil")" }
}

extension LayoutNode {
    /// The view as a learner knows it: `Color.red`, `Text "Reset"`, `frame(maxWidth: 100)`.
    var label: String { resolved?.label ?? "a view that is gone" }
}

extension ResolvedNode {
    var label: String {
        switch role {
        case .leaf(let content as TextContent): "\(view) \"\(content.string.shortened)\""
        case .leaf(let color as ColorValue): "\(view).\(color.name)"
        case .modifier(.layout(let modifier)):
            switch modifier.arguments.compactMap(\.written) {
            case []: view
            case let arguments: "\(view)(\(arguments.joined(separator: ", ")))"
            }
        default: view
        }
    }
}

extension String {
    /// The first characters of the first line.
    fileprivate var shortened: String {
        let limit = 24
        let line = prefix { !$0.isNewline }
        return line.count > limit || line.count < count ? line.prefix(limit) + "…" : self
    }
}

extension ViewArgument {
    /// The argument in Swift, where it is short: `maxWidth: .infinity`, `contentMode: .fit`.
    fileprivate var written: String? {
        let text: String? =
            switch value {
            case .length(.infinity): ".infinity"
            case .length(let length): length.written
            case .choice(let name): ".\(name)"
            case .alignment, .guide, .axes, .edges, .string, .text: nil
            }
        return text.map { text in label.map { "\($0): \(text)" } ?? text }
    }
}
