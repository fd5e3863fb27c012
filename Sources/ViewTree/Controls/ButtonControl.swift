/// What a button is for, where that is something special.
public enum ButtonRole: String, Sendable { case destructive, cancel }

public struct ButtonControl: Control {
    public let role: ButtonRole?
    public let action: () throws -> Void

    public init(role: ButtonRole? = nil, action: @escaping () throws -> Void) { (self.role, self.action) = (role, action) }

    public var name: String { "Button" }
    public var kind: ControlKind? { .button }
    public var tapAction: (() throws -> Void)? { action }
}

extension Control {
    /// The button that it is, whatever style draws it.
    public var button: ButtonControl? { self as? ButtonControl ?? (self as? StyledControl)?.control as? ButtonControl }
}

public struct NavigationLinkControl: Control {
    public let target: LinkTarget

    public init(_ target: LinkTarget) { self.target = target }

    public var name: String { "NavigationLink" }
    public var kind: ControlKind? { .button }
    public var declaredViews: [DeclaredView] { if case .view(let view, _) = target { [view] } else { [] } }
}

/// `Link` and `ShareLink`, which lead out of the program.
public struct LinkControl: Control {
    /// What opens the destination at a place with an environment; `nil` where a tap does nothing.
    public let open: ((_ environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Void)?

    public init(open: ((_ environment: @escaping (EnvironmentKey) throws -> any OpaqueValue) throws -> Void)? = nil) { self.open = open }

    public var name: String { "Link" }
}

/// A disclosure group as its style sees it.
public struct DisclosureGroupControl: Control {
    public let isExpanded: ValueBinding<Bool>
    private let disclosed: DeclaredView

    public init(isExpanded: ValueBinding<Bool>, content: DeclaredView) { (self.isExpanded, disclosed) = (isExpanded, content) }

    public var name: String { "DisclosureGroup" }
    public var kind: ControlKind? { .disclosureGroup }
    public var content: DeclaredView? { disclosed }
    public func showing(_ content: DeclaredView) -> any Control { DisclosureGroupControl(isExpanded: isExpanded, content: content) }
}
