import Diagnostics

/// Reads a declaration in steps, each when it is first needed.
package protocol DeclarationReader: AnyObject {
    func readHeader()
    func readContent()
    /// - Parameter count: the number of arguments, where only functions that take as many are of interest.
    func readMembers(named name: String, of decl: NominalDecl, taking count: Int?)
    func readAllMembers(of decl: NominalDecl)
    /// Whether the declaration itself contains initializers that may wait to be read.
    func declaresInitializers(_ decl: NominalDecl) -> Bool
    /// The names of the members that wait for them.
    func memberNames(of decl: NominalDecl) -> Set<String>
    /// The members of a name that wait for it, as they are written; also after they were read.
    func written(named name: String, of decl: NominalDecl) -> [WrittenDeclaration]
}

/// A struct, class, enum or protocol.
public final class NominalDecl: Hashable {
    public enum Kind: String { case `struct`, `class`, `enum`, `protocol` }
    public let kind: Kind
    public let name: String
    public let parent: NominalDecl?
    /// Distinguishes declarations of one name; stable as long as the qualified name is.
    public let key: Int
    public let isPrelude: Bool
    /// Which well-known declaration of the libraries it is.
    public let known: KnownType?
    public let span: Span?
    public let attributes: Attributes
    /// An actor, which is a class otherwise.
    package var isActor = false
    /// A library's type with a parameter pack. Here it has one parameter, for the tuple of what the pack holds: see `packed`.
    package var takesPack = false
    /// What the declaration says before its members, as far as it has been read.
    package var header = Header()
    /// What it contains, as far as it has been read.
    package var content = Content()
    /// Reads what a library's text holds when it is first needed; `nil` where all was read at once.
    package var reader: (any DeclarationReader)?

    package struct Header {
        package var parameters: [GenericParameter] = []
        package var requirements: [Requirement] = []
        package var conformances: [Conformance] = []
        package var superclass: SwiftType?
        package var rawType: SwiftType?
        package var associatedTypes: [AssociatedType] = []
        package var primaryAssociatedTypes: [String] = []
        package var refined: [NominalDecl] = []
    }

    package struct Content {
        package var storedProperties: [VariableDecl] = []
        package var cases: [EnumCase] = []
        package var members: [String: [Member]] = [:]
        package var deinitializer: FunctionDecl?
    }

    private func readHeader() { reader?.readHeader() }
    private func readContent() { reader?.readContent() }

    /// Those of enclosing types first. A protocol's only parameter is `Self`.
    public var parameters: [GenericParameter] {
        readHeader()
        return header.parameters
    }
    public var requirements: [Requirement] {
        readHeader()
        return header.requirements
    }
    /// Declared conformances, by the type itself or by an extension with its conditions.
    public var conformances: [Conformance] {
        readHeader()
        return header.conformances
    }
    public var superclass: SwiftType? {
        readHeader()
        return header.superclass
    }
    public var rawType: SwiftType? {
        readHeader()
        return header.rawType
    }
    public var associatedTypes: [AssociatedType] {
        readHeader()
        return header.associatedTypes
    }
    /// The names of those in angle brackets after the protocol's name.
    package var primaryAssociatedTypes: [String] {
        readHeader()
        return header.primaryAssociatedTypes
    }
    /// Protocols that a protocol refines.
    public var refined: [NominalDecl] {
        readHeader()
        return header.refined
    }

    /// In the order of declaration; a class's own ones (its superclass's come before them in an instance).
    public var storedProperties: [VariableDecl] {
        readContent()
        return content.storedProperties
    }
    public var cases: [EnumCase] {
        readContent()
        return content.cases
    }
    public var deinitializer: FunctionDecl? {
        readContent()
        return content.deinitializer
    }

    public package(set) var nestedTypes: [String: NominalDecl] = [:]
    public package(set) var aliases: [String: TypeAlias] = [:]

