import Diagnostics
import SwiftModel
import SwiftSyntax

/// Collects the declarations of a text and checks its code: static types, overloads, conversions, builders, diagnostics.
public final class Checker {
    public let module: Module
    public let conformances: Conformances
    /// What checking a program charges; `nil` before and after.
    var budget: Budget?
    /// What ended the check before its end.
    var ending: Diagnostic?
    /// What was last begun in a text of the program, not of a library.
    var ownSyntax: (syntax: Syntax, source: SourceText)?
    var ownSources: Set<ObjectIdentifier> = []
    var source: SourceText { didSet { module.file = ObjectIdentifier(source) } }
    /// Those of the current code; discarded when a trial fails.
    var pending: [Diagnostic] = []
    /// Those that are final.
    var reported: [Diagnostic] = []
    /// The offsets of all diagnostics so far, those taken back as well.
    private var toldOffsets: Set<Int> = []
    var trail: [TrailEntry] = []
    /// Those of the texts that are checked, and of the library.
    var operatorsInUse = Operators()
    /// Operators between literals whose type is still open, the inner ones first.
    var openOperators: [OpenOperator] = []
    /// What has no type by itself and none from around it yet.
    var openParts: [OpenPart] = []
    /// Full expressions inside of the current one that are wrong whatever their types are.
    var settledFaults: [ExprSyntax] = []
    /// Components of builders in which a trial found faults.
    var faultyComponents: [SyntaxIdentifier: [ComponentSurroundings]] = [:]
    /// Closures whose parameters' types were known before the closures were checked.
    var closuresOfKnownParameters: Set<SyntaxIdentifier> = []
    /// Whether a member that nothing gave a type is looked up for the last time.
    var settlesOpenMember = false
    /// Those that were open in a trial, and got a type in another one.
    var foundParts: Set<SyntaxIdentifier> = []
    var variableCount = 0
    var context = DeclContext()
    var scope: Scope?
    /// Bodies to be checked when all declarations are collected.
    var bodies: [FunctionDecl] = []
    /// The frameworks that texts import and the workbook does not have.
    var missingImports: [ObjectIdentifier: [String]] = [:]
    var initializers: [VariableDecl] = []
    /// Texts that were found sound with an earlier input.
    var settled: Set<ObjectIdentifier> = []
    var depth = 0
    var trialDepth = 0
    var retryDepth = 0
    /// The types that were found for parts of the current full expression.
    var chosenTypes: [SyntaxIdentifier: SwiftType] = [:]
    /// The labels of the function whose name is looked up, where they are written: `string(from:)`.
    var writtenLabels: [String]?
    /// The packs that the current expansion goes through; `nil` outside of `repeat`.
    var expandedPacks: [GenericParameter]?
    var isCollectingExtension = false
    /// The access that the current extension gives its members.
    var extensionAccess: String?
    /// Declarations whose members aren't collected yet, by type.
    var awaited: [NominalDecl: [AwaitedMembers]] = [:]
    var collectedEarly: Set<EarlyMembers> = []
    var isBuilderCall = false
    /// Whether the program moves values: `consume x`, `discard self`.
    var consumes = false
    /// Bodies of local types, checked when the text has been read.
    var lateBodies: [FunctionDecl] = []
    var lateInitializers: [VariableDecl] = []
    /// Statements that a closure begins with: the parts of a tuple parameter.
    var prologue: [Statement] = []
    /// Locals that stand for an expression: `item` of a `$item` parameter.
    var aliases: [LocalVariable: (Span) -> Expr] = [:]
    var shorthandCounts: [SyntaxIdentifier: Int] = [:]
    /// What the constraints of anonymous parameters say of associated types.
    var impliedRequirements: [Requirement] = []
    /// The types that calls in the current `do` block may throw.
    var thrownTypes: Set<SwiftType> = []
    /// Generic types as they are written, with what is known of type parameters there.
    var writtenTypes: [(type: SwiftType, place: Span, assumptions: [Requirement])] = []
    /// The default arguments that are being read.
    var defaultsInHand: Set<SyntaxIdentifier> = []
    /// The hidden globals behind tuple patterns of the top level.
    var tuplePatterns: [SyntaxIdentifier: VariableDecl] = [:]
    /// The call whose arguments are being read.
    var candidateInHand: CallCandidate?
    /// Results of closures among its arguments that always throw.
    var neverGiven: [SwiftType] = []
    /// Whether the closure that is read next may outlive the call that it is given to.
    var closureEscapes = false
    /// The generic builder of the closure that is read next, and of the current one.
    var nextBuilder: SwiftType?
    var builderAtHand: SwiftType?
    /// The `if` or `switch` that is all of a closure whose result isn't known: branches of several types give `Void`.
    var impliedResult: SyntaxIdentifier?
    /// Declarations in closures of previews that are properties of a view.
    var previewProperties: Set<SyntaxIdentifier> = []
    /// The closures of the previews that were checked.
    var checkedPreviews: Set<SyntaxIdentifier> = []
    /// The view that a text with `var body` at its top level is the inside of.
    var viewAround: NominalDecl?
    /// Names of nested types that don't begin with a capital, as those of values do.
    var unusualTypeNames: Set<String> = []
    /// Extensions of types that weren't known yet when the types in extensions were declared.
    var extensionsToRead: [(source: SourceText, item: DeclSyntax)] = []
    /// Finds the view around the shown one; only who asks needs it.
    var findShownPart: () -> ShownPart? = { nil }
    /// The views at the top level, of which the last is shown.
    var shownViews: [Expr] = []
    /// By declaration, found when first asked for.
    private(set) lazy var opaqueTypes = typesOfOpaqueResults()
    /// The places of `try` and `await` expressions.
    var tries: [Span] = []
    var awaits: [Span] = []
    /// Where values are written with `as`.
    var coercions: Set<Range<Int>> = []
    /// What `some P` means in the type being read: an anonymous parameter, or an opaque result.
    var opaqueHandler: (([NominalDecl]) -> SwiftType)?
    /// Listens at the place where a name is to be completed.
    var probe: CompletionProbe?
    /// Listens to how expressions get their types.
    var trace: TypeTrace?

