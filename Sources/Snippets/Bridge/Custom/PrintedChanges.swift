/// The line that `Self._printChanges()` prints: which parts of a view made its body run, in SwiftUI's words.
struct PrintedChanges {
    let view: String
    /// The graph's reasons, sentences with the property in backquotes.
    let reasons: [String]
    /// The names of the view's dynamic properties.
    let properties: [String]

    /// `@self` is the view's own value, `@identity` its first appearance, `_name` a dynamic property, `@dependencies` an observable property.
    var line: String {
        var parts: [String] = []
        for part in reasons.flatMap(changes) where !parts.contains(part) { parts.append(part) }
        return parts.isEmpty ? "\(view): unchanged." : "\(view): \(parts.joined(separator: ", ")) changed."
    }

    private func changes(_ reason: String) -> [String] {
        if ["first appearance", "declared again"].contains(reason) { return ["@self", "@identity"] + properties.map { "_" + $0 } }
        let quoted = reason.split(separator: "`", omittingEmptySubsequences: false)
        guard quoted.count > 2, !reason.hasSuffix("differs from before") else { return ["@self"] }
        let isOwn = properties.contains(String(quoted[1])) && !quoted[2].hasPrefix(" of ")
        return [isOwn ? "_\(quoted[1])" : "@dependencies"]
    }
}
