import Diagnostics
import SwiftModel
import SwiftSyntax

/// The prelude: every declaration that snippets may use. What its texts declare is read when first needed.
public final class Interface {
    public let module: Module
    private let checker: Checker

    /// - Parameter sdk: `nil` for that of the base.
    public init(sources: [SourceText], over base: Module? = nil, sdk: SDK? = nil) {
        module = Module(base: base, isPrelude: true, sdk: sdk)
        checker = Checker(module: module, source: sources.first ?? SourceText(name: "prelude", text: ""))
        module.library = DeferredLibrary(sources, checker: checker)
    }

    public var conformances: Conformances { checker.conformances }
    /// Errors in what was read and checked so far: bugs in the workbook.
    var diagnostics: [Diagnostic] { checker.reported + checker.pending }
    /// Reads all that is left to read.
    func readEverything() { module.library?.declareEverything() }
}

/// A checked text, ready to be lowered.
public struct CheckedProgram {
    public let module: Module
    public let conformances: Conformances
    /// Earlier inputs first.
    public let inputs: [Input]
    /// The texts of all inputs.
    public var sources: [SourceText] { inputs.flatMap(\.sources) }
    /// The top-level statements of earlier inputs: they made the values that the last one sees.
    public let replayed: Body
    /// Statements of the last input's top level in order, globals' initial values among them; the shown expression is left out.
    public let topLevel: Body
    /// The view or the `App` that is shown, to be evaluated after the top-level statements.
    public let root: Expr?
    /// The last top-level expression where it isn't a view, for a prompt to print.
    public let value: Expr?
    public let diagnostics: [Diagnostic]
    /// The static types of all declarations that return `some View` or `some Scene`: `ContentView.body`.
    public var types: [String: String] { checker.opaqueTypes }

    /// What is shown of a view that contains it, where the last view is shown.
    public var shownPart: ShownPart? { checker.findShownPart() }

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    public var rootType: SwiftType? { root?.type.resolved }
    /// The views at the top level of its texts.
    public let views: TopLevelViews
    /// Whether a limit ended the check before its end; the diagnostic says which.
    public var isLimited = false
    let checker: Checker
}

/// Expressions at the top level of texts that were found to be views: an earlier input's are neither shown nor run again, so they need no further check.
public struct TopLevelViews: Sendable {
    /// The UTF-8 offsets at which they begin, by text. The texts are held, so that no other gets the identity of one.
    private var offsets: [ObjectIdentifier: (source: SourceText, offsets: Set<Int>)] = [:]

    public init() {}

    fileprivate func contains(_ item: CodeBlockItemSyntax, of source: SourceText) -> Bool {
        offsets[ObjectIdentifier(source)]?.offsets.contains(item.position.utf8Offset) ?? false
    }

    fileprivate mutating func insert(_ item: CodeBlockItemSyntax, of source: SourceText) {
        offsets[ObjectIdentifier(source), default: (source, [])].offsets.insert(item.position.utf8Offset)
    }
}

/// A text with the items of its top level.
typealias SourceFile = (source: SourceText, items: CodeBlockItemListSyntax)

extension Statement {
    fileprivate var isDefer: Bool { if case .defer = kind { true } else { false } }
}

extension Checker {
    /// Checks inputs in order as one program; a later declaration of a name replaces an earlier one.
    ///
    /// - Parameters:
    ///   - views: those of the earlier texts, where they were checked before.
    ///   - budget: what the check charges; `nil` for no limits.
    public static func check(
        _ inputs: [Input], over interface: Interface, knowing views: TopLevelViews = TopLevelViews(), budget: Budget? = nil
    ) -> CheckedProgram {
        check(inputs, over: interface, knowing: views, budget: budget, trace: nil)
    }

    /// - Parameter trace: learns how expressions get their types.
    static func check(
        _ inputs: [Input], over interface: Interface, knowing views: TopLevelViews = TopLevelViews(), budget: Budget?, trace: TypeTrace?
    ) -> CheckedProgram {
        let module = Module(base: interface.module, isPrelude: false)
        let checker = Checker(module: module, source: inputs.last?.sources.last ?? SourceText(name: "snippet", text: ""))
        checker.trace = trace
        let program = checker.within(budget, inputs.flatMap(\.sources)) { checker.program(inputs, knowing: views) }
        return checker.ending.map { checker.faulty(inputs, [$0], isLimited: true) } ?? program
    }

    /// Checks texts, each of which is an input.
    public static func check(_ sources: [SourceText], over interface: Interface, budget: Budget? = nil) -> CheckedProgram {
        check(sources.map { Input($0) }, over: interface, budget: budget)
    }

