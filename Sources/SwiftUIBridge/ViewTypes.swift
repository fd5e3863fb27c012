import SwiftMachine
import SwiftModel
import ViewTree

extension Bridge {
    /// The view tree's name for a static type, opaque types by what is behind them.
    func viewType(_ type: SwiftType) -> ViewType {
        if let known = viewTypes[type] { return known }
        let made = makeViewType(type)
        viewTypes[type] = made
        return made
    }

    private func makeViewType(_ type: SwiftType) -> ViewType {
        switch type {
        case .nominal(let decl, let arguments):
            return ViewType(decl.name, decl.packed(arguments).map(viewType), key: decl.isPrelude ? 0 : decl.key)
        case .tuple(let elements): return .tuple(elements.map { viewType($0.type) })
        case .opaque, .variable:
            let known = type.underlying
            return known == type ? ViewType(type.description) : viewType(known)
        default: return ViewType(type.printedName)
        }
    }

    /// A built-in view's type by name.
    func viewType(named name: String) -> ViewType { ViewType(name) }

    /// The type of several views one after another.
    func tupleType(_ elements: [ViewType]) -> ViewType {
        sdk == .xcode26 ? ViewType("TupleView", [.tuple(elements)]) : ViewType("TupleContent", elements)
    }

    /// A type's own name, without its arguments.
    func name(of type: SwiftType) -> String { type.underlying.nominal?.name ?? type.printedName }
}
