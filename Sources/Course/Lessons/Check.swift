import Diagnostics

/// One line of a `check` block: `EXPRESSION [at WxH,...] [after ACTIONS] | points | message`.
public struct Check: Sendable {
    /// A truth over the report.
    public let expression: Fragment
    /// The windows in which it must hold; empty means the exercise's own.
    public let sizes: [WindowSize]
    /// What is done before it is looked at.
    public let actions: [Fragment]
    public let points: Double
    public internal(set) var message: String
    /// The whole line.
    let line: Fragment
    public var span: Span { line.span }

    /// Whether the check gives no points, but an answer that fails it gets none at all.
    public var isCondition: Bool { points == 0 }

    static let sizeLimit = 20

    init?(_ line: Fragment, faults: inout Faults) {
        let help = "write EXPRESSION at 300x100 after tap \"Add\" | points | message; `at` and `after` may be left out"
        guard let messageBar = line.range(ofLastBarBefore: line.source.utf8.count), let pointsBar = line.range(ofLastBarBefore: messageBar) else {
            faults.error("bad-check", "the check lacks its points or its message", at: line.span, help: help)
            return nil
        }
        let points = line.part((pointsBar + 1)..<messageBar).trimmed()
        let message = line.part((messageBar + 1)..<line.source.utf8.count).trimmed()
        guard let value = Double(points.text), (0...1000).contains(value) else {
            faults.error("bad-points", "`\(points.text)` isn't a valid number of points", at: points.span, help: "write a number from 0 to 1000")
            return nil
        }
        if message.isBlank { faults.error("bad-check", "the check has no message that says what it asks for", at: line.span, help: help) }
        var condition = line.part(0..<pointsBar).trimmed()
        var actions: [Fragment] = []
        if let after = condition.range(of: " after ", last: true) {
            actions = readActions(condition.part(after.upperBound..<condition.source.utf8.count), faults: &faults)
            guard actions.allSatisfy(\.isKnownAction) else { return nil }
            condition = condition.part(0..<after.lowerBound)
        }
        var sizes: [WindowSize] = []
        if let at = condition.range(of: " at ", last: true) {
            sizes = condition.part(at.upperBound..<condition.source.utf8.count).split(at: UInt8(ascii: ",")).compactMap { WindowSize.read($0, faults: &faults) }
            condition = condition.part(0..<at.lowerBound)
        }
        if sizes.count > Self.sizeLimit {
            faults.error("too-many-sizes", "this check has more than \(Self.sizeLimit) sizes", at: line.span, help: "keep those that tell most")
        }
        expression = condition.trimmed()
        if expression.isBlank { faults.error("bad-check", "the check has no expression", at: line.span, help: help) }
        (self.sizes, self.actions, self.points, self.message, self.line) = (Array(sizes.prefix(Self.sizeLimit)), actions, value, message.text, line)
    }
}

extension Check {
    private init(_ check: Check, expression: Fragment, actions: [Fragment], message: String) {
        (self.expression, self.actions, self.message) = (expression, actions, message)
        (sizes, points, line) = (check.sizes, check.points, check.line)
    }

    /// The check with the values of variables in its expression, actions and message.
    func filled(_ values: [String: String]) -> Check {
        let words = Fragment(SourceText(name: "message", text: message)).filled(values).text
        return Check(self, expression: expression.filled(values), actions: actions.map { $0.filled(values) }, message: words)
    }
}

private let verbs = [
    "tap", "type", "submit", "key", "delete", "move", "refresh", "slide", "set", "resize", "scroll", "advance", "drag", "press", "magnify", "rotate", "release",
    "cancel",
]

extension Fragment {
    fileprivate var verb: String { String(text.prefix { $0 != " " }) }
    /// Whether there is such an action; one that there isn't is reported as it is read.
    public var isKnownAction: Bool { verbs.contains(verb) }
}

/// Actions with `;` between.
func readActions(_ text: Fragment, faults: inout Faults) -> [Fragment] {
    let actions = text.split(at: UInt8(ascii: ";")).map { $0.trimmed() }.filter { !$0.isBlank }
    for action in actions where !action.isKnownAction { faults.unknown("action", action.verb, among: verbs, at: action.span) }
    return actions
}

extension Fragment {
    /// The last `|` before an offset that isn't half of `||`.
    fileprivate func range(ofLastBarBefore end: Int) -> Int? {
        let bytes = source.utf8
        let bar = UInt8(ascii: "|")
        return bytes.indices.prefix(end).last { index in
            bytes[index] == bar && (index == 0 || bytes[index - 1] != bar) && (index + 1 == bytes.count || bytes[index + 1] != bar)
        }
    }
}