    init(module: Module, source: SourceText) {
        (self.module, self.source) = (module, source)
        conformances = Conformances(module: module)
        if !module.isPrelude { conformances.willInfer = { [unowned self] in collectAwaited($0) } }
    }

    // MARK: Diagnostics

    func span(_ node: some SyntaxProtocol) -> Span {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return Span(source, start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    func error(_ code: String, _ message: String, at span: Span?, notes: [Diagnostic.Note] = [], help: String? = nil) {
        report(Diagnostic(.error, code, message, at: span, notes: notes, help: help))
    }

    func warning(_ code: String, _ message: String, at span: Span?, help: String? = nil) {
        report(Diagnostic(.warning, code, message, at: span, help: help))
    }

    func report(_ diagnostic: Diagnostic) {
        if isFollowUp(diagnostic) { return }
        let isFirstThere = toldOffsets.insert(diagnostic.span?.range.lowerBound ?? -1).inserted
        if isFirstThere || !(pending.holds(diagnostic) || reported.holds(diagnostic)) { pending.append(diagnostic) }
    }

    /// Whether an error is reported there.
    func holdsError(_ place: Span) -> Bool {
        func holds(_ item: Diagnostic) -> Bool {
            guard item.severity == .error, let span = item.span else { return false }
            return span.source === place.source && place.range.contains(span.range.lowerBound)
        }
        return reported.contains(where: holds) || pending.contains(where: holds)
    }

    func unsupported(_ what: String, at node: some SyntaxProtocol) {
        // Already reported as a syntax error.
        if node.is(MissingDeclSyntax.self) || node.is(UnexpectedCodeDeclSyntax.self) { return }
        error("unsupported", "\(what) not supported yet", at: span(node), help: "the workbook runs a part of Swift; write it another way")
    }

    // MARK: Separate checking

    /// Runs a check that has nothing to do with the current expression: another body, a default argument. Its findings are final.
    func separately<Result>(in context: DeclContext, source: SourceText? = nil, _ check: () -> Result) -> Result {
        let saved = (self.context, scope, pending, trail, conformances.assumptions, self.source, trialDepth)
        let inHand = (
            depth, isCollectingExtension, isBuilderCall, prologue, impliedRequirements, thrownTypes, candidateInHand, closureEscapes, opaqueHandler,
            nextBuilder, builderAtHand, openOperators, openParts, writtenLabels
        )
        (depth, isCollectingExtension, isBuilderCall, prologue, impliedRequirements, thrownTypes) = (0, false, false, [], [], [])
        (candidateInHand, closureEscapes, opaqueHandler, nextBuilder, builderAtHand, writtenLabels) = (nil, false, nil, nil, nil, nil)
        self.context = context
        scope = context.scope
        pending = []
        (trail, openOperators, openParts) = ([], [], [])
        trialDepth = 0
        conformances.assumptions = context.requirements
        if let source { self.source = source }
        let result = check()
        settleOpenParts()
        settleOperators()
        for diagnostic in pending where !reported.holds(diagnostic) { reported.append(diagnostic) }
        (self.context, scope, pending, trail, conformances.assumptions, self.source, trialDepth) = saved
        (
            depth, isCollectingExtension, isBuilderCall, prologue, impliedRequirements, thrownTypes, candidateInHand, closureEscapes, opaqueHandler,
            nextBuilder, builderAtHand, openOperators, openParts, writtenLabels
        ) = inHand
        return result
    }

    // MARK: Names in scope

    /// The innermost local of a name; using one of an enclosing function captures it, and of overloads the one that is chosen.
    func local(_ name: String) -> Scope.Local? {
        var current = scope
        while let scope = current {
            if let found = scope.names[name] {
                switch found {
                case .variable(let variable): capture(variable, from: scope.function)
                case .functions(let functions) where functions.count == 1: capture(functions[0].variable, from: scope.function)
                case .functions, .type, .alias: break
                }
                return found
            }
            current = scope.parent
        }
        return nil
    }

    /// An overload that is used.
    func capture(_ function: LocalFunction) {
        var current = scope
        while let scope = current {
            if case .functions(let functions)? = scope.names[function.decl.name], functions.contains(where: { $0.variable == function.variable }) {
                return capture(function.variable, from: scope.function)
            }
            current = scope.parent
        }
    }

    func capture(_ variable: LocalVariable, from owner: FunctionScope) {
        variable.isUsed = true
        var function = scope?.function
        while let current = function, current !== owner {
            variable.isCaptured = true
            if !current.body.captures.contains(variable) { current.body.captures.append(variable) }
            function = current.parent
        }
    }

    func declare(_ variable: LocalVariable) { scope?.names[variable.name] = .variable(variable) }

    func inScope<Result>(_ work: () -> Result) -> Result {
        guard let outer = scope else { return work() }
        scope = Scope(parent: outer, function: outer.function)
        defer { scope = outer }
        return work()
    }

    /// The type of `self` in the current code, for questions that do not use it.
    var selfType: SwiftType? {
        var current = scope
        while let scope = current {
            if case .variable(let variable)? = scope.names["self"] { return variable.type }
            current = scope.parent
        }
        var function = scope?.function
        while let current = function {
            if let variable = current.selfVariable { return variable.type }
            function = current.parent
        }
        return nil
    }

    /// The type of `self` in the current code, without capturing it.
    var typeOfSelf: SwiftType? {
        var block = scope
        while let current = block {
            if case .variable(let variable)? = current.names["self"] { return variable.type }
            block = current.parent
        }
        var function = scope?.function
        while let current = function {
            if let variable = current.selfVariable { return variable.type }
            function = current.parent
        }
        return nil
    }

    /// `self` in the current code.
    /// `Self` in a class, which may be a subclass; `nil` elsewhere.
    func classOfSelf(at place: Span) -> Expr? {
        guard let nominal = context.nominal, mayBeOther(nominal.selfType), let this = selfReference(at: place) else { return nil }
        if case .metatype = this.type.head { return this }
        return Expr(.dynamicType(this), .metatype(nominal.selfType), place)
    }

    /// Whether a value of a metatype may be a type other than its static type.
    func mayBeOther(_ type: SwiftType) -> Bool {
        switch type.head {
        case .existential: true
        case .nominal(let decl, _): decl.kind == .class
        default: false
        }
    }

    func selfReference(at span: Span) -> Expr? {
        // `[weak self]` and `guard let self` give the name to another variable.
        if case .variable(let variable)? = local("self") { return Expr(.local(variable), variable.type, span) }
        var function = scope?.function
        while let current = function {
            if let variable = current.selfVariable {
                capture(variable, from: current)
                return Expr(.local(variable), variable.type, span)
            }
            function = current.parent
        }
        return nil
    }
}

extension [Diagnostic] {
    /// Whether the list holds a diagnostic; its place, which distinguishes most, is compared first.
    func holds(_ diagnostic: Diagnostic) -> Bool { contains { $0.span == diagnostic.span && $0 == diagnostic } }
}
