import Diagnostics
import SwiftModel

/// Setters that call observers around a change: those of wrapped properties, and of properties that override others.
extension Checker {
    /// Declares `willSet` and `didSet` of a property.
    func makeObservers(of variable: VariableDecl, _ accessors: Accessors, _ inner: DeclContext, isMutating: Bool) {
        for (observer, kind) in [(accessors.willSet, FunctionDecl.Kind.willSet), (accessors.didSet, .didSet)] {
            guard let observer else { continue }
            let function = accessor(kind, variable, inner)
            function.isMutating = isMutating
            let name = observer.parameters?.name.text ?? (kind == .willSet ? "newValue" : "oldValue")
            // The property's type may be that of a value which names what is declared later.
            function.prepare = { [unowned function, unowned variable] in
                function.arguments = [FunctionDecl.Parameter(label: nil, name: name, type: variable.type)]
            }
            setBody(function, observer.body)
            if kind == .willSet { variable.willSet = function } else { variable.didSet = function }
        }
    }

    /// `willSet`, the change, then `didSet`. What was there before is read only where `didSet` uses it (SE-0268).
    func observed(_ change: Expr, of variable: VariableDecl, new: LocalVariable, old: Expr, on this: Expr?, at place: Span) -> [Statement] {
        func call(_ observer: FunctionDecl, _ value: Expr) -> Statement {
            let callee = Callee.function(observer, observer.parameters.map(SwiftType.parameter))
            let base = this.map { observer.isMutating ? Expr(.inOut($0), $0.type, place) : $0 }
            return Statement(.expression(Expr(.call(callee, base: base, arguments: [value]), .void, place)), place)
        }
        let change = Statement(.expression(change), place)
        let before = variable.willSet.map { [call($0, Expr(.local(new), variable.type, place))] } ?? []
        guard let didSet = variable.didSet else { return before + [change] }
        guard usesOldValue(didSet) else { return before + [change, call(didSet, Expr(.local(new), variable.type, place))] }
        let kept = LocalVariable(name: "oldValue", type: variable.type, isLet: true)
        return [Statement(.bind(.variable(kept), old), place)] + before + [change, call(didSet, Expr(.local(kept), variable.type, place))]
    }

    private func usesOldValue(_ didSet: FunctionDecl) -> Bool { didSet.body?.variables.first?.isUsed ?? true }
}
