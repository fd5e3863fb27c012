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

/// What a program shows.
public enum RootView {
    /// An expression of a view type, to be evaluated after the top-level statements.
    case view(Expr)
    /// An `App`'s body.
    case scene(Expr)
}

/// A checked text, ready to be lowered.
public struct CheckedProgram {
    public let module: Module
    public let conformances: Conformances
    /// The texts, earlier inputs first.
    public let sources: [SourceText]
    /// The top-level statements of earlier inputs: they made the values that the last one sees.
    public let replayed: Body
    /// Statements of the last text's top level in order, globals' initial values among them; the shown expression is left out.
    public let topLevel: Body
    public let root: RootView?
    /// The last top-level expression where it isn't a view, for a prompt to print.
    public let value: Expr?
    public let diagnostics: [Diagnostic]
    /// The static types of all declarations that return `some View`: `ContentView.body`.
    public var types: [String: String] { checker.opaqueTypes }

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    public var rootType: SwiftType? {
        switch root {
        case .view(let expr)?, .scene(let expr)?: expr.type.resolved
        case nil: nil
        }
    }
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

extension Checker {
    /// Collects several files as one module.
    func collect(_ files: [(SourceText, [DeclSyntax])]) {
        for pass in CollectingPass.allCases {
            for (file, items) in files {
                source = file
                collect(items, pass)
            }
        }
    }

    /// Checks texts in order as one program; a later declaration of a name replaces an earlier one.
    ///
    /// - Parameters:
    ///   - views: those of the earlier texts, where they were checked before.
    ///   - budget: what the check charges; `nil` for no limits.
    public static func check(
        _ sources: [SourceText], over interface: Interface, knowing views: TopLevelViews = TopLevelViews(), budget: Budget? = nil
    ) -> CheckedProgram {
        let module = Module(base: interface.module, isPrelude: false)
        let checker = Checker(module: module, source: sources.last ?? SourceText(name: "snippet", text: ""))
        let program = checker.within(budget, sources) { checker.program(sources, knowing: views) }
        return checker.ending.map { checker.faulty(sources, [$0], isLimited: true) } ?? program
    }

    /// Reads texts as one program, but checks of the last no more than the item at its top level that holds an offset.
    ///
    /// - Parameter probe: learns what is known at the placeholder in that item.
    static func check(_ sources: [SourceText], around offset: Int, over interface: Interface, budget: Budget?, probe: CompletionProbe) -> Checker {
        let module = Module(base: interface.module, isPrelude: false)
        let checker = Checker(module: module, source: sources.last ?? SourceText(name: "snippet", text: ""))
        checker.probe = probe
        checker.within(budget, sources) { checker.check(sources, around: offset) }
        return checker
    }

    private func check(_ sources: [SourceText], around offset: Int) {
        guard let (file, items) = read(sources)?.files.last else { return }
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
        if item.item.is(MacroExpansionExprSyntax.self) || item.item.as(DeclSyntax.self)?.is(MacroExpansionDeclSyntax.self) ?? false { _ = preview(items) }
    }

    /// Parses texts and collects what they declare; nil where one isn't Swift, unless a cursor is in it, around which a text is always unfinished.
    private func read(_ sources: [SourceText]) -> (files: [(SourceText, CodeBlockItemListSyntax)], isInside: Bool)? {
        var files: [(SourceText, CodeBlockItemListSyntax)] = []
        var operators = Operators()
        for source in sources {
            let parsed = Parsing.parse(source, operators: &operators)
            reported += parsed.diagnostics
            // What the text means is a guess from here on.
            if parsed.isFaulty, probe == nil { return nil }
            files.append((source, parsed.items))
        }
        let main = files.last?.1
        let isInside = main.map(isViewInside) ?? false
        var declarations = files.map { source, items in (source, items.compactMap { item -> DeclSyntax? in item.item.as(DeclSyntax.self) }) }
        if let main { checkPlaces(main, isInsideOfView: isInside) }
        if isInside { declarations.removeLast() }
        collect(declarations)
        if isInside, let (source, items) = files.last { insideOfView(items, source) }
        return (files, isInside)
    }

