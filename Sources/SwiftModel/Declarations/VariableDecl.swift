import Diagnostics

/// A global, static or instance property.
public final class VariableDecl: Hashable {
    public let name: String
    public let owner: NominalDecl?
    public let isStatic: Bool
    public package(set) var isLet: Bool
    public let span: Span?
    public let isPrelude: Bool
    public package(set) var attributes = Attributes()
    package var typeStorage: SwiftType?
    package var resolveType: (() -> SwiftType)?
    /// In terms of the owner's parameters.
    public var type: SwiftType {
        if let typeStorage { return typeStorage }
        guard let resolve = resolveType else { return .error }
        resolveType = nil
        typeStorage = .error
        typeStorage = resolve()
        return typeStorage ?? .error
    }
    /// Present where the property is computed.
    public package(set) var getter: FunctionDecl?
    public package(set) var setter: FunctionDecl?
    public package(set) var willSet: FunctionDecl?
    public package(set) var didSet: FunctionDecl?
    public package(set) var isLazy = false
    /// What must hold for the property to exist: the conditions of the extension that declares it.
    package var requirements: [Requirement] = []
    /// `var name: T!`: an optional that is unwrapped where its value is wanted.
    package var isImplicitlyUnwrapped = false
    public package(set) var isWeak = false
    public package(set) var isRequirement = false
    /// The property wrapper's stored property (`_name`) behind a wrapped property, and the wrapped property behind it.
    public package(set) weak var backing: VariableDecl?
    public package(set) weak var wrapped: VariableDecl?
    /// What wraps a wrapped property.
    package var writtenWrapper: (any WrittenWrapper)?
    /// `@State` where that is a macro, and whether it has an inline value, which is then the first value whatever an initializer assigns.
    package var (isStateMacro, hasInlineState) = (false, false)
    /// The pattern that names the property together with others.
    public package(set) var pattern: TuplePattern?
    /// The initial value of a property as written.
    package var writtenValue: (any WrittenExpression)?
    /// The place among the owner's stored properties, from 0.
    public package(set) var index = 0

    package var checkInitializer: (() -> Expr?)?
    private var checkedInitializer: Expr??
    /// The initial value of a stored property, global or static.
    public var initializer: Expr? {
        if let checkedInitializer { return checkedInitializer }
        checkedInitializer = .some(nil)
        let expression = checkInitializer?()
        checkedInitializer = .some(expression)
        return expression
    }
    public var hasInitializer: Bool { checkInitializer != nil }
    /// Whether an `@Observable` class notices reads and changes of it.
    public var isObserved: Bool { attributes.names.isDisjoint(with: ["ObservationIgnored", "Transient"]) }
    public var isStored: Bool { getter == nil && !isRequirement }

    package init(name: String, owner: NominalDecl?, isStatic: Bool, isLet: Bool, span: Span?, isPrelude: Bool) {
        (self.name, self.owner, self.isStatic, self.isLet, self.span, self.isPrelude) = (name, owner, isStatic, isLet, span, isPrelude)
    }
    public static func == (a: VariableDecl, b: VariableDecl) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The tuple that a pattern takes apart to name an instance's properties: `var (a, b) = (0, 1)`.
public final class TuplePattern {
    public let whole: VariableDecl
    /// What holds the tuple while an instance is made.
    public private(set) lazy var variable = LocalVariable(name: whole.name, type: whole.type, isLet: true)

    package init(_ whole: VariableDecl) { self.whole = whole }
}
