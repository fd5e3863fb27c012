/// The looks that a style of the program gives to controls: `ButtonStyle` and its kin. The front end implements it.
public protocol ControlStyle {
    /// What the control shows in place of its own looks, with `label` inside.
    func body(of control: any Control, label: DeclaredView) throws -> DeclaredView
    /// The style's type, for a field: there the field itself is in what the style draws.
    var name: String { get }
    /// Whether what the style draws runs a button's action, so that a tap on the button itself does nothing.
    var triggersActions: Bool { get }
    /// Whether both make the same of a control, as far as is known.
    func isEqual(to other: any ControlStyle) -> Bool
}

/// The kinds of control whose looks may be replaced.
public enum ControlKind: String, CaseIterable, Sendable {
    case button, toggle, label, progressView, groupBox, labeledContent, gauge, disclosureGroup, textField, datePicker
}

/// A style as a value of the environment; `nil` for the platform's own looks.
public struct ControlStyleValue: OpaqueValue {
    public let style: (any ControlStyle)?
    public init(_ style: (any ControlStyle)?) { self.style = style }

    public func isEqual(to other: any OpaqueValue) -> Bool {
        guard let other = other as? ControlStyleValue else { return false }
        switch (style, other.style) {
        case (nil, nil): return true
        case (let a?, let b?): return a.isEqual(to: b)
        default: return false
        }
    }
    public var printed: String { style == nil ? "nil" : "a style" }
}
