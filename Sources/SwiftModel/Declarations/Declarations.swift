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

public struct Attributes {
    /// The names of attributes and modifiers as written, without `@`: `State`, `ViewBuilder`, `private`, `static`, ...
    public var names: Set<String> = []
    /// What `@available` says of the declaration.
    package var availability: Availability?
    public init() {}
    package func contains(_ name: String) -> Bool { names.contains(name) }

    /// Those of a declaration that is `private` and nothing else.
    package static var `private`: Attributes {
        var attributes = Attributes()
        attributes.names = ["private"]
        return attributes
    }

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

extension Requirement: CustomStringConvertible {
    /// As in a `where` clause.
    public var description: String {
        switch self {
        case .conforms(let subject, let target): "\(subject): \(target.name)"
        case .same(let a, let b): "\(a) == \(b)"
        case .superclass(let subject, let base): "\(subject): \(base)"
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
    package var span: Span?
    /// Written `indirect case`.
    package var isIndirect = false

    package init(name: String, owner: NominalDecl, index: Int) { (self.name, self.owner, self.index) = (name, owner, index) }
    public static func == (a: EnumCase, b: EnumCase) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A checked function body: its parameters as variables and its statements.
public final class Body {
    /// `self` where there is one. In an initializer of a struct or enum it is a variable to be filled; otherwise a `let`, or inout when mutating.
    public package(set) var selfVariable: LocalVariable?
    public package(set) var variables: [LocalVariable] = []
    public package(set) var statements: [Statement] = []
    /// Local variables of enclosing functions that a local function or closure uses.
    public package(set) var captures: [LocalVariable] = []
    /// In an initializer of an `@Observable` class: where `self` is used once everything is set, so that its properties are set through their setters.
    public package(set) var completeSelves: Set<ObjectIdentifier> = []
    /// `super.init()`, which an initializer that doesn't call one calls wherever it ends.
    public package(set) var chained: Expr?
    public init() {}
}
