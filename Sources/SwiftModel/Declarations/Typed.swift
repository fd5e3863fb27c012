import Diagnostics

/// A checked expression. Types may hold solved type variables; `SwiftType.resolved` looks through them.
public final class Expr {
    public package(set) var kind: Kind
    public package(set) var type: SwiftType
    public let span: Span

    public init(_ kind: Kind, _ type: SwiftType, _ span: Span) { (self.kind, self.type, self.span) = (kind, type, span) }

    public indirect enum Kind {
        // Literals; `type` is what the literal makes: an integer literal may be a Double, a CGFloat, a type of the snippet.
        case integer(Int)
        case float(Double)
        case boolean(Bool)
        case string(String)
        case interpolation([Expr])
        case nilLiteral
        case array([Expr])
        case dictionary([(Expr, Expr)])

        // References.
        case local(LocalVariable)
        case global(VariableDecl)
        /// A static property; `type` arguments belong to the owner's parameters.
        case staticMember(VariableDecl, owner: SwiftType)
        /// An instance property, stored or computed, or a protocol's requirement; `owner` is the static type of the base.
        case member(Expr, VariableDecl, owner: SwiftType)
        case tupleElement(Expr, Int)
        /// `T.self`, and the base of static members.
        case metatype(SwiftType)
        /// A function as a value; `base` is bound as `self`.
        case functionValue(Callee, base: Expr?)
        case enumCase(EnumCase, arguments: [Expr])
        /// `EnumCase` with payload as a function value.
        case enumCaseFunction(EnumCase)
        case keyPath([KeyPathComponent])
        /// Represents a value that the enclosing construct provides (the bound value of an optional chain, the subject of a pattern).
        case placeholder(LocalVariable)

        // Calls. Arguments are in the order of the parameters; defaults are filled in; variadic ones are one array.
        case call(Callee, base: Expr?, arguments: [Expr])
        case callValue(Expr, arguments: [Expr])
        case subscripted(Expr, getter: Callee, setter: Callee?, arguments: [Expr])
        /// `&x` or the base of a mutating call; the operand is an lvalue.
        case inOut(Expr)
        case closure(Closure)
        /// An argument for an `@autoclosure` parameter.
        case autoclosure(Closure)

        // Optionals.
        /// `T` to `T?`.
        case wrap(Expr)
        case forceUnwrap(Expr)
        /// `a?.b.c`: `chain` ends when a `bind` inside finds nil.
        case optionalChain(Expr)
        case optionalBind(Expr)
        case nilCoalesce(Expr, Expr)

        // Conversions.
        /// Into an existential (`Any`, `any P`); keeps the concrete type.
        case erase(Expr)
        /// `as!`, `as?` (type is optional), `is` (Bool).
        case forceCast(Expr, SwiftType)
        case conditionalCast(Expr, SwiftType)
        case typeTest(Expr, SwiftType)
        /// Subclass to superclass, CGFloat to Double, function types of equal shape: `type` is the target.
        case convert(Expr)

        // Control.
        case conditional(Expr, Expr, Expr)
        case and(Expr, Expr)
        case or(Expr, Expr)
        case not(Expr)
        case assign(Expr, Expr)
        /// `_ = value`.
        case discard(Expr)
        /// Moves the value out of a place: `consume x`, and a use that ends the life of a value that can't be copied.
        case consume(Expr)
        /// `discard self`: the value ends without its `deinit`.
        case discardSelf(Expr)
        case tuple([Expr])
        /// `repeat` of an expression for each element of packs, all of the same number: a tuple.
        case packExpansion(Expr, [GenericParameter])
        /// `each values` inside of it: an element of a tuple of a pack.
        case packElement(Expr, GenericParameter)
        /// `if` and `switch` as expressions, and `do` blocks of builders: the statements set the variable.
        case statements([Statement], result: LocalVariable)
        case tryForce(Expr)
        case tryOptional(Expr)
        case await(Expr)
        /// `type(of:)`.
        case dynamicType(Expr)
        case failed
    }
}