    /// Reads texts as one program, but checks of the last no more than the item at its top level that holds an offset.
    ///
    /// - Parameter probe: learns what is known at the placeholder in that item.
    static func check(_ inputs: [Input], around offset: Int, over interface: Interface, budget: Budget?, probe: CompletionProbe) -> Checker {
        let module = Module(base: interface.module, isPrelude: false)
        let checker = Checker(module: module, source: inputs.last?.sources.last ?? SourceText(name: "snippet", text: ""))
        checker.probe = probe
        checker.within(budget, inputs.flatMap(\.sources)) { checker.check(inputs, around: offset) }
        return checker
    }

    private func check(_ inputs: [Input], around offset: Int) {
        guard let (file, items) = read(inputs)?.files.last else { return }
        source = file
        let body = Body()
        scope = Scope(parent: nil, function: FunctionScope(parent: nil, body: body, result: .void))
        var (shown, value): (Expr?, Expr?) = (nil, nil)
        // What a `guard` binds is seen below it.
        for item in items where item.holds(offset) || item.item.is(GuardStmtSyntax.self) { topLevel(item, body, &shown, &value, isLast: false) }
        scope = nil
        guard let item = items.first(where: { $0.holds(offset) }) else { return }
        func isMeant(_ place: Span?) -> Bool { place.map { $0.source === file && item.holds($0.range.lowerBound) } ?? false }
        for function in bodies where isMeant(function.span) && function.endOfBody.map({ offset <= $0.range.upperBound }) ?? true { _ = function.body }
        for variable in initializers where isMeant(variable.span) { _ = variable.initializer }
        if item.item.is(MacroExpansionExprSyntax.self) || item.item.as(DeclSyntax.self)?.is(MacroExpansionDeclSyntax.self) ?? false {
            _ = preview(0, in: [(file, items)])
        }
    }

    /// Parses texts and collects what they declare; nil where one isn't Swift, unless a cursor is in it, around which a text is always unfinished.
    private func read(_ inputs: [Input]) -> (files: [SourceFile], isInside: Bool)? {
        takeFolders(of: inputs)
        var files: [SourceFile] = []
        var operators = Operators()
        for input in inputs {
            guard let own = read(input, &operators) else { return nil }
            files += own
        }
        operatorsInUse = operators
        let last = files.suffix(inputs.last?.sources.count ?? 0)
        let isInside = last.count == 1 && last.first.map { isViewInside($0.items) } ?? false
        var declarations = files.map { source, items in (source, items.compactMap { item -> DeclSyntax? in item.item.as(DeclSyntax.self) }) }
        for (file, items) in last {
            source = file
            checkPlaces(items, isInsideOfView: isInside, knowing: operators)
        }
        if isInside { declarations.removeLast() }
        collect(declarations)
        forgetReplaced(inputs)
        if isInside, let (source, items) = files.last { insideOfView(items, source) }
        return (files, isInside)
    }

    /// Parses the texts of an input, each of which may use the operators of all; nil where one isn't Swift.
    private func read(_ input: Input, _ operators: inout Operators) -> [SourceFile]? {
        let known = operators
        var parsed = input.sources.map { Parsing.parse($0, operators: &operators) }
        if input.isFolder, operators.count > known.count {
            let all = operators
            parsed = input.sources.map { Parsing.parse($0, knowing: all) }
        }
        reported += parsed.flatMap(\.diagnostics)
        // What the text means is a guess from here on.
        if probe == nil, parsed.contains(where: \.isFaulty) { return nil }
        return zip(input.sources, parsed).map { ($0, $1.items) }
    }

