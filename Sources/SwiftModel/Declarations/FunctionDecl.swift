import Diagnostics

/// A function, method, initializer, accessor, subscript accessor or operator.
public final class FunctionDecl: Hashable {
    public enum Kind { case function, initializer, getter, setter, subscriptGetter, subscriptSetter, deinitializer, willSet, didSet }
    package enum Ownership { case borrowing, consuming }
    public struct Parameter {
        public var label: String?
        public var name: String
        public var type: SwiftType
        public var isInout = false
        public var isVariadic = false
        /// `repeat each T`, other than `(repeat each T)`.
        package var isPack: Bool { isVariadic && type.isPack }
        public var isAutoclosure = false
        /// `isolated M`: the code belongs to that actor.
        package var isIsolated = false
        public var isEscaping = false
        /// `borrowing` or `consuming`, where that is written.
        package var ownership: Ownership?
        /// Where a program writes its type.
        package var typeSpan: Span?
        /// `T!`.
        package var isImplicitlyUnwrapped = false
        /// The result builder that transforms a closure given here.
        public var builder: NominalDecl?
        /// What the builder's own generic parameters stand for: `Value` of `@TableRowBuilder<Value>`.
        package var builderArguments: [SwiftType] = []
        /// As written.
        package var writtenDefault: (any WrittenExpression)?
        /// A property wrapper on it.
        package var writtenWrapper: (any WrittenWrapper)?
        /// A default that is checked already: a stored property's initial value.
        package var typedDefault: (() -> Expr?)?
        /// A builder closure of a memberwise initializer whose result is stored.
        package var storesResult = false
        public init(label: String? = nil, name: String, type: SwiftType) { (self.label, self.name, self.type) = (label, name, type) }

        public var hasDefault: Bool { writtenDefault != nil || typedDefault != nil }
    }

    public let name: String
    public let kind: Kind
    /// The type (or protocol) whose member it is, in an extension too.
    public let owner: NominalDecl?
    public let isStatic: Bool
    public let span: Span?
    public let isPrelude: Bool
    public package(set) var attributes = Attributes()
    public package(set) var isMutating = false
    public package(set) var isThrowing = false
    /// `throws(Failure)`; `nil` where any error may be thrown.
    public package(set) var thrownType: SwiftType?
    /// Written by the compiler, such as the accessors of a wrapped property.
    public package(set) var isSynthesized = false
    /// Throws only what a closure given to it throws.
    public package(set) var isRethrowing = false
    public package(set) var isAsync = false
    public package(set) var isFailable = false
    /// Its result is written `T!`, or it is an `init!`.
    package var givesImplicitlyUnwrapped = false
    /// A class's member whose result is written `Self` or `Self?`: a subclass's gives the subclass.
    public package(set) var returnsSelf = false
    /// All generic parameters that its type and body may name, the owner's first; a protocol member's begin with `Self`.
    public package(set) var parameters: [GenericParameter] = []
    public package(set) var requirements: [Requirement] = []
    /// How many of `parameters` the declaration itself has; the others are those of what encloses it.
    public package(set) var ownParameterCount = 0
    private var parameterList: [Parameter] = [] { didSet { knownFullName = nil } }
    private var knownFullName: String?
    /// Makes the parameters at the first use: those of a memberwise initializer, whose types may be inferred from values.
    package var prepare: (() -> Void)?
    public package(set) var arguments: [Parameter] {
        get {
            if let prepare {
                self.prepare = nil
                prepare()
            }
            return parameterList
        }
        set { parameterList = newValue }
    }
    public package(set) var result: SwiftType = .void
    public package(set) var opaque: OpaqueResult?
    public package(set) var builder: NominalDecl?
    /// What the builder's own generic parameters stand for: `Self` of `@TransferRepresentationBuilder<Self>`.
    package var builderArguments: [SwiftType] = []
    /// A requirement of a protocol without its own body; calls go to the witness of the concrete type.
    public package(set) var isRequirement = false
    /// The key under which the native binding of a prelude declaration without a body is found: `View.padding(_: Edge.Set, _: CGFloat?)`.
    public package(set) lazy var nativeKey: String? = makeNativeKey?()
    /// Spells the key; most are never needed.
    package var makeNativeKey: (() -> String)?
    /// A class member that this one overrides.
    public package(set) weak var overridden: FunctionDecl?
    public package(set) var isOverridden = false
    /// An initializer made by the compiler, whose body sets every stored property: initial values are not evaluated before it.
    public package(set) var initializesEverything = false
    /// A memberwise initializer that the compiler doesn't write, since `@State` is a macro: it would be `private`.
    package var isLostToState = false
    /// An initializer that an extension declares, which takes no implicit one away.
    package var isOfExtension = false
    /// A struct's `init()` beside a memberwise initializer whose parameters all have defaults: calls mean that one.
    package var isCoveredByDefaults = false
    /// The setter beside a subscript's getter.
    public package(set) var subscriptSetter: FunctionDecl?
    /// The `@Entry` property whose accessor this is; its `initializer` is the key's default value.
    public package(set) weak var entry: VariableDecl?
    /// The shipped spelling of a name that is accepted all the same (`@_renamed`).
    public package(set) var renamed: String?

    /// The parameters as written: `label: Type`.
    package var spelling: () -> [String] = { [] }
    /// Where it is declared, as the checker knows it.
    package var surroundings: (any DeclarationSurroundings)?
    package var source: SourceText?
    /// The brace that closes the body.
    package var endOfBody: Span?
    package var checkBody: (() -> Body?)?
    private var checked: Body??

    package init(name: String, kind: Kind, owner: NominalDecl?, isStatic: Bool, span: Span?, isPrelude: Bool) {
        (self.name, self.kind, self.owner, self.isStatic, self.span, self.isPrelude) = (name, kind, owner, isStatic, span, isPrelude)
    }
    public static func == (a: FunctionDecl, b: FunctionDecl) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The checked body; `nil` for requirements and native functions. Checked at the first use; a body being checked is `nil`.
    public var body: Body? {
        if let checked { return checked }
        checked = .some(nil)
        let body = checkBody?()
        checked = .some(body)
        return body
    }

    /// As diagnostics name a method: with the labels, where there is one or where it takes nothing.
    package var shownName: String { arguments.isEmpty || arguments.contains { $0.label != nil } ? fullName : name }

    /// Whether a call uses up the value that it is made on.
    package var isConsuming: Bool { attributes.contains("consuming") }

    /// Whether a call uses up an argument that can't be copied.
    package func consumes(argument index: Int) -> Bool {
        guard arguments.indices.contains(index), !arguments[index].isInout else { return false }
        if let ownership = arguments[index].ownership { return ownership == .consuming }
        return kind == .initializer || kind == .setter || kind == .subscriptSetter
    }

    /// Whether the name is an operator's.
    package var isOperator: Bool { !(name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? true) }

    /// `padding(_:_:)`.
    public var fullName: String {
        if arguments.isEmpty && kind != .function && kind != .initializer { return name }
        if let knownFullName { return knownFullName }
        let spelled = "\(name)(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))"
        knownFullName = spelled
        return spelled
    }
}
