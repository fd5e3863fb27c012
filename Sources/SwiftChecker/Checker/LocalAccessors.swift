import Diagnostics
import SwiftModel
import SwiftSyntax

/// Local variables with accessors: each is a function of the block, which the machine calls where the variable is read or set.
extension Checker {
    /// `var area: Double { width * height }` in a function.
    func computedLocal(_ binding: PatternBindingSyntax) -> [Statement] {
        let place = span(binding)
        let accessors = Accessors(binding.accessorBlock)
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word, let written = binding.typeAnnotation?.type else {
            let help = missingTypeHelp(binding.pattern.trimmedDescription, in: nil)
            error("missing-type", "computed property must have an explicit type", at: place, help: help)
            return []
        }
        guard let items = accessors.getterItems ?? accessors.getter?.statements else {
            error("declaration", "variable with a setter must also have a getter", at: place)
            return []
        }
        let type = type(written)
        let variable = LocalVariable(name: name, type: type, isLet: false, span: place)
        var functions = LocalAccessors()
        let end = binding.accessorBlock?.rightBrace
        var result = [localAccessor(items, of: variable, as: \.getter, gives: type, end: end, in: &functions)]
        if let setter = accessors.setter {
            let value = setter.parameters?.name.word ?? "newValue"
            result.append(localAccessor(setter.body?.statements ?? [], of: variable, as: \.setter, takes: value, end: end, in: &functions))
        }
        variable.accessors = functions
        declare(variable)
        return result
    }

    /// `var level = 3 { didSet { … } }` in a function: the statements that make its observers, to follow the one that makes the variable.
    func observers(_ block: AccessorBlockSyntax, of pattern: Pattern, _ binding: PatternBindingSyntax) -> [Statement] {
        guard case .variable(let variable) = pattern else {
            error(
                "declaration", "getter/setter can only be defined for a single variable", at: span(binding.pattern),
                help: "declare each in a statement of its own")
            return []
        }
        if binding.initializer == nil {
            error("declaration", "non-member observing properties require an initializer", at: span(binding.pattern), help: "give it a value")
        }
        let accessors = Accessors(block)
        var functions = LocalAccessors()
        var result: [Statement] = []
        func add(_ observer: AccessorDeclSyntax?, _ path: WritableKeyPath<LocalAccessors, LocalVariable?>, _ value: String) {
            guard let observer else { return }
            let name = observer.parameters?.name.word ?? value
            let items = observer.body?.statements ?? []
            result.append(localAccessor(items, of: variable, as: path, takes: name, end: observer.body?.rightBrace, in: &functions))
        }
        add(accessors.willSet, \.willSet, "newValue")
        add(accessors.didSet, \.didSet, "oldValue")
        variable.accessors = functions
        return result
    }

    /// The statement that makes the function of an accessor that is written.
    ///
    /// - Parameter value: what the function calls the value that it gets; `nil` for a getter.
    private func localAccessor(
        _ items: CodeBlockItemListSyntax, of variable: LocalVariable, as path: WritableKeyPath<LocalAccessors, LocalVariable?>, takes value: String? = nil,
        gives result: SwiftType = .void, end: TokenSyntax?, in functions: inout LocalAccessors
    ) -> Statement {
        let place = variable.span ?? span(items)
        let closure = Closure()
        closure.resultType = result
        if path == \.willSet || path == \.didSet { closure.observed = variable }
        let function = FunctionScope(parent: scope?.function, body: closure.body, result: result)
        let outer = scope
        scope = Scope(parent: outer, function: function)
        if let value {
            let parameter = LocalVariable(name: value, type: variable.type, isLet: true, span: place)
            parameter.isParameter = true
            closure.parameters = [parameter]
            declare(parameter)
        }
        localBody(items, builder: nil, function, closure.body, at: place, end: end)
        scope = outer
        // An old value that nothing asks for isn't kept.
        if path == \.didSet, value == "oldValue", closure.parameters.first?.isUsed == false { closure.parameters = [] }
        closure.body.variables = closure.parameters
        return self.function(closure, of: variable, as: path, in: &functions)
    }

    /// `lazy var total = sum(of: numbers)` in a function: an optional that the first read fills.
    func lazyLocal(_ binding: PatternBindingSyntax, _ annotation: SwiftType?) -> [Statement] {
        let place = span(binding)
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word, let syntax = binding.initializer?.value, let owner = scope?.function
        else {
            unsupported("a pattern here is", at: binding.pattern)
            return []
        }
        let (getter, setter) = (Closure(), Closure())
        let outer = scope
        scope = Scope(parent: outer, function: FunctionScope(parent: owner, body: getter.body, result: annotation ?? fresh()))
        let value = if let annotation { self.value(syntax, as: annotation, for: .specified) } else { defaulted(expression(syntax, nil)) }
        let type = annotation ?? value.type
        let optional = module.named(.optional, type)
        let storage = LocalVariable(name: name, type: optional, isLet: false, span: place)
        capture(storage, from: owner)
        scope = outer
        let kept = Expr(.local(storage), optional, place)
        func keep(_ value: Expr) -> Statement { Statement(.expression(Expr(.assign(kept, Expr(.wrap(value), optional, place)), .void, place)), place) }
        getter.resultType = type
        getter.body.statements = [
            keep(Expr(.nilCoalesce(kept, value), type, place)), Statement(.return(Expr(.forceUnwrap(kept), type, place)), place),
        ]
        let given = LocalVariable(name: "newValue", type: type, isLet: true, span: place)
        given.isParameter = true
        (setter.parameters, setter.body.variables) = ([given], [given])
        setter.body.statements = [keep(Expr(.local(given), type, place))]
        var functions = LocalAccessors()
        let variable = LocalVariable(name: name, type: type, isLet: false, span: place)
        let result = [
            Statement(.bind(.variable(storage), Expr(.nilLiteral, optional, place)), place), function(getter, of: variable, as: \.getter, in: &functions),
            function(setter, of: variable, as: \.setter, in: &functions),
        ]
        variable.accessors = functions
        declare(variable)
        return result
    }

    /// The statement that makes an accessor's function.
    private func function(
        _ closure: Closure, of variable: LocalVariable, as path: WritableKeyPath<LocalAccessors, LocalVariable?>, in functions: inout LocalAccessors
    ) -> Statement {
        let place = variable.span ?? span(in: source)
        let parameters = closure.parameters.map { FunctionType.Parameter(type: $0.type) }
        let type = SwiftType.function(FunctionType(parameters: parameters, result: closure.resultType))
        let made = LocalVariable(name: variable.name, type: type, isLet: true, span: place)
        // A closure inside of an observer that sets the variable calls the observer.
        made.isCaptured = true
        functions[keyPath: path] = made
        let decl = FunctionDecl(name: variable.name, kind: .function, owner: nil, isStatic: false, span: place, isPrelude: module.isPrelude)
        return Statement(.localFunction(decl, made, closure), place)
    }
}
