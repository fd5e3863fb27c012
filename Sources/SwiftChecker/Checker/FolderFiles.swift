import Diagnostics
import SwiftModel
import SwiftSyntax

/// The rules of inputs that have several files.
extension Checker {
    /// Notes which texts are files of folders.
    func takeFolders(of inputs: [Input]) {
        for (index, input) in inputs.enumerated() where input.isFolder {
            for file in input.sources { module.folders[ObjectIdentifier(file)] = index }
        }
    }

    /// Whether the current text is a file of a folder.
    var isInFolder: Bool { module.folders[ObjectIdentifier(source)] != nil }

    /// Whether something is declared in another file of the folder that the current text belongs to.
    func isInOtherFile(_ place: Span?) -> Bool { place.map { $0.source !== source && isSameInput($0) } ?? false }

    private func isSameInput(_ place: Span) -> Bool {
        if place.source === source { return true }
        guard let folder = module.folders[ObjectIdentifier(source)] else { return false }
        return module.folders[ObjectIdentifier(place.source)] == folder
    }

    // MARK: Declaring at the top level

    /// Adds a type to what the file or the module declares.
    func declareGlobal(_ decl: NominalDecl) {
        let isForFile = isForFile(decl.attributes)
        reportRedeclaration(of: decl.name, at: decl.span, isForFile: isForFile) { ($0.types[decl.name]?.span, module.types[decl.name]?.span) }
        if isForFile { ownFile.types[decl.name] = decl } else { module.types[decl.name] = decl }
    }

    func declareGlobal(_ alias: TypeAlias, _ attributes: Attributes) {
        let isForFile = isForFile(attributes)
        if isForFile { alias.fileLevel = attributes.fileLevel }
        reportRedeclaration(of: alias.name, at: alias.span, isForFile: isForFile) { ($0.aliases[alias.name]?.span, module.aliases[alias.name]?.span) }
        if isForFile { ownFile.aliases[alias.name] = alias } else { module.aliases[alias.name] = alias }
    }

    func declareGlobal(_ variable: VariableDecl) {
        let (name, isForFile) = (variable.name, isForFile(variable.attributes))
        if isInFolder { reportRedeclaration(of: name, at: variable.span, isForFile: isForFile) { ($0.variables[name]?.span, module.variables[name]?.span) } }
        if isForFile { ownFile.variables[name] = variable } else { module.variables[name] = variable }
    }

    func declareGlobal(_ function: FunctionDecl) {
        if isForFile(function.attributes) {
            ownFile.functions[function.name, default: []].append(function)
        } else {
            module.functions[function.name, default: []].append(function)
        }
    }

    private func isForFile(_ attributes: Attributes) -> Bool { isInFolder && attributes.isForFile }

    private var ownFile: FileDeclarations {
        get { module.files[ObjectIdentifier(source)] ?? FileDeclarations() }
        set { module.files[ObjectIdentifier(source)] = newValue }
    }

    /// Reports a name that the same input declares before. What a file keeps for itself collides with what that file sees, and the other way round.
    ///
    /// - Parameter places: where what a file has for itself declares the name, and where the module does.
    private func reportRedeclaration(of name: String, at place: Span?, isForFile: Bool, _ places: (FileDeclarations) -> (Span?, Span?)) {
        let (own, shared) = places(ownFile)
        var earlier = [own, shared].compactMap(\.self)
        if !isForFile, isInFolder { earlier += module.files.values.compactMap { places($0).0 } }
        guard let first = earlier.first(where: isSameInput) else { return }
        error("redeclaration", "invalid redeclaration of '\(name)'", at: place, notes: [.init("'\(name)' previously declared here", at: first)])
    }

    // MARK: Names of other files

    /// Reports a name that another file declares for itself.
    func reportsHidden(_ name: String, at place: Span) -> Bool {
        guard let (level, declared) = module.hidden(name) else { return false }
        reportInaccessible("'\(name)'", name, level, declared, at: place)
        return true
    }

    func reportInaccessible(_ what: String, _ name: String, _ level: String, _ declared: Span?, at place: Span) {
        error(
            "inaccessible", "\(what) is inaccessible due to '\(level)' protection level", at: place,
            notes: declared.map { [.init("'\(name)' declared here", at: $0)] } ?? [],
            help: "leave out '\(level)' there: it keeps the declaration within its file")
    }

    // MARK: Statements

    /// The top level of a file that isn't `main`: declarations alone. Its globals get their values when they are first used.
    func libraryItem(_ item: CodeBlockItemSyntax, _ body: Body) {
        switch item.item {
        case .decl(let decl):
            topLevelMacro(decl)
            guard let node = decl.as(VariableDeclSyntax.self) else { return }
            for binding in node.bindings {
                if binding.pattern.is(TuplePatternSyntax.self) {
                    globalPattern(binding, body)
                } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word, let variable = module.ownVariable(name),
                    variable.span == span(binding.pattern), variable.isStored, !variable.hasInitializer
                {
                    error(
                        "missing-value", "global '\(node.bindingSpecifier.text)' declaration requires an initializer expression", at: span(binding.pattern),
                        help: "give it a value: statements of 'main.swift' alone can set it later")
                }
            }
        case .expr(let syntax):
            if syntax.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" { return }
            refuse("expressions", item)
        case .stmt: refuse("statements", item)
        }
    }

    private func refuse(_ what: String, _ item: CodeBlockItemSyntax) {
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        error(
            "top-level-code", "\(what) are not allowed at the top level", at: Span(source, start..<start + 1),
            help: "only 'main.swift' has code at its top level: move it there, or into a function or a view's body")
    }
}
