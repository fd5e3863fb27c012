import ViewTree

/// The environment at a place of the tree. A value whose storage is shared by all places between two environment modifiers.
public struct Environment {
    let scope: EnvironmentScope

    public init() { scope = EnvironmentScope(parent: nil, entry: .root) }
    init(_ scope: EnvironmentScope) { self.scope = scope }

    /// The font of texts that name none; body at the root.
    public var font: FontValue { font(nil) }

    /// A text's own font, or that of the texts here, at the user's text size.
    public func font(_ own: FontValue?) -> FontValue { (own ?? scope.font).scaled(to: scope.textSize) }

    /// The styles of texts, outermost first.
    public var textStyles: [TextStyle] {
        get { scope.textStyles }
        set { self = Environment(newValue.reduce(EnvironmentScope(parent: scope, entry: .noTextStyles)) { EnvironmentScope(parent: $0, style: $1) }) }
    }

    /// The value of a key, or its default, without recording a dependency.
    public func value(of key: EnvironmentKey) throws -> any OpaqueValue { try scope.provider(of: key).value(of: key) }

    /// Whether colors are those of the dark scheme.
    public var isDark: Bool { scope.isDark(withDevice: true) ?? false }

    /// What modifiers say of it; `nil` where the device decides.
    public var modifiedDarkness: Bool? { scope.isDark(withDevice: false) }

    /// Whether a view's children are flipped within it.
    public var isRightToLeft: Bool { scope.isRightToLeft }

    /// The letters in which texts are shown.
    public var textCase: TextContent.Case? { scope.textCase }

    /// The locale for which texts are looked up; `nil` where the program's own holds.
    public var locale: String? { scope.locale }

    /// Whether `disabled(true)` holds here or around.
    public var isEnabled: Bool { scope.isEnabled }

    /// Whether what scrolls here follows actions: not where `scrollDisabled(true)` holds.
    public var isScrollEnabled: Bool { scope.isScrollEnabled }

    /// Whether controls show no labels here: `labelsHidden()`.
    public var hidesLabels: Bool { scope.hidesLabels }
}
