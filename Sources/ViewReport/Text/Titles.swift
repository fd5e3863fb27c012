import ViewGraph

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
        if case .leaf(.color(let color)) = role { color.name } else { nil }
    }
}

private func title(view: String, text: String?, color: String?, name: String?) -> String {
    var title = view
    if let text { title += " " + text.quoted }
    if view == "Color", let color { title += "." + color }
    if let name { title += " #" + name }
    return title
}
