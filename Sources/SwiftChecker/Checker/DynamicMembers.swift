import Diagnostics
import SwiftModel

/// Members that a type with `@dynamicMemberLookup` finds by their names or by key paths.
extension Checker {
    /// A member that several subscripts find by its name: the one that gives what is wanted.
    func namedMember(_ name: String, on base: Expr, _ expected: SwiftType?, at place: Span) -> Expr? {
        guard case .nominal(let decl, _) = head(base.type), decl.attributes.contains("dynamicMemberLookup") else { return nil }
        let found = members("subscript", of: head(base.type), isStatic: false).filter { item in
            guard case .function(let getter) = item.member, getter.arguments.first?.label == "dynamicMember" else { return false }
            return head(getter.arguments[0].type).isKnown(.string)
        }
        guard found.count > 1 else { return nil }
        let argument = Argument(label: "dynamicMember", source: .typed(Expr(.string(name), module.named(.string), place)), span: place)
        return subscripted(base, [argument], expected, place)
    }

    /// `$model.name` on a type with `@dynamicMemberLookup`.
    func dynamicMember(_ name: String, on base: Expr, at place: Span, isCalled: Bool = false) -> Expr? {
        var tuple: SwiftType?
        let found = dynamicMember(on: base, named: name, at: place, isCalled: isCalled) { root in
            if case .tuple(let elements) = head(root.type), !elements.hasElement(named: name) {
                tuple = tuple ?? root.type
                return nil
            }
            return memberValue(name, on: root, at: place, expected: nil)
        }
        guard found == nil, let tuple else { return found }
        let message = "value of type '\(base.type.resolved)' has no dynamic member '\(name)' using key path from root type '\(tuple.resolved)'"
        error("unknown-member", message, at: Span(source, max(place.range.lowerBound, place.range.upperBound - name.utf8.count)..<place.range.upperBound))
        return Expr(.failed, .error, place)
    }

    /// A member that `@dynamicMemberLookup` finds by a key path, `$model.name` or `$model[0]`, or by its name.
    ///
    /// - Parameter reach: the member of the key path's root.
    func dynamicMember(on base: Expr, named name: String?, at place: Span, isCalled: Bool = false, reach: (_ root: Expr) -> Expr?) -> Expr? {
        var (type, isStatic) = (head(base.type), false)
        if case .metatype(let inner) = type { (type, isStatic) = (head(inner), true) }
        guard case .nominal(let decl, _) = type, decl.attributes.contains("dynamicMemberLookup") else { return nil }
        var readOnly: Expr?
        for item in members("subscript", of: type, isStatic: isStatic).sorted(by: { keyPathRank($0.member) > keyPathRank($1.member) }) {
            guard case .function(let getter) = item.member, getter.arguments.first?.label == "dynamicMember" else { continue }
            var map = item.map
            let typeArguments = instantiate(getter, &map)
            if isCalled, !isCallable(getter.result.substituting(map)) { continue }
            if let name, head(getter.arguments[0].type).isKnown(.string) {
                let result = conformances.normalized(getter.result.substituting(map))
                return Expr(
                    .subscripted(
                        base, getter: .function(getter, typeArguments), setter: getter.subscriptSetter.map { .function($0, typeArguments) },
                        arguments: [Expr(.string(name), module.named(.string), place)]), result, place)
            }
            guard case .nominal(let keyPath, let parts) = head(getter.arguments[0].type.substituting(map)), parts.count == 2 else { continue }
            let root = parts[0]
            let placeholder = LocalVariable(name: "$root", type: root, isLet: false)
            guard let reached = reach(Expr(.placeholder(placeholder), root, place)), let component = component(reached) else { continue }
            if !head(.nominal(keyPath, parts)).isKnown(.keyPath), !isMutable(reached) {
                readOnly = readOnly ?? reached
                continue
            }
            guard unify(parts[1], reached.type) else { continue }
            let path = Expr(.keyPath([component]), .nominal(keyPath, parts), place)
            let callee = Callee.function(getter, typeArguments)
            let setter = getter.subscriptSetter.map { Callee.function($0, typeArguments) }
            return Expr(.subscripted(base, getter: callee, setter: setter, arguments: [path]), conformances.normalized(getter.result.substituting(map)), place)
        }
        guard let readOnly else { return nil }
        _ = mutable(readOnly, at: place, for: .assignment)
        return Expr(.failed, .error, place)
    }

    /// How much the key path that a subscript takes can do: the one that sets values goes before the one that reads them.
    private func keyPathRank(_ member: Member) -> Int {
        guard case .function(let getter) = member, let known = getter.arguments.first.flatMap({ head($0.type).known }) else { return 0 }
        return [.writableKeyPath: 1, .referenceWritableKeyPath: 2][known] ?? 0
    }

    private func isCallable(_ type: SwiftType) -> Bool {
        switch head(type) {
        case .function: true
        case .nominal: !members("callAsFunction", of: type, isStatic: false).isEmpty
        default: false
        }
    }
}

extension [TupleElement] {
    /// Whether it's a label or a number of one.
    fileprivate func hasElement(named name: String) -> Bool { contains { $0.label == name } || Int(name).map(indices.contains) ?? false }
}