/// What a call calls.
public enum Callee {
    /// The type arguments replace `decl.parameters`. For members of classes the machine finds the override; for requirements
    /// (`decl.isRequirement`) it finds the witness of the first type argument, `Self`. An existential `Self` is opened at run time.
    case function(FunctionDecl, [SwiftType])
    /// `super.method()`.
    case superFunction(FunctionDecl, [SwiftType])

    public var decl: FunctionDecl {
        switch self {
        case .function(let decl, _), .superFunction(let decl, _): decl
        }
    }
}

public enum KeyPathComponent {
    case property(VariableDecl, owner: SwiftType, type: SwiftType)
    case subscripted(getter: Callee, setter: Callee?, arguments: [Expr], type: SwiftType)
    case tupleElement(Int, type: SwiftType)
    case optionalChain(type: SwiftType)
    case forceUnwrap(type: SwiftType)
}

/// A closure, with the variables that it takes from outside.
public final class Closure {
    public package(set) var body = Body()
    public package(set) var parameters: [LocalVariable] = []
    public package(set) var resultType: SwiftType = .void
    /// Whether it may be called after the function that makes it has returned.
    public package(set) var isEscaping = false
    /// Names of a capture list, with what they are given.
    public package(set) var captureList: [(LocalVariable, Expr)] = []
    /// The types of errors that its calls and statements throw.
    public package(set) var thrownTypes: Set<SwiftType> = []
    /// The local variable whose observer it is: what it sets itself, its observers don't hear of.
    public package(set) var observed: LocalVariable?
    public init() {}

    /// A closure without parameters that the checker makes.
    package static func giving(_ value: Expr) -> Expr {
        let closure = Closure()
        closure.resultType = value.type
        closure.body.statements = [Statement(.return(value), value.span)]
        return Expr(.closure(closure), .function(FunctionType(parameters: [], result: value.type)), value.span)
    }

    /// A closure of one expression that no program has written.
    package convenience init(of parameters: [LocalVariable], giving value: Expr) {
        self.init()
        for parameter in parameters { parameter.isParameter = true }
        (self.parameters, resultType) = (parameters, value.type)
        body.variables = parameters
        body.statements = [Statement(.return(value), value.span)]
    }
}

/// A parameter, `let` or `var` of a function.
public final class LocalVariable: Hashable {
    public let name: String
    public package(set) var type: SwiftType
    public package(set) var isLet: Bool
    public package(set) var isInout = false
    /// Used in a closure or local function: a `var` then lives in a box that both share.
    public package(set) var isCaptured = false
    public package(set) var isWeak = false
    /// A `let` without initial value, or a variable set by the checker's own code, is assigned once later.
    public package(set) var span: Span?
    public package(set) var isUsed = false
    public package(set) var isMutated = false
    public package(set) var isParameter = false
    /// The program names it in a pattern: of a `let` or `var`, a condition, a case, a loop.
    package var isOfPattern = false
    /// The only name of a `let` or `var` without a type.
    package var isSole = false
    /// An actor that the code belongs to: `isolated`.
    package var isIsolated = false
    /// A parameter of a closure that takes any number of values, which are an array inside.
    package var isVariadic = false
    /// A parameter of a closure that is `consuming`.
    package var isConsuming = false
    /// `var name: T!`.
    package var isImplicitlyUnwrapped = false
    /// `async let`: waited for where it is read.
    package var isAwaited = false
    /// A `let` without initial value: set once, later.
    public package(set) var isAssignedOnce = false
    public package(set) var accessors: LocalAccessors?

