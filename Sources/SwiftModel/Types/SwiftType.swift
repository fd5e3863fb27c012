/// A Swift type, as the checker knows it. Declarations are compared by identity.
public indirect enum SwiftType: Hashable {
    /// A struct, class or enum. The arguments of enclosing types come before its own.
    case nominal(NominalDecl, [SwiftType])
    /// `()` is the empty tuple. A tuple of one element without label does not exist.
    case tuple([TupleElement])
    case function(FunctionType)
    /// A generic parameter inside its declaration, a protocol's `Self` included.
    case parameter(GenericParameter)
    /// An associated type of a type that is not concrete yet: `T.ID`.
    case member(SwiftType, AssociatedType)
    /// `some P` as a result: known from outside by its protocols only, and by `opaque.underlying` to those who look.
    case opaque(OpaqueResult, [SwiftType])
    /// `any P & Q`; `Any` has no protocols; a superclass bound is not kept. Sorted by name; with what `any P<X>` says of primary associated types.
    case existential([NominalDecl], [AssociatedType: SwiftType])
    /// `repeat Box<each T>`: the tuple of a pattern for each type of the packs, by what stands for their elements in the pattern.
    case expansion(SwiftType, [GenericParameter: SwiftType])
    /// `T.self` is of type `metatype(T)`.
    case metatype(SwiftType)
    /// Being inferred. `TypeVariable.solution` is what it became.
    case variable(TypeVariable)
    /// Already reported; agrees with everything.
    case error

    public static var void: SwiftType { .tuple([]) }
    public static var any: SwiftType { .existential([], [:]) }
}

public struct TupleElement: Hashable {
    public let label: String?
    public let type: SwiftType
    public init(label: String? = nil, type: SwiftType) { (self.label, self.type) = (label, type) }
}

public struct FunctionType: Hashable {
    public struct Parameter: Hashable {
        public var type: SwiftType
        public var isInout = false
        public var isAutoclosure = false
        public var isVariadic = false
        /// `isolated M`: the code belongs to that actor.
        package var isIsolated = false
        /// `consuming T`: a call uses up what it is given.
        package var isConsuming = false
        /// `repeat each T`: as many parameters as the pack has types.
        package var isPack = false
        public var builder: NominalDecl?

        package init(type: SwiftType, isInout: Bool = false, isAutoclosure: Bool = false, isVariadic: Bool = false, builder: NominalDecl? = nil) {
            (self.type, self.isInout, self.isAutoclosure, self.isVariadic, self.builder) = (type, isInout, isAutoclosure, isVariadic, builder)
        }
    }
    public var parameters: [Parameter]
    public var result: SwiftType
    public var isThrowing = false
    public var isAsync = false
    /// `throws(Failure)`; `nil` where any error may be thrown, or none.
    package var thrown: SwiftType?

    package init(parameters: [Parameter], result: SwiftType, isThrowing: Bool = false, isAsync: Bool = false, thrown: SwiftType? = nil) {
        (self.parameters, self.result, self.isThrowing, self.isAsync, self.thrown) = (parameters, result, isThrowing, isAsync, thrown)
    }

    // `throws`, `async` and builders take no part in equality: conversions between such types are free.
    public static func == (a: FunctionType, b: FunctionType) -> Bool {
        a.result == b.result && a.parameters.map(\.type) == b.parameters.map(\.type)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(result)
        for parameter in parameters { hasher.combine(parameter.type) }
    }
}

/// A generic parameter of a type, an extension's type or a function; `Self` of a protocol.
public final class GenericParameter: Hashable {
    public let name: String
    /// Protocols it conforms to, by its own declaration and by where clauses; filled while declarations are collected.
    public var protocols: [NominalDecl] {
        get { pack?.ownProtocols ?? ownProtocols }
        set { ownProtocols = newValue }
    }
    private var ownProtocols: [NominalDecl] = []
    public var superclass: SwiftType?
    /// Of `each T`, what stands for one of its types inside of `repeat`.
    package private(set) var element: GenericParameter?
    private weak var pack: GenericParameter?
    /// An anonymous parameter made by `some P` in a parameter's type.
    public let isImplicit: Bool
    /// `T: ~Copyable`.
    package var suppressesCopyable = false
    /// `let count: Int`: its argument is a whole number.
    package var isValue = false

    public init(name: String, isImplicit: Bool = false) { (self.name, self.isImplicit) = (name, isImplicit) }

    /// `each T`.
    package convenience init(pack name: String) {
        self.init(name: name)
        let element = GenericParameter(name: "each \(name)")
        element.pack = self
        self.element = element
    }
    public static func == (a: GenericParameter, b: GenericParameter) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `associatedtype ID: Hashable` of a protocol.
public final class AssociatedType: Hashable {
    public let name: String
    public unowned let owner: NominalDecl
    public var protocols: [NominalDecl] = []
    /// The class that it inherits from.
    public var superclass: SwiftType?
    /// Read at the first use: it may name associated types that are declared later.
    public lazy var defaultType: SwiftType? = resolveDefault?()
    package var resolveDefault: (() -> SwiftType)?

    public init(name: String, owner: NominalDecl) { (self.name, self.owner) = (name, owner) }
    public static func == (a: AssociatedType, b: AssociatedType) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What hides behind one `some P` of a declaration.
public final class OpaqueResult: Hashable {
    public let protocols: [NominalDecl]
    /// The declaration's generic parameters, which the arguments in `SwiftType.opaque` stand for.
    public let parameters: [GenericParameter]
    /// What `some P<X>` says of primary associated types, in terms of `parameters`.
    public var fixed: [(name: String, type: SwiftType)] = []
    /// In terms of `parameters`; `nil` until the declaration's body is checked.
    public var underlying: SwiftType?
    /// Checks the declaration that owns it, which sets `underlying`.
    public var resolve: (() -> Void)?

    public init(protocols: [NominalDecl], parameters: [GenericParameter]) { (self.protocols, self.parameters) = (protocols, parameters) }
    public static func == (a: OpaqueResult, b: OpaqueResult) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type being inferred.
public final class TypeVariable: Hashable {
    public enum Literal: Hashable { case integer, float, string, boolean, array, dictionary, `nil` }
    public let id: Int
    public package(set) var solution: SwiftType?
    /// A literal waiting for its type: takes only types that can be written so, and the usual one by default.
    public package(set) var literal: Literal?
    /// Protocols that the solution must conform to.
    public package(set) var protocols: [NominalDecl] = []
    /// What the arguments beside the one that it is the type of say of its associated types.
    package var parts: [(associated: AssociatedType, type: SwiftType)] = []
    /// The generic parameter that it stands for, as diagnostics spell it while it is open.
    package let name: String?

    package init(id: Int, literal: Literal? = nil, name: String? = nil) { (self.id, self.literal, self.name) = (id, literal, name) }
    public static func == (a: TypeVariable, b: TypeVariable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
