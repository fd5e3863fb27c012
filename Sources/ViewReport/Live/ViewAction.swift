import ViewTree

/// Something done to a live view from outside.
public enum ViewAction: CustomStringConvertible {
    case tap(Selector)
    case type(Selector, String)
    /// Sets a state of the root's custom view.
    case set(name: String, any OpaqueValue)
    /// Points.
    case resize(Size)
    /// Points; positive ones show what is further down.
    case scroll(Selector, Double)
    /// Seconds.
    case advance(Double)

    public var description: String {
        switch self {
        case .tap(let selector): "tap \(selector)"
        case .type(let selector, let text): "type \(selector) \(text.quoted)"
        case .set(let name, let value): "set \(name) \(value.printed)"
        case .resize(let size): "resize \(size.width.short)x\(size.height.short)"
        case .scroll(let selector, let points): "scroll \(selector) \(points.short)"
        case .advance(let seconds): "advance \(seconds.short)"
        }
    }
}

/// Names a view of the live tree.
public enum Selector: Hashable, Sendable, CustomStringConvertible {
    /// The innermost view that takes the action and shows exactly this text.
    case label(String)
    /// The node of this view name at an index from 0, in pre-order.
    case view(String, Int)
    /// The view with this accessibility identifier.
    case name(String)

    public var description: String {
        switch self {
        case .label(let text): text.quoted
        case .view(let view, let index): "\(view)[\(index)]"
        case .name(let name): "#\(name)"
        }
    }
}

/// Why an action was not carried out.
public struct ActionError: Error, Hashable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        case noSuchView = "no-such-view"
        case ambiguousSelector = "ambiguous-selector"
        case actionNotTaken = "action-not-taken"
        case noSuchState = "no-such-state"
        case invalidNumber = "invalid-number"
        case noView = "no-view"
    }
    public let code: Code
    public let message: String
    /// What is there instead, or what to do.
    public let help: String

    public init(_ code: Code, _ message: String, help: String) { (self.code, self.message, self.help) = (code, message, help) }
    public var description: String { message }
}
