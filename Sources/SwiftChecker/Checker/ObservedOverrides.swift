import Diagnostics
import SwiftModel

/// `override var x: Int { didSet { … } }`: a computed property around the inherited one, whose setter calls the observers.
extension Checker {
    func observeInherited(_ variable: VariableDecl, _ inner: DeclContext) {
        let place = variable.span ?? span(in: source)
        let getter = accessor(.getter, variable, inner)
        getter.isSynthesized = true
        getter.result = variable.type
        getter.checkBody = { [unowned self, unowned variable] in
            let body = Body()
            let this = selfVariable(of: variable, in: body)
            body.statements = [Statement(.return(inheritedValue(of: variable, this, at: place)), place)]
            return body
        }
        variable.getter = getter
        let setter = accessor(.setter, variable, inner)
        setter.isSynthesized = true
        setter.arguments = [FunctionDecl.Parameter(label: nil, name: "newValue", type: variable.type)]
        setter.checkBody = { [unowned self, unowned variable] in
            let body = Body()
            let this = selfVariable(of: variable, in: body)
            let new = LocalVariable(name: "newValue", type: variable.type, isLet: true)
            body.variables = [new]
            let change = settingInherited(variable, this, Expr(.local(new), variable.type, place), at: place)
            body.statements = observed(change, of: variable, new: new, old: inheritedValue(of: variable, this, at: place), on: this, at: place)
            return body
        }
        variable.setter = setter
    }

    /// The property with observers that overrides another one, where the function is one of these observers.
    func overridingProperty(observedBy decl: FunctionDecl) -> VariableDecl? {
        guard decl.kind == .willSet || decl.kind == .didSet, let owner = decl.owner, owner.kind == .class else { return nil }
        for case .variable(let variable) in owner.members(named: decl.name)
        where (variable.willSet == decl || variable.didSet == decl) && variable.attributes.contains("override") {
            return variable
        }
        return nil
    }

    /// In its own observer an overriding property is the stored one that it overrides: setting that calls no observer of the overriding one.
    func observedInherited(_ variable: VariableDecl, of base: Expr, at place: Span) -> Expr? {
        guard let observed = scope?.function.observed, observed == variable, case .local(let this) = base.kind, this == scope?.function.selfVariable,
            let (inherited, owner) = inherited(by: variable), inherited.isStored
        else { return nil }
        return Expr(.member(base, inherited, owner: owner), variable.type, place)
    }

    private func selfVariable(of variable: VariableDecl, in body: Body) -> Expr {
        let type = variable.owner?.selfType ?? .error
        let this = LocalVariable(name: "self", type: type, isLet: true)
        body.selfVariable = this
        return Expr(.local(this), type, variable.span ?? span(in: source))
    }

    /// The property that is overridden, and the superclass as which it is found.
    private func inherited(by variable: VariableDecl) -> (variable: VariableDecl, owner: SwiftType)? {
        guard let superclass = variable.owner?.superclass else { return nil }
        for item in members(variable.name, of: superclass, isStatic: variable.isStatic) {
            if case .variable(let found) = item.member { return (found, item.owner) }
        }
        return nil
    }

    private func inheritedValue(of variable: VariableDecl, _ this: Expr, at place: Span) -> Expr {
        guard let (inherited, owner) = inherited(by: variable) else { return Expr(.failed, variable.type, place) }
        if let getter = inherited.getter {
            return Expr(.call(.superFunction(getter, owner.arguments), base: this, arguments: []), variable.type, place)
        }
        return Expr(.member(this, inherited, owner: owner), variable.type, place)
    }

    private func settingInherited(_ variable: VariableDecl, _ this: Expr, _ value: Expr, at place: Span) -> Expr {
        guard let (inherited, owner) = inherited(by: variable) else { return Expr(.failed, .void, place) }
        if inherited.getter != nil {
            guard let setter = inherited.setter else { return Expr(.failed, .void, place) }
            return Expr(.call(.superFunction(setter, owner.arguments), base: this, arguments: [value]), .void, place)
        }
        return Expr(.assign(Expr(.member(this, inherited, owner: owner), variable.type, place), value), .void, place)
    }
}
