import Diagnostics

/// A value of a strict YAML text: no tags, anchors, aliases or duplicate keys, and every scalar is text.
struct YAMLNode: Sendable {
    enum Content: Sendable {
        case scalar(Fragment)
        case sequence([YAMLNode])
        case mapping([(key: Fragment, value: YAMLNode)])
    }
    var content: Content
    var span: Span
}

/// A mapping whose keys are known by name; what is unknown, missing or of the wrong shape is a fault.
struct YAMLMapping: Sendable {
    let span: Span
    private let pairs: [(key: Fragment, value: YAMLNode)]

    /// - Parameter elsewhere: keys that belong to another place, with what to do about them.
    init?(_ node: YAMLNode, known: [String], elsewhere: [String: String] = [:], faults: inout Faults) {
        guard case .mapping(let pairs) = node.content else {
            faults.error("wrong-shape", "this isn't a mapping", at: node.span, help: "write lines of `key: value`; keys: \(known.joined(separator: ", "))")
            return nil
        }
        (span, self.pairs) = (node.span, pairs)
        for pair in pairs where !known.contains(pair.key.text) {
            faults.unknown("key", pair.key.text, among: known, help: elsewhere[pair.key.text], at: pair.key.span)
        }
    }

    subscript(key: String) -> YAMLNode? { pairs.first { $0.key.text == key }?.value }

    func text(_ key: String, faults: inout Faults) -> Fragment? {
        guard let node = self[key] else { return nil }
        if case .scalar(let text) = node.content { return text }
        faults.error("wrong-shape", "`\(key)` isn't a text", at: node.span, help: "write \(key): \"...\"")
        return nil
    }

    func required(_ key: String, example: String, faults: inout Faults) -> Fragment? {
        guard self[key] != nil else {
            faults.error("missing-key", "`\(key)` is missing", at: span, help: "add the line `\(key): \(example)`")
            return nil
        }
        return text(key, faults: &faults)
    }

    /// A title, which may not be empty.
    func title(example: String, isRequired: Bool = true, faults: inout Faults) -> Fragment? {
        let text = isRequired ? required("title", example: example, faults: &faults) : text("title", faults: &faults)
        guard let text, let node = self["title"] else { return nil }
        if text.text.allSatisfy(\.isWhitespace) {
            faults.error("empty-title", "the title is empty", at: node.span, help: "write what readers see in lists: `title: \(example)`")
        }
        return text
    }

    func number(_ key: String, in range: ClosedRange<Double>, example: String, faults: inout Faults) -> Double? {
        guard let text = text(key, faults: &faults) else { return nil }
        if let number = Double(text.text), range.contains(number) { return number }
        let message = "`\(text.text)` isn't a number from \(shownNumber(range.lowerBound)) to \(shownNumber(range.upperBound))"
        faults.error("bad-number", message, at: text.span, help: "write \(key): \(example)")
        return nil
    }

    func flag(_ key: String, faults: inout Faults) -> Bool? {
        guard let text = text(key, faults: &faults) else { return nil }
        if let value = ["true": true, "false": false][text.text] { return value }
        faults.error("bad-flag", "`\(text.text)` is neither true nor false", at: text.span, help: "write \(key): true")
        return nil
    }

    /// - Parameter item: an item of such a list; nil for texts.
    func list(_ key: String, item: String? = nil, faults: inout Faults) -> [YAMLNode] {
        guard let node = self[key] else { return [] }
        if case .sequence(let nodes) = node.content { return nodes }
        faults.error(
            "wrong-shape", "`\(key)` isn't a list", at: node.span,
            help: item.map { "write below \(key): a line - \($0) for each" } ?? "write \(key): [first, second], or a line `- ...` for each")
        return []
    }

    func texts(_ key: String, faults: inout Faults) -> [Fragment] {
        list(key, faults: &faults).compactMap { node in
            if case .scalar(let text) = node.content { return text }
            faults.error("wrong-shape", "`\(key)` isn't a list of texts", at: node.span, help: "write \(key): [first, second]")
            return nil
        }
    }
}