    public init(name: String, type: SwiftType, isLet: Bool, span: Span? = nil) { (self.name, self.type, self.isLet, self.span) = (name, type, isLet, span) }
    public static func == (a: LocalVariable, b: LocalVariable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What runs where a local variable is read or set: functions of the block that declares it.
public struct LocalAccessors {
    public package(set) var getter: LocalVariable?
    public package(set) var setter: LocalVariable?
    public package(set) var willSet: LocalVariable?
    public package(set) var didSet: LocalVariable?
    public init() {}
}

public struct Statement {
    public let kind: Kind
    public let span: Span
    public init(_ kind: Kind, _ span: Span) { (self.kind, self.span) = (kind, span) }

    public indirect enum Kind {
        case expression(Expr)
        /// Declares the variables of the pattern; without a value they are set later.
        case bind(Pattern, Expr?)
        case localFunction(FunctionDecl, LocalVariable, Closure)
        case `if`([Condition], then: [Statement], else: [Statement])
        case `guard`([Condition], else: [Statement])
        case `switch`(Expr, [SwitchCase])
        case `for`(Pattern, in: Expr, iterator: ForIteration, where: Expr?, body: [Statement], label: String?)
        case `while`([Condition], body: [Statement], label: String?)
        case repeatWhile(body: [Statement], Expr, label: String?)
        case `break`(String?)
        case `continue`(String?)
        case `fallthrough`
        case `return`(Expr?)
        case `throw`(Expr)
        case doCatch([Statement], [CatchClause], label: String?)
        case `defer`([Statement])
        /// Leaves the body without a value: after an error that was reported.
        case unreachable(String)
    }
}

public enum Condition {
    case boolean(Expr)
    /// `if let x = e`, `if case p = e`: the pattern is matched against the value.
    case pattern(Pattern, Expr)
    case available(Bool)
}

public struct SwitchCase {
    /// No patterns: `default`.
    public var patterns: [(Pattern, where: Expr?)]
    public var body: [Statement]

    package init(patterns: [(Pattern, where: Expr?)], body: [Statement]) { (self.patterns, self.body) = (patterns, body) }
}

public struct CatchClause {
    public var pattern: Pattern
    public var condition: Expr?
    public var body: [Statement]
    /// Whether no error that the `do` may throw passes the clause.
    public var takesEverything: Bool

    package init(pattern: Pattern, condition: Expr?, body: [Statement], takesEverything: Bool) {
        (self.pattern, self.condition, self.body, self.takesEverything) = (pattern, condition, body, takesEverything)
    }
}

/// How a `for` walks its sequence.
public enum ForIteration {
    /// `Array`, `Range<Int>`, `ClosedRange<Int>` and anything else the machine iterates itself; else the sequence's `makeIterator` and the iterator's `next`.
    case iterator(makeIterator: Callee, next: Callee, iteratorType: SwiftType, element: SwiftType)
    /// The sequence is a pattern for each element of a pack.
    case pack
}

public indirect enum Pattern {
    case any
    case variable(LocalVariable)
    case tuple([Pattern])
    case enumCase(EnumCase, [Pattern])
    /// `let x?`, `if let x`, `.some(p)`.
    case some(Pattern)
    /// `nil`, `.none`.
    case none
    case isType(SwiftType)
    /// `let x as T`.
    case cast(Pattern, SwiftType)
    /// The value is put into the variable, then the expression (of type Bool) decides: `5`, `1..<3`, any `~=`.
    case expression(LocalVariable, Expr)
}

extension Expr {
    /// Whether the expression is a type's name, and no value that holds a type.
    package var isTypeName: Bool { if case .metatype = kind { true } else { false } }
    /// Whether it is a type that is known only when the code runs: `type(of: x)`, a variable.
    package var isMetatypeValue: Bool { if case .metatype = type.head { !isTypeName } else { false } }
    /// Whether an initializer calls another one here: `self.init(…)`, `super.init(…)`.
    package var isDelegation: Bool {
        switch kind {
        case .wrap(let inner): inner.isDelegation
        case .call(let callee, _?, _): callee.decl.kind == .initializer && type.isVoid
        default: false
        }
    }
    /// Whether an initializer calls another one here that may give `nil`: `self.init(…)`, `super.init(…)`.
    package var isFailableDelegation: Bool {
        if case .call(let callee, _?, _) = kind { callee.decl.kind == .initializer && callee.decl.isFailable && type.isVoid } else { false }
    }
}