    private func program(_ inputs: [Input], knowing known: TopLevelViews) -> CheckedProgram {
        guard let (files, isInside) = read(inputs) else { return faulty(inputs, sorted(reported, inputs)) }
        settled = Self.settledSources(files, inputs)
        var views = TopLevelViews()
        let (replayed, body) = (Body(), Body())
        let function = FunctionScope(parent: nil, body: body, result: .void)
        scope = Scope(parent: nil, function: function)
        var shown: Expr?
        var value: Expr?
        let lastInput = inputs.last
        let mains = Set(inputs.compactMap(\.main).map { ObjectIdentifier($0) })
        var hasTopLevelCode = false
        for (index, (file, items)) in files.enumerated() where !(isInside && index == files.count - 1) {
            source = file
            let isLast = index >= files.count - (lastInput?.sources.count ?? 0)
            guard mains.contains(ObjectIdentifier(file)) else {
                for item in items where ending == nil { libraryItem(item, isLast ? body : replayed) }
                continue
            }
            hasTopLevelCode = isLast && items.contains(where: \.isTopLevelCode)
            let isSettled = settled.contains(ObjectIdentifier(file))
            for (place, item) in items.enumerated() where ending == nil {
                let seen = shownViews.count
                if isSettled, known.contains(item, of: file) {
                    views.insert(item, of: file)
                    continue
                }
                topLevel(item, isLast ? body : replayed, &shown, &value, isLast: isLast && place == items.count - 1)
                if shownViews.count > seen { views.insert(item, of: file) }
                settleOpenParts()
                settleOperators()
                reported += pending
                pending = []
            }
            if !isLast { shown = nil }
        }
        scope = nil
        reported += pending
        pending = []
        for function in bodies where !isSettled(function.span) { _ = function.body }
        for variable in initializers where !isSettled(variable.span) { _ = variable.type; _ = variable.initializer }
        while !lateBodies.isEmpty || !lateInitializers.isEmpty {
            let (functions, variables) = (lateBodies, lateInitializers)
            (lateBodies, lateInitializers) = ([], [])
            for function in functions { _ = function.body }
            for variable in variables { _ = variable.initializer }
        }
        checkConformances()
        checkDeclarations()
        if let lastInput {
            checkMainAttributes(lastInput, hasTopLevelCode)
            callMain(of: lastInput, body)
        }
        if !(reported + pending).contains(where: { $0.severity == .error }) { checkFlow(body, shownViews + [value].compactMap { $0 }) }
        if !(reported + pending).contains(where: { $0.severity == .error }) { warnBareProtocols(in: files) }
        let shownFiles = files.suffix(lastInput?.sources.count ?? 0)
        let root = root(shown, shownFiles, lastInput?.preview)
        checkOtherPreviews(in: shownFiles)
        if root == nil, !(reported + pending).contains(where: { $0.severity == .error }) { remarkUnshownBody(value) }
        checkOpaqueResults()
        reported += pending
        return CheckedProgram(
            module: module, conformances: conformances, inputs: inputs, replayed: replayed, topLevel: body, root: root, value: shown == nil ? value : nil,
            diagnostics: sorted(reported, inputs), views: views, checker: self)
    }

    /// A program of a text that isn't Swift: nothing of it is checked or run.
    private func faulty(_ inputs: [Input], _ diagnostics: [Diagnostic], isLimited: Bool = false) -> CheckedProgram {
        CheckedProgram(
            module: module, conformances: conformances, inputs: inputs, replayed: Body(), topLevel: Body(), root: nil, value: nil, diagnostics: diagnostics,
            views: TopLevelViews(), isLimited: isLimited, checker: self)
    }

    /// The texts that were checked before and mean the same now: all but the last input's, and those that use a redeclared name.
    private static func settledSources(_ files: [SourceFile], _ inputs: [Input]) -> Set<ObjectIdentifier> {
        let declared = files.map { InputShape.declaredNames(of: $0.1) }
        var (names, redeclared): (Set<String>, Set<String>) = ([], [])
        var rest = declared[...]
        for input in inputs {
            let own = rest.prefix(input.sources.count).reduce(into: Set()) { $0.formUnion($1) }
            rest = rest.dropFirst(input.sources.count)
            redeclared.formUnion(names.intersection(own))
            names.formUnion(own)
        }
        let settled = zip(files, declared).dropLast(inputs.last?.sources.count ?? 0).filter { file, own in
            redeclared.allSatisfy { name in
                let mentions = file.0.text.split(separator: name, maxSplits: 2, omittingEmptySubsequences: false).count - 1
                return mentions <= (own.contains(name) ? 1 : 0)
            }
        }
        return Set(settled.map { ObjectIdentifier($0.0.0) })
    }

    /// Whether the code there was sound with an earlier input.
    func isSettled(_ span: Span?) -> Bool { span.map { settled.contains(ObjectIdentifier($0.source)) } ?? false }

