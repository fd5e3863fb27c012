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
        case .leaf(.text(let content)): "\(view) \"\(content.string.shortened)\""
        case .leaf(.color(let color)): "\(view).\(color.name)"
        case .modifier(let modifier): modifier.arguments.map { "\(view)(\($0))" } ?? view
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

extension Modifier {
    /// The arguments of a layout modifier as written; `nil` for other modifiers.
    fileprivate var arguments: String? {
        switch self {
        case .padding(let insets) where insets == EdgeInsets(insets.top): insets.top.written
        case .padding(let insets):
            "top: \(insets.top.written), leading: \(insets.leading.written), bottom: \(insets.bottom.written), trailing: \(insets.trailing.written)"
        case .frame(let width, let height, _): list([("width", width), ("height", height)])
        case .flexibleFrame(let frame):
            list([
                ("minWidth", frame.width.min), ("idealWidth", frame.width.ideal), ("maxWidth", frame.width.max),
                ("minHeight", frame.height.min), ("idealHeight", frame.height.ideal), ("maxHeight", frame.height.max),
            ])
        case .aspectRatio(let ratio, let fills): "\(ratio?.written ?? "nil"), contentMode: .\(fills ? "fill" : "fit")"
        case .offset(let offset): list([("x", offset.width), ("y", offset.height)])
        case .position(let point): list([("x", point.x), ("y", point.y)])
        default: nil
        }
    }

    private func list(_ arguments: [(name: String, value: Double?)]) -> String {
        arguments.compactMap { argument in argument.value.map { "\(argument.name): \($0 == .infinity ? ".infinity" : $0.written)" } }.joined(separator: ", ")
    }
}
