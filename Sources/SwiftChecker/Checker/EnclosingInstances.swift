import Diagnostics
import SwiftModel

/// Wrappers that reach the object around them: a class's property goes through `static subscript(_enclosingInstance:wrapped:storage:)` where they have one.
extension Checker {
    /// The subscript by which a property's wrapper reaches the object that has the property.
    func enclosingSubscript(of wrapper: NominalDecl, for variable: VariableDecl) -> FunctionDecl? {
        guard variable.owner?.kind == .class, !variable.isStatic else { return nil }
        for case .function(let decl) in module.members("subscript", of: wrapper) {
            if decl.isStatic, decl.arguments.map(\.label) == ["_enclosingInstance", "wrapped", "storage"] { return decl }
        }
        return nil
    }

    /// The value of a wrapped property as the wrapper's type gives it for an object.
    func enclosed(_ variable: VariableDecl, _ backing: VariableDecl, of this: Expr, at place: Span) -> Expr {
        func path(_ property: VariableDecl) -> Expr {
            let component = KeyPathComponent.property(property, owner: this.type, type: property.type)
            return Expr(.keyPath([component]), module.named(.referenceWritableKeyPath, this.type, property.type), place)
        }
        let values = [("_enclosingInstance", this), ("wrapped", path(variable)), ("storage", path(backing))]
        let arguments = values.map { Argument(label: $0, source: .typed($1), span: place) }
        return subscripted(Expr(.metatype(backing.type), .metatype(backing.type), place), arguments, nil, place)
    }
}
