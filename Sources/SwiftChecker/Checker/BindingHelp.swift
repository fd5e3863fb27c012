import SwiftModel

/// `$isOn` where a binding is wanted, `isOn` where its value is.
extension Checker {
    /// What to write in the place of an expression; `nil` where types do not differ by a binding.
    func bindingHelp(_ expr: Expr, _ from: SwiftType, _ to: SwiftType) -> String? {
        let text = expr.span.text
        if let value = boundValue(to), value == from || value.hasVariables {
            if let projection = projection(of: expr) { return "pass the binding: write '\(projection)'" }
            let isLiteral = text.hasPrefix("\"") || ["true", "false"].contains(text) || Double(text) != nil
            return isLiteral ? "a binding to a value that never changes is '.constant(\(text))'" : nil
        }
        return boundValue(from) == to && text.hasPrefix("$") ? "pass the value: write '\(text.dropFirst())'" : nil
    }

    /// What to write in place of `$name` where only `name` is known.
    func projectionHelp(_ name: String, among known: [String]) -> String? {
        guard known.contains(name) else { return nil }
        if let owner = context.nominal, module.memberNames(of: owner).contains(name) {
            guard isView(owner.selfType) else { return "write '\(name)': only properties with wrappers have '$'" }
            return "the value alone is '\(name)'; for a binding to it, declare the property with a wrapper: '@State var \(name)'"
        }
        return "the value alone is '\(name)'; 'ForEach($…) { $\(name) in … }' gives bindings to elements"
    }

    private func boundValue(_ type: SwiftType) -> SwiftType? {
        if case .nominal(let decl, let arguments) = type, decl.known == .binding { arguments.first } else { nil }
    }

    /// `$name`, `self.$name`, `$model.name`: the wrapped property that the expression begins at, with its sign.
    private func projection(of expr: Expr) -> String? {
        var current = expr
        while true {
            if case .subscripted(let base, _, _, _) = current.kind { current = base; continue }
            guard case .member(let base, let variable, _) = current.kind else { return nil }
            let path = current.span.text
            if let backing = variable.backing, !members("projectedValue", of: backing.type, isStatic: false).isEmpty, path.hasSuffix(variable.name),
                current.span.range.lowerBound == expr.span.range.lowerBound
            {
                return path.dropLast(variable.name.count) + "$" + variable.name + expr.span.text.dropFirst(path.count)
            }
            current = base
        }
    }
}