    private func program(_ sources: [SourceText], knowing known: TopLevelViews) -> CheckedProgram {
        guard let (files, isInside) = read(sources) else { return faulty(sources, reported) }
        settled = Self.settledSources(files)
        var views = TopLevelViews()
        let (replayed, body) = (Body(), Body())
        let function = FunctionScope(parent: nil, body: body, result: .void)
        scope = Scope(parent: nil, function: function)
        var shown: Expr?
        var value: Expr?
        for (index, (file, items)) in files.enumerated() where !(isInside && index == files.count - 1) {
            source = file
            let isLast = index == files.count - 1
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
        for function in bodies where !isReplaced(function.owner) && !isSettled(function.span) { _ = function.body }
        for variable in initializers where !isReplaced(variable.owner) && !isSettled(variable.span) { _ = variable.type; _ = variable.initializer }
        while !lateBodies.isEmpty || !lateInitializers.isEmpty {
            let (functions, variables) = (lateBodies, lateInitializers)
            (lateBodies, lateInitializers) = ([], [])
            for function in functions { _ = function.body }
            for variable in variables { _ = variable.initializer }
        }
        checkConformances()
        checkDeclarations()
        if !(reported + pending).contains(where: { $0.severity == .error }) { checkFlow(body, shownViews + [value].compactMap { $0 }) }
        if !(reported + pending).contains(where: { $0.severity == .error }) { warnBareProtocols(in: files) }
        let root = root(shown, files)
        checkOpaqueResults()
        reported += pending
        return CheckedProgram(
            module: module, conformances: conformances, sources: sources, replayed: replayed, topLevel: body, root: root, value: shown == nil ? value : nil,
            diagnostics: sorted(reported), views: views, checker: self)
    }

    /// A program of a text that isn't Swift: nothing of it is checked or run.
    private func faulty(_ sources: [SourceText], _ diagnostics: [Diagnostic], isLimited: Bool = false) -> CheckedProgram {
        CheckedProgram(
            module: module, conformances: conformances, sources: sources, replayed: Body(), topLevel: Body(), root: nil, value: nil, diagnostics: diagnostics,
            views: TopLevelViews(), isLimited: isLimited, checker: self)
    }

    /// Whether a later input redeclares a type of the name: the old one's members are no longer checked.
    private func isReplaced(_ owner: NominalDecl?) -> Bool {
        guard let owner, !owner.isPrelude, owner.parent == nil, let current = module.types[owner.name] else { return false }
        return current !== owner
    }

    /// The texts that were checked before and mean the same now: all but the last, and those that use a redeclared name.
    private static func settledSources(_ files: [(SourceText, CodeBlockItemListSyntax)]) -> Set<ObjectIdentifier> {
        let declared = files.map { InputShape.declaredNames(of: $0.1) }
        var (names, anew): (Set<String>, Set<String>) = ([], [])
        for own in declared {
            anew.formUnion(names.intersection(own))
            names.formUnion(own)
        }
        let settled = zip(files, declared).dropLast().filter { file, own in
            anew.allSatisfy { name in
                let mentions = file.0.text.split(separator: name, maxSplits: 2, omittingEmptySubsequences: false).count - 1
                return mentions <= (own.contains(name) ? 1 : 0)
            }
        }
        return Set(settled.map { ObjectIdentifier($0.0.0) })
    }

    /// Whether the code there was sound with an earlier input.
    func isSettled(_ span: Span?) -> Bool { span.map { settled.contains(ObjectIdentifier($0.source)) } ?? false }

    private func sorted(_ list: [Diagnostic]) -> [Diagnostic] {
        let byOffset = Dictionary(grouping: list) { $0.span?.range.lowerBound ?? 0 }
        return byOffset.sorted { $0.key < $1.key }.flatMap { _, list in
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
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word, let variable = module.variables[name], variable.isStored
                    else { continue }
                    guard variable.span == span(binding.pattern), let initial = variable.initializer else { continue }
                    body.statements.append(
                        Statement(.expression(Expr(.assign(Expr(.global(variable), variable.type, initial.span), initial), .void, initial.span)), initial.span))
                }
            } else if let node = decl.as(MacroExpansionDeclSyntax.self), node.macroName.text != "Preview", node.macroName.text != "warning" {
                unsupported("'#\(node.macroName.text)' is", at: node)
            }
        case .expr(let syntax):
            if let node = syntax.as(MacroExpansionExprSyntax.self), node.macroName.text == "Preview" { return }
            let expr = defaulted(expression(syntax, nil))
            if isView(expr.type) {
                shown = expr
                shownViews.append(expr)
                value = nil
            } else {
                body.statements.append(Statement(.expression(expr), expr.span))
                if isLast, !expr.type.isVoid { value = expr; body.statements.removeLast() }
            }
        case .stmt(let stmt):
            body.statements += statement(stmt, label: nil)
        }
    }

    /// `let (a, b) = pair` at the top level: a hidden global holds the whole, the names read its parts.
    private func globalPattern(_ binding: PatternBindingSyntax, _ body: Body) {
        guard let whole = tuplePatterns[binding.id], let initial = whole.initializer else { return }
        let place = initial.span
        body.statements.append(Statement(.expression(Expr(.assign(Expr(.global(whole), whole.type, place), initial), .void, place)), place))
        for (part, path) in tupleParts(binding.pattern) {
            guard let name = part.as(IdentifierPatternSyntax.self)?.identifier.word, let variable = module.variables[name] else { continue }
            let value = tuplePart(Expr(.global(whole), whole.type, place), path)
            body.statements.append(Statement(.expression(Expr(.assign(Expr(.global(variable), variable.type, place), value), .void, place)), place))
        }
    }

