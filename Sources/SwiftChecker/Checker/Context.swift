import Diagnostics
import SwiftModel
import SwiftSyntax

/// The context of a declaration: what its types and bodies may name.
struct DeclContext {
    /// The enclosing type or extended type.
    var nominal: NominalDecl?
    var generics: [String: GenericParameter] = [:]
    var parameters: [GenericParameter] = []
    /// What generic parameters stand for, where a default argument is read for a call.
    var substitutions: [GenericParameter: SwiftType] = [:]
    var requirements: [Requirement] = []
    /// The scope around a local type or function.
    var scope: Scope?

    /// Whether names may mean members that come from a framework that isn't here.
    var isPartlyKnown: Bool { sequence(first: nominal, next: { $0?.parent }).prefix { $0 != nil }.contains { $0?.isPartlyKnown ?? false } }
}

/// A function of a block, with the variable that holds it.
struct LocalFunction {
    let decl: FunctionDecl
    let variable: LocalVariable
}

/// A lexical block with its local names.
final class Scope {
    enum Local {
        case variable(LocalVariable)
        /// One, or overloads of the same block.
        case functions([LocalFunction])
        case type(NominalDecl)
        case alias(TypeAlias)
    }
    let parent: Scope?
    let function: FunctionScope
    var names: [String: Local] = [:]
    /// Names that statements of this block declare.
    var declared: Set<String> = []
    /// The statements of the block.
    var items: CodeBlockItemListSyntax?
    /// What the first pattern of a case binds, while the others are read: they bind the same.
    var alternatives: [String: LocalVariable]?

    init(parent: Scope?, function: FunctionScope) { (self.parent, self.function) = (parent, function) }
}

/// A function or closure being checked.
final class FunctionScope {
    let parent: FunctionScope?
    let body: Body
    var result: SwiftType
    /// `some P` as the result, whose type the first `return` determines.
    var opaque: OpaqueResult?
    var isClosure = false
    /// The type of the library whose initializer takes the closure and builds with it.
    var container: NominalDecl?
    /// What selects the tabs that the closure gives.
    var tabSelection: SwiftType?
    /// A closure that may be called after the function that makes it has returned.
    var isEscaping = false
    /// The declaration as `#function` spells it.
    var name: String?
    /// The name of the declaration, for what is said of the whole body.
    var place: Span?
    /// Where a closure without a written result gets its type.
    var infersResult = false
    var sawReturn = false
    var loopDepth = 0
    /// `self`, with the variable that holds it.
    var selfVariable: LocalVariable?
    /// Whether it is marked `nonisolated`.
    var isNonisolated = false
    var isInitializer = false
    /// `consuming func`.
    var isConsuming = false
    /// The overriding property whose observer this is: there it means the inherited one.
    var observed: VariableDecl?
    /// A class's initializer that leaves the work to another one.
    var isConvenience = false
    /// `throws(Failure)`.
    var thrownType: SwiftType?
    var capturesWeakSelf = false
    /// Whether its code may wait, where that is known: of a closure, whether something in it waits.
    lazy var isAsync: Bool? = findsWaiting()
    var findsWaiting: () -> Bool? = { nil }

    init(parent: FunctionScope?, body: Body, result: SwiftType) { (self.parent, self.body, self.result) = (parent, body, result) }
}

/// An argument of a call: written, or made by the checker.
enum ArgumentSource {
    case syntax(ExprSyntax)
    case typed(Expr)
    /// A trailing closure may go to any closure parameter that is still free.
    case trailing(ClosureExprSyntax)

    var closure: ClosureExprSyntax? {
        switch self {
        case .trailing(let closure): closure
        case .syntax(let syntax): syntax.as(ClosureExprSyntax.self)
        case .typed: nil
        }
    }
}

struct Argument {
    var label: String?
    var source: ArgumentSource
    var span: Span
    /// With its label, as written.
    var whole: Span?
}

extension TokenSyntax {
    /// The identifier without the backticks that let a keyword be a name.
    var word: String { text.first == "`" ? String(text.dropFirst().dropLast()) : text }
}
