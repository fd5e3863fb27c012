import ViewTree

/// A rectangle in the window, in points.
public struct Frame: Equatable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }
    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }

    var jsonValue: JSONValue { .array([.number(x), .number(y), .number(width), .number(height)]) }
}

/// A node of the resolved tree as it was after a step. Implicit stacks leave none.
public struct ResolvedReport: Equatable, Sendable {
    /// The identity: the same across steps, and never used again for another.
    public var id: String
    /// The view's name: `Text`, `padding`, `ContentView`.
    public var view: String
    public var type: String
    /// A text's string.
    public var text: String?
    /// The accessibility identifier.
    public var name: String?
    /// What the view was made with: a color's name, the lengths of a frame.
    public var detail: String?
    /// `nil` for a view without its own place.
    public var frame: Frame?
    /// `nil` for a view that was not placed; a length of `nil` is unspecified.
    public var proposal: Proposal?
    /// The index of the section that a part of a list belongs to, from 0.
    public var section: Int?
    /// The states that a custom view declares, by name, as printed.
    public var state: [String: String]
    /// What was set on this node, by key.
    public var containerValues: [String: String]
    /// The preferences that are observed here or above, and those that are written here, by key.
    public var preferences: [String: String]
    /// The modifiers that leave no node, innermost first.
    public var modifiers: [String]
    public var children: [ResolvedReport]
    /// Whether the node is a modifier around its first child; not part of the JSON.
    public var isModifier: Bool
    /// The node's place from back to front among all nodes of the tree, from 0; not part of the JSON.
    public var layer: Int

    var jsonValue: JSONValue {
        .fields([
            ("id", .string(id)), ("view", .string(view)), ("type", .string(type)), ("text", text.map(JSONValue.string)), ("name", name.map(JSONValue.string)),
            ("detail", detail.map(JSONValue.string)),
            ("frame", frame?.jsonValue ?? .null), ("proposal", proposal?.jsonValue ?? .null), ("section", section.map(JSONValue.integer)),
            ("state", .table(state)), ("containerValues", .table(containerValues)), ("preferences", .table(preferences)),
            ("modifiers", modifiers.isEmpty ? nil : .strings(modifiers)),
            ("children", .array(children.map(\.jsonValue))),
        ])
    }
}

extension Proposal {
    fileprivate var jsonValue: JSONValue { .array([width, height].map { $0.map(JSONValue.number) ?? .null }) }
}
