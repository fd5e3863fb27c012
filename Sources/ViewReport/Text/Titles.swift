import ViewGraph
import ViewTree

extension ResolvedReport {
    /// The view as lists name it: `Color.red`, `Text "Reset"`, `padding`, with its identifier.
    var title: String { ViewReport.title(view: view, text: text, color: detail, name: name) }

    /// With what the view was made of.
    var titleWithDetail: String {
        guard let detail, view != "Color" else { return title }
        return "\(title) (\(detail))"
    }

    /// What was put on the node.
    var notes: String {
        let values = (containerValues.sorted { $0.key < $1.key } + state.sorted { $0.key < $1.key }).map { "\($0.key) = \($0.value)" }
        return (modifiers.filter { $0 != "accessibilityIdentifier" && $0 != "containerValue" } + values).joined(separator: ", ")
    }
}

extension ResolvedNode {
    var title: String { ViewReport.title(view: view, text: text, color: colorName, name: identifier) }

    private var colorName: String? {
        if case .leaf(let color as ColorValue) = role { color.name } else { nil }
    }
}

private func title(view: String, text: String?, color: String?, name: String?) -> String {
    var title = view
    if let text { title += " " + text.cut(after: partLength).quoted }
    if view == "Color", let color { title += "." + color }
    if let name { title += " #" + name.cut(after: partLength) }
    return title
}

/// Characters of a text or an identifier that a title has.
private let partLength = 300

extension String {
    /// The first characters, with `…` where there are more.
    func cut(after limit: Int) -> String {
        guard utf8.count > limit, let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else { return self }
        return self[..<end] + "…"
    }
}
