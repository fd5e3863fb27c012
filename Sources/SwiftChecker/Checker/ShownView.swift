import Diagnostics
import SwiftModel
import SwiftSyntax

/// What a program shows.
extension Checker {
    func isViewInside(_ items: CodeBlockItemListSyntax) -> Bool {
        items.contains { item in
            guard let node = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self), let binding = node.bindings.first else { return false }
            return binding.pattern.trimmedDescription == "body" && binding.accessorBlock != nil
                && binding.typeAnnotation?.type.trimmedDescription == "some View"
        }
    }

    /// A text with `var body: some View` at its top level is the inside of a view.
    func insideOfView(_ items: CodeBlockItemListSyntax, _ file: SourceText) {
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

    /// - Parameters:
    ///   - files: those of the last input.
    ///   - chosen: the place of the preview to show in the list of previews.
    func root(_ shown: Expr?, _ files: ArraySlice<SourceFile>, _ chosen: Int?) -> Expr? {
        if let chosen { return preview(chosen, in: files) }
        if let shown { return shown }
        let texts = Set(files.map { ObjectIdentifier($0.source) })
        let own = module.nominals.filter { $0.parent == nil && ($0.span.map { texts.contains(ObjectIdentifier($0.source)) } ?? false) }
        let app = module.nominal(.app)
        if let decl = own.first(where: { conformances.conforms($0.selfType, to: app) }), let made = madeWithoutArguments(decl) { return made }
        let previews = files.flatMap { file, items in Preview.all(in: items, of: file) }
        let isShowable: (NominalDecl) -> Bool = { $0.parameters.isEmpty && $0.kind != .protocol && self.isView($0.selfType) && !self.isPartOfBars($0) }
        func made(_ decl: NominalDecl) -> Expr? {
            previews.firstIndex { $0.givesObjects(to: decl.name) }.flatMap { preview($0, in: files) } ?? madeWithoutArguments(decl)
        }
        if let decl = own.first(where: { $0.name == "ContentView" && isShowable($0) }) ?? viewAround, let view = made(decl) {
            return view
        }
        if let preview = preview(0, in: files, isMacro: true) ?? preview(0, in: files) { return preview }
        let views = own.filter(isShowable)
        for decl in views.reversed() {
            guard let view = made(decl) else { continue }
            findShownPart = { [unowned self] in part(decl, of: views, in: files) }
            return view
        }
        return nil
    }

    /// Whether it is a view here that is shown only inside of the bars, tabs, charts or menus that hold it.
    private func isPartOfBars(_ decl: NominalDecl) -> Bool {
        [.toolbarContent, .tabContent, .chartContent, .commands].contains { conformances.conforms(decl.selfType, to: module.nominal($0)) }
    }

    /// A value of a type, made in its file.
    private func madeWithoutArguments(_ decl: NominalDecl) -> Expr? {
        if let file = decl.span?.source { source = file }
        let place = Span(source, 0..<0)
        return separately(in: DeclContext()) {
            scope = Scope(parent: nil, function: FunctionScope(parent: nil, body: Body(), result: .void))
            return trial { () -> Expr? in
                let made = self.construct(decl.selfType, [], expecting: nil, at: place)
                if case .failed = made.kind { return nil }
                return made
            }
        }
    }

    /// The view of a preview.
    ///
    /// - Parameters:
    ///   - index: its place in the list of previews, or among those that are macros.
    func preview(_ index: Int, in files: ArraySlice<SourceFile>, isMacro: Bool = false) -> Expr? {
        let all = files.flatMap { file, items in Preview.all(in: items, of: file) }.filter { !isMacro || $0.content != nil }
        guard all.indices.contains(index) else { return nil }
        let preview = all[index]
        source = preview.source
        if let closure = preview.content {
            checkedPreviews.insert(closure.id)
            return separately(in: DeclContext()) {
                scope = Scope(parent: nil, function: FunctionScope(parent: nil, body: Body(), result: .void))
                let made = viewWithProperties(of: closure)
                if let view = previewed(closure, made, preview.traits) { return view.type.isError ? nil : view }
                if let made { return made.type.isError ? nil : made }
                if holdsReturn(closure.statements), let content = module.type("_PreviewContent") {
                    let argument = Argument(label: nil, source: .trailing(closure), span: span(closure))
                    let made = construct(content.selfType, [argument], expecting: nil, at: span(closure))
                    return made.type.isError ? nil : made
                }
                let group = construct(
                    module.nominal(.group).parameters.isEmpty ? .error : .nominal(module.nominal(.group), [fresh()]),
                    [Argument(label: nil, source: .trailing(closure), span: span(closure))], expecting: nil, at: span(closure))
                return group.type.isError ? nil : group
            }
        }
        guard let name = preview.name, let provider = module.type(name) else { return nil }
        let place = Span(source, 0..<0)
        return separately(in: DeclContext()) { staticValue("previews", of: provider.selfType, base: nil, at: place, expected: nil) }
    }

    /// Checks the previews that aren't shown, too. What of them isn't supported keeps nothing else from being shown.
    func checkOtherPreviews(in files: ArraySlice<SourceFile>) {
        let all = files.flatMap { file, items in Preview.all(in: items, of: file) }
        for (index, other) in all.enumerated() {
            guard let content = other.content, !checkedPreviews.contains(content.id) else { continue }
            let known = (pending, reported)
            _ = preview(index, in: files)
            let found = pending.dropFirst(known.0.count) + reported.dropFirst(known.1.count)
            if found.contains(where: { $0.code == "unsupported" }) { (pending, reported) = known }
        }
    }

    /// A preview as its traits show it; `nil` where none changes it.
    ///
    /// - Parameter made: the view of its properties, where it has some.
    private func previewed(_ closure: ClosureExprSyntax, _ made: Expr?, _ traits: [ExprSyntax]) -> Expr? {
        guard let function = module.functions("_preview").first, let namespace = module.type("Preview"), let trait = module.type("PreviewTrait"),
            let kind = module.nestedType("ViewTraits", in: namespace)
        else { return nil }
        let place = span(closure)
        let type = SwiftType.nominal(trait, [kind.selfType])
        let values = traits.map { value($0, as: type, for: .argument) }.filter { !isPlain($0) }
        if values.isEmpty { return nil }
        let list = Expr(.array(values), module.named(.array, type), place)
        let content =
            made.map { Argument(label: "content", source: .typed(Closure.giving($0)), span: place) }
            ?? Argument(label: nil, source: .trailing(closure), span: place)
        let arguments = [Argument(label: "traits", source: .typed(list), span: place), content]
        return call([CallCandidate(target: .function(function), map: [:], base: nil)], arguments, expecting: nil, named: "#Preview", at: place)
    }

    /// Whether a trait is one of the library that says how a preview is shown.
    private func isPlain(_ trait: Expr) -> Bool {
        switch trait.kind {
        case .staticMember(let variable, _): variable.isPrelude
        case .call(let callee, _, _): callee.decl.isPrelude && callee.decl.name != "modifier"
        default: false
        }
    }
}
