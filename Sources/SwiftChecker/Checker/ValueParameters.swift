import Diagnostics
import SwiftModel
import SwiftSyntax

/// Generic parameters that are whole numbers (SE-0452), and inline arrays (SE-0453), whose number of elements is one.
extension Checker {
    /// The parameter of this name as a value: `rows` inside of `struct Matrix<let rows: Int>`.
    func valueParameter(_ name: String, at place: Span) -> Expr? {
        guard let parameter = context.generics[name], parameter.isValue, let read = module.functions("_valueOfParameter").first else { return nil }
        let type = context.substitutions[parameter] ?? .parameter(parameter)
        return Expr(.call(.function(read, [type]), base: nil, arguments: []), module.named(.int), place)
    }

    /// A parameter of a type as its member: `Matrix<2, 3>.rows`.
    func valueMember(_ name: String, of type: SwiftType, at place: Span) -> Expr? {
        guard case .nominal(let decl, let arguments) = head(type), let index = decl.parameters.firstIndex(where: { $0.isValue && $0.name == name }),
            arguments.indices.contains(index), let read = module.functions("_valueOfParameter").first
        else { return nil }
        return Expr(.call(.function(read, [arguments[index]]), base: nil, arguments: []), module.named(.int), place)
    }

    /// The number in the place of a type: `Matrix<2, 3>`, `where rows == 2`.
    func valueArgument(_ syntax: ExprSyntax) -> SwiftType {
        let digits = syntax.trimmedDescription.filter { $0 != "_" }
        if let value = Int(digits) { return module.root.integer(value) }
        error("generic-arguments", "a value in the place of a type is a whole number, such as 3", at: span(syntax), help: "write the number")
        return .error
    }

    /// Whether arguments are values where the parameters are; reports one that isn't.
    func areOfTheirKind(_ arguments: [SwiftType], for parameters: [GenericParameter], at place: Span) -> Bool {
        for (argument, parameter) in zip(arguments, parameters) {
            guard let isValue = argument.isValue, isValue != parameter.isValue else { continue }
            if isValue {
                error("generic-arguments", "cannot use value type '\(argument)' for generic argument '\(parameter.name)'", at: place)
            } else {
                let help = "write a number, such as 3, or a parameter that is declared with 'let'"
                error("generic-arguments", "cannot pass type '\(argument)' as a value for generic value '\(parameter.name)'", at: place, help: help)
            }
            return false
        }
        return true
    }

    /// `[3 of Int]`.
    func inlineArray(_ node: InlineArrayTypeSyntax) -> SwiftType {
        let types = [node.count, node.element].map { genericArgument($0.argument) }
        let decl = module.nominal(.inlineArray)
        return areOfTheirKind(types, for: decl.parameters, at: span(node)) ? .nominal(decl, types) : .error
    }

    func genericArgument(_ argument: GenericArgumentSyntax.Argument) -> SwiftType {
        switch argument {
        case .type(let syntax): type(syntax)
        case .expr(let syntax): valueArgument(syntax)
        }
    }

    /// What isn't a sequence, but has indices, is walked by these.
    func indicesHelp(_ value: Expr) -> String? {
        let hasIndices = members("indices", of: head(value.type), isStatic: false).contains { item in
            if case .variable(let variable) = item.member { head(variable.type).isKnown(.range) } else { false }
        }
        return hasIndices ? "walk its indices: for i in \(shown(value)).indices" : nil
    }

    /// `[1, 2, 3]` where an inline array is wanted, which has as many elements.
    func inlineArray(_ node: ArrayExprSyntax, _ type: SwiftType, _ place: Span) -> Expr {
        let (wanted, element, count) = (type.arguments[0], type.arguments[1], node.elements.count)
        let syntax = node.elements.map(\.expression)
        let values = syntax.map { value($0, as: element, for: .element) }
        guard unify(wanted, module.root.integer(count)) else {
            let message = "expected '\(wanted.resolved)' elements in inline array literal, but got '\(count)'"
            error("inline-array", message, at: place, help: "give it as many elements as its type says, or leave the number out: 'InlineArray'")
            return Expr(.failed, .error, place)
        }
        defaultVariables(element)
        let list = Expr(.array(values), module.named(.array, element), place)
        return construct(type, [Argument(label: "_storage", source: .typed(list), span: place)], expecting: type, at: place)
    }
}

extension SwiftType {
    /// Whether it is the value of a generic parameter; `nil` where that isn't known.
    fileprivate var isValue: Bool? {
        switch head {
        case .nominal(let decl, _): decl.integerValue != nil
        case .parameter(let parameter): parameter.isValue
        case .variable, .error: nil
        default: false
        }
    }
}