    func isView(_ type: SwiftType) -> Bool {
        if type.isError { return false }
        return conformances.conforms(type, to: module.nominal(.view))
    }

    // MARK: What is shown

    private func isViewInside(_ items: CodeBlockItemListSyntax) -> Bool {
        items.contains { item in
            guard let node = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self), let binding = node.bindings.first else { return false }
            return binding.pattern.trimmedDescription == "body" && binding.accessorBlock != nil
                && binding.typeAnnotation?.type.trimmedDescription == "some View"
        }
    }

    /// A text with `var body: some View` at its top level is the inside of a view.
    private func insideOfView(_ items: CodeBlockItemListSyntax, _ file: SourceText) {
        source = file
        let decl = NominalDecl(kind: .struct, name: "Snippet", parent: nil, key: 1, isPrelude: false, span: Span(file, 0..<0), attributes: Attributes())
        module.nominals.append(decl)
        viewAround = decl
        decl.header.conformances = [Conformance(protocol: module.nominal(.view), conditions: [])]
        let declarations = items.compactMap { $0.item.as(DeclSyntax.self) }
        let types = declarations.filter { NominalSyntax($0) != nil || $0.is(ExtensionDeclSyntax.self) }
        collect([(file, types)])
        if module.types[decl.name] == nil { module.types[decl.name] = decl }
        collectMembers(declarations.filter { NominalSyntax($0) == nil && !$0.is(ExtensionDeclSyntax.self) }, of: decl)
        for item in items where !item.item.is(DeclSyntax.self) { unsupported("a statement beside 'var body' is", at: item) }
    }

    private func root(_ shown: Expr?, _ files: [(SourceText, CodeBlockItemListSyntax)]) -> RootView? {
        if let shown { return .view(shown) }
        guard let (file, items) = files.last else { return nil }
        source = file
        let own = module.nominals.filter { $0.span?.source === file && $0.parent == nil }
        let place = Span(file, 0..<0)
        let app = module.nominal(.app)
        if let decl = own.first(where: { conformances.conforms($0.selfType, to: app) }), let made = madeWithoutArguments(decl, place) {
            if let body = separately(in: DeclContext(), { memberValue("body", on: made, at: place, expected: nil) }) { return .scene(body) }
        }
        let isShowable: (NominalDecl) -> Bool = { $0.parameters.isEmpty && $0.kind != .protocol && self.isView($0.selfType) }
        if let decl = own.first(where: { $0.name == "ContentView" && isShowable($0) }) ?? viewAround,
            let made = madeWithoutArguments(decl, place)
        {
            return .view(made)
        }
        if let preview = preview(items) { return .view(preview) }
        for decl in own.reversed() where isShowable(decl) { if let made = madeWithoutArguments(decl, place) { return .view(made) } }
        return nil
    }

    private func madeWithoutArguments(_ decl: NominalDecl, _ place: Span) -> Expr? {
        separately(in: DeclContext()) {
            scope = Scope(parent: nil, function: FunctionScope(parent: nil, body: Body(), result: .void))
            return trial { () -> Expr? in
                let made = self.construct(decl.selfType, [], expecting: nil, at: place)
                if case .failed = made.kind { return nil }
                return made
            }
        }
    }

    /// The content of the first `#Preview`.
    private func preview(_ items: CodeBlockItemListSyntax) -> Expr? {
        for item in items {
            let closure: ClosureExprSyntax?
            if let node = item.item.as(DeclSyntax.self)?.as(MacroExpansionDeclSyntax.self), node.macroName.text == "Preview" {
                closure = node.trailingClosure
            } else if let node = item.item.as(ExprSyntax.self)?.as(
                MacroExpansionExprSyntax.self), node.macroName.text == "Preview"
            {
                closure = node.trailingClosure
            } else {
                closure = nil
            }
            guard let closure else { continue }
            return separately(in: DeclContext()) {
                scope = Scope(parent: nil, function: FunctionScope(parent: nil, body: Body(), result: .void))
                let group = construct(
                    module.nominal(.group).parameters.isEmpty ? .error : .nominal(module.nominal(.group), [fresh()]),
                    [Argument(label: nil, source: .trailing(closure), span: span(closure))], expecting: nil, at: span(closure))
                return group.type.isError ? nil : group
            }
        }
        return nil
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
        let view = module.nominal(.view)
        for function in module.allFunctions + module.allVariables.compactMap(\.getter) {
            guard let opaque = function.opaque, opaque.protocols.contains(where: { conformances.inherits($0, view) }) else { continue }
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