    /// The members of a name, those of extensions in the same module too.
    public func members(named name: String) -> [Member] {
        reader?.readMembers(named: name, of: self, taking: nil)
        return content.members[name] ?? []
    }
    /// The members of a name, as far as a call with this many arguments may mean them: others may be left unread.
    package func members(named name: String, taking count: Int) -> [Member] {
        reader?.readMembers(named: name, of: self, taking: count)
        return content.members[name] ?? []
    }
    public func hasMember(named name: String) -> Bool { !members(named: name).isEmpty }
    /// All members by name, which reads any that are left.
    public var allMembers: [String: [Member]] {
        reader?.readAllMembers(of: self)
        return content.members
    }
    /// The names of all members.
    public var memberNames: Set<String> {
        readContent()
        return Set(content.members.keys).union(reader?.memberNames(of: self) ?? [])
    }
    /// A protocol's requirements, by name.
    package var requiredMembers: [Member] {
        readContent()
        return content.members.sorted { $0.key < $1.key }.flatMap(\.value).filter { member in
            switch member {
            case .function(let function): function.isRequirement
            case .variable(let variable): variable.isRequirement
            case .enumCase: false
            }
        }
    }
    /// Releases everything that it declares.
    func forget() {
        (header, content, reader) = (Header(), Content(), nil)
        (nestedTypes, aliases) = ([:], [:])
    }
    package func add(_ member: Member, named name: String) { content.members[name, default: []].append(member) }

    package init(kind: Kind, name: String, parent: NominalDecl?, key: Int, isPrelude: Bool, span: Span?, attributes: Attributes) {
        (self.kind, self.name, self.parent, self.key, self.isPrelude) = (kind, name, parent, key, isPrelude)
        (self.span, self.attributes) = (span, attributes)
        known = isPrelude ? KnownType(rawValue: parent.map { "\($0.name).\(name)" } ?? name) : nil
    }
    public static func == (a: NominalDecl, b: NominalDecl) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// `Outer.Inner`.
    public var qualifiedName: String { parent.map { "\($0.qualifiedName).\(name)" } ?? name }
    /// The module that a library declaration belongs to; `nil` for those of a snippet.
    package var libraryModule: String? { span?.source.library }
    /// The type with its own parameters as arguments: `Self` inside its declaration.
    public var selfType: SwiftType {
        let parameters = parameters
        return kind == .protocol ? .parameter(parameters[0]) : .nominal(self, parameters.map(SwiftType.parameter))
    }
}

public struct Attributes {
    /// The names of attributes and modifiers as written, without `@`: `State`, `ViewBuilder`, `private`, `static`, ...
    public var names: Set<String> = []
    /// What `@available` says of the declaration.
    package var availability: Availability?
    public init() {}
    package func contains(_ name: String) -> Bool { names.contains(name) }

    /// The attributes of classes whose objects are observed property by property.
    public static let ofObservableClasses: Set = ["Observable", "Model"]
    public var makeObservable: Bool { !names.isDisjoint(with: Self.ofObservableClasses) }
}

public final class TypeAlias {
    public let name: String
    public package(set) var type: SwiftType?
    public let parameters: [GenericParameter]
    package let span: Span?
    /// `private` or `fileprivate`, where it is for its file alone.
    package var fileLevel: String?
    /// Set until resolved.
    package var resolve: (() -> SwiftType)?
    /// Set while its type is being looked up: a lookup meanwhile is nested.
    var isBeingResolved = false
    /// Whether its type leads back to it.
    package var isCircular = false
    package init(name: String, parameters: [GenericParameter], span: Span?) { (self.name, self.parameters, self.span) = (name, parameters, span) }
}

public enum Requirement {
    case conforms(SwiftType, NominalDecl)
    case same(SwiftType, SwiftType)
    case superclass(SwiftType, SwiftType)