    /// The diagnostics in the order of their places, each once; those of a folder's files in the order of their names.
    private func sorted(_ list: [Diagnostic], _ inputs: [Input]) -> [Diagnostic] {
        let files = inputs.last.map { $0.isFolder ? $0.sources.sorted { $0.name < $1.name } : [] } ?? []
        let places = Dictionary(files.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
        let byPlace = Dictionary(grouping: list) { [$0.span.flatMap { places[ObjectIdentifier($0.source)] } ?? 0, $0.span?.range.lowerBound ?? 0] }
        return byPlace.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { _, list in
            list.reduce(into: []) { seen, item in if !seen.holds(item) { seen.append(item) } }
        }
    }

    private func topLevel(_ item: CodeBlockItemSyntax, _ body: Body, _ shown: inout Expr?, _ value: inout Expr?, isLast: Bool) {
        switch item.item {
        case .decl(let decl):
            if let node = decl.as(VariableDeclSyntax.self) {
                for binding in node.bindings {
                    if binding.pattern.is(TuplePatternSyntax.self) {
                        globalPattern(binding, body)
                        continue
                    }
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word, let variable = module.ownVariable(name),
                        variable.isStored
                    else { continue }
                    guard variable.span == span(binding.pattern), let initial = variable.initializer else { continue }
                    body.statements.append(
                        Statement(.expression(Expr(.assign(Expr(.global(variable), variable.type, initial.span), initial), .void, initial.span)), initial.span))
                }
            } else {
                topLevelMacro(decl)
            }
        case .expr(let syntax):
            if let node = syntax.as(MacroExpansionExprSyntax.self), node.macroName.text == "Preview" { return }
            let expr = defaulted(expression(syntax, nil))
            if isView(expr.type) {
                shown = expr
                shownViews.append(expr)
                value = nil
            } else {
                if !isLast { _ = reportUncalled(expr) }
                body.statements.append(Statement(.expression(expr), expr.span))
                // What a `defer` of the file does comes after its last statement, too.
                if isLast, !expr.type.isVoid, !body.statements.contains(where: \.isDefer) { value = expr; body.statements.removeLast() }
            }
        case .stmt(let stmt):
            let known = Set(scope?.names.keys.map { $0 } ?? [])
            body.statements += statement(stmt, label: nil)
            if stmt.is(GuardStmtSyntax.self) { makeGlobal(besides: known, body) }
        }
    }

    /// What a `guard` at the top level binds is a variable of the program.
    private func makeGlobal(besides known: Set<String>, _ body: Body) {
        guard let scope else { return }
        for (name, bound) in scope.names.sorted(by: { $0.key < $1.key }) where !known.contains(name) {
            guard case .variable(let local) = bound, let place = body.statements.last?.span else { continue }
            let variable = VariableDecl(name: name, owner: nil, isStatic: false, isLet: local.isLet, span: place, isPrelude: false)
            variable.resolveType = { local.type }
            module.allVariables.append(variable)
            add(.variable(variable), named: name, to: nil)
            scope.names[name] = nil
            let value = Expr(.local(local), local.type, place)
            body.statements.append(Statement(.expression(Expr(.assign(Expr(.global(variable), local.type, place), value), .void, place)), place))
        }
    }

    func topLevelMacro(_ decl: DeclSyntax) {
        guard let node = decl.as(MacroExpansionDeclSyntax.self), node.macroName.text != "Preview" else { return }
        if reportWritten(node.macroName.text, node.arguments, at: span(node)) { return }
        unsupported("'#\(node.macroName.text)' is", at: node)
    }

    /// `let (a, b) = pair` at the top level: a hidden global holds the whole, the names read its parts.
    func globalPattern(_ binding: PatternBindingSyntax, _ body: Body) {
        guard let whole = tuplePatterns[binding.id], let initial = whole.initializer else { return }
        let place = initial.span
        body.statements.append(Statement(.expression(Expr(.assign(Expr(.global(whole), whole.type, place), initial), .void, place)), place))
        for (part, path) in tupleParts(binding.pattern) {
            guard let name = part.as(IdentifierPatternSyntax.self)?.identifier.word, let variable = module.ownVariable(name) else { continue }
            let value = tuplePart(Expr(.global(whole), whole.type, place), path)
            body.statements.append(Statement(.expression(Expr(.assign(Expr(.global(variable), variable.type, place), value), .void, place)), place))
        }
    }

    func isView(_ type: SwiftType) -> Bool {
        if type.isError { return false }
        return conformances.conforms(type, to: module.nominal(.view))
    }

    /// Ends the check where a declaration returns a view of too many parts.
    private func checkOpaqueResults() {
        guard let budget else { return }
        let functions = module.allFunctions + module.allVariables.compactMap(\.getter)
        if let large = functions.first(where: { $0.opaque?.underlying.map(hasTooManyParts) ?? false }) {
            end(with: Limit.typeParts.error(budget.limits), at: large.span)
        }
    }

    private func hasTooManyParts(_ type: SwiftType) -> Bool {
        budget.map { type.hasMoreParts(than: $0.limits.typeParts, seesOpaque: true) } ?? false
    }

    /// What the declarations that return `some View` return. Bodies that nothing needed yet are checked for it.
    func typesOfOpaqueResults() -> [String: String] {
        var result: [String: String] = [:]
        let shown = [module.nominal(.view), module.nominal(.scene)]
        for function in module.allFunctions + module.allVariables.compactMap(\.getter) {
            guard let opaque = function.opaque,
                opaque.protocols.contains(where: { result in shown.contains { conformances.inherits(result, $0) } })
            else { continue }
            if opaque.underlying == nil { opaque.resolve?() }
            guard let underlying = opaque.underlying, !hasTooManyParts(underlying) else { continue }
            let owner = function.owner.map { "\($0.name)." } ?? ""
            result[owner + (function.kind == .getter ? function.name : function.fullName)] = underlying.printedName
        }
        return result
    }
}

extension CodeBlockItemSyntax {
    fileprivate func holds(_ offset: Int) -> Bool { (position.utf8Offset..<endPosition.utf8Offset).contains(offset) }
}
