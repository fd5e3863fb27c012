import ViewTree

/// A style of a control, and the place of what it draws.
struct StyleInForce {
    private let style: any ControlStyle
    private let kind: ControlKind
    /// The scope of what the style draws: there the next style outward holds for controls of the kind.
    let scope: EnvironmentScope
    private let place: EnvironmentScope

    fileprivate init?(_ style: (any ControlStyle)?, of kind: ControlKind, key: EnvironmentKey, from provider: EnvironmentScope, at place: EnvironmentScope) {
        guard let style, let outward = provider.parent else { return nil }
        (self.style, self.kind, self.place) = (style, kind, place)
        scope = EnvironmentScope(parent: place, entry: .redirected(key, to: outward))
    }

    var triggersActions: Bool { style.triggersActions }
    var name: String { style.name }

    /// What the style draws. The control's parts are in it as they would be around it: for them the style itself holds.
    func body(of control: any Control, label: DeclaredView) throws -> DeclaredView {
        try style.body(of: control.content.map { control.showing(part($0)) } ?? control, label: part(label))
    }

    private func part(_ view: DeclaredView) -> DeclaredView {
        if view.showsNothing { return view }
        return DeclaredView(view.type, .modified(view, .environment(StyledPartModifier(kind, of: place))), line: view.line)
    }
}

/// `buttonStyle` and its kin.
public struct ControlStyleModifier: EnvironmentRule {
    private let kind: ControlKind
    private let style: (any ControlStyle)?

    /// - Parameter style: `nil` for the platform's own looks.
    public init(_ kind: ControlKind, _ style: (any ControlStyle)?) { (self.kind, self.style) = (kind, style) }

    public var name: String { "\(kind.rawValue)Style" }

    func provide(in node: EnvironmentNode) throws {
        if let key = EnvironmentKey.style(of: kind) { try node.setValue(ControlStyleValue(style), for: key) }
    }
}

/// A part of a control that a style draws: controls of the kind inside have the style that holds at the control's place.
public struct StyledPartModifier: EnvironmentRule, Equatable {
    private let kind: ControlKind
    private let place: EnvironmentScope

    fileprivate init(_ kind: ControlKind, of place: EnvironmentScope) { (self.kind, self.place) = (kind, place) }

    public var name: String { "\(kind.rawValue)Style" }
    public var isListed: Bool { false }

    func provide(in node: EnvironmentNode) {
        if let key = EnvironmentKey.style(of: kind) { node.redirect(key, to: place) }
    }

    public static func == (a: StyledPartModifier, b: StyledPartModifier) -> Bool { a.kind == b.kind && a.place === b.place }
}

extension DeclaredNode {
    /// The style that holds here for controls of the kind, which the node then depends on. Where nobody sets one, none can come without a new tree: nothing is read.
    func style(of kind: ControlKind) throws -> StyleInForce? {
        guard let key = EnvironmentKey.style(of: kind) else { return nil }
        let provider = context.scope.provider(of: key)
        guard case .value = provider.entry else { return nil }
        provider.source(of: key).addReader(self, line: nil)
        let style = (try provider.value(of: key) as? ControlStyleValue)?.style
        return StyleInForce(style, of: kind, key: key, from: provider, at: context.scope)
    }
}