    package func substituting(_ map: [GenericParameter: SwiftType]) -> Requirement {
        switch self {
        case .conforms(let subject, let target): .conforms(subject.substituting(map), target)
        case .same(let a, let b): .same(a.substituting(map), b.substituting(map))
        case .superclass(let subject, let base): .superclass(subject.substituting(map), base.substituting(map))
        }
    }
}

public struct Conformance {
    public let `protocol`: NominalDecl
    /// What must hold for the conformance, in terms of the type's parameters.
    public let conditions: [Requirement]
    /// Where it is declared, unless it is with the type itself.
    package var span: Span?

    package init(protocol: NominalDecl, conditions: [Requirement], span: Span? = nil) {
        (self.protocol, self.conditions, self.span) = (`protocol`, conditions, span)
    }
}

public enum Member {
    case function(FunctionDecl)
    case variable(VariableDecl)
    case enumCase(EnumCase)
}

public final class EnumCase: Hashable {
    public let name: String
    public unowned let owner: NominalDecl
    /// The tag: the place among the enum's cases, from 0.
    public let index: Int
    public package(set) var payload: [TupleElement] = []
    package var defaults: [(any WrittenExpression)?] = []
    /// An integer, a string or a number, where the enum has a raw type.
    public package(set) var rawValue: Literal?
    public enum Literal: Hashable { case int(Int), double(Double), string(String) }
    /// Written `indirect case`.
    package var isIndirect = false

    package init(name: String, owner: NominalDecl, index: Int) { (self.name, self.owner, self.index) = (name, owner, index) }
    public static func == (a: EnumCase, b: EnumCase) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A function, method, initializer, accessor, subscript accessor or operator.
public final class FunctionDecl: Hashable {
    public enum Kind { case function, initializer, getter, setter, subscriptGetter, subscriptSetter, deinitializer, willSet, didSet }
    public struct Parameter {
        public var label: String?
        public var name: String
        public var type: SwiftType
        public var isInout = false
        public var isVariadic = false
        /// `repeat each T`, other than `(repeat each T)`.
        package var isPack: Bool { isVariadic && type.isPack }
        public var isAutoclosure = false
        public var isEscaping = false
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
    /// A struct's `init()` beside a memberwise initializer whose parameters all have defaults: calls mean that one.
    package var isCoveredByDefaults = false
    /// The setter beside a subscript's getter.
    public package(set) var subscriptSetter: FunctionDecl?
    /// The `@Entry` property whose accessor this is; its `initializer` is the key's default value.
    public package(set) weak var entry: VariableDecl?
    /// The shipped spelling of a name that is accepted all the same (`@_renamed`).
    public package(set) var renamed: String?
    /// Sentences of the `///` comment before it.
    public package(set) lazy var documentation = readDocumentation()
    package var readDocumentation: () -> String = { "" }

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

/// A checked function body: its parameters as variables and its statements.
public final class Body {
    /// `self` where there is one. In an initializer of a struct or enum it is a variable to be filled; otherwise a `let`, or inout when mutating.
    public package(set) var selfVariable: LocalVariable?
    public package(set) var variables: [LocalVariable] = []
    public package(set) var statements: [Statement] = []
    /// Local variables of enclosing functions that a local function or closure uses.
    public package(set) var captures: [LocalVariable] = []
    public init() {}
}

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
    /// The initial value of a property as written.
    package var writtenValue: (any WrittenExpression)?
    /// The place among the owner's stored properties, from 0.
    public package(set) var index = 0
    public package(set) var documentation = ""

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
    public var isStored: Bool { getter == nil && !isRequirement }

    package init(name: String, owner: NominalDecl?, isStatic: Bool, isLet: Bool, span: Span?, isPrelude: Bool) {
        (self.name, self.owner, self.isStatic, self.isLet, self.span, self.isPrelude) = (name, owner, isStatic, isLet, span, isPrelude)
    }
    public static func == (a: VariableDecl, b: VariableDecl) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
