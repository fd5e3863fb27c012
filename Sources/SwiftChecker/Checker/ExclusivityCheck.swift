import Diagnostics
import SwiftModel

/// While a place is being changed nothing else may read or change it: overlapping arguments of a call, as far as the text shows.
struct ExclusivityCheck {
    private let report: (String, Span, String) -> Void

    /// - Parameter report: takes a message, a place and a help.
    init(report: @escaping (String, Span, String) -> Void) { self.report = report }

    func check(_ expr: Expr) {
        switch expr.kind {
        case .call(let callee, let base, let arguments): check((base.map { [$0] } ?? []) + arguments, of: callee.decl)
        case .callValue(_, let arguments): check(arguments, of: nil)
        default: break
        }
    }

    /// A variable and the way into it: stored properties and parts of tuples. What lies behind a subscript, an accessor or observers is the whole.
    private struct Place {
        enum Root: Hashable { case local(LocalVariable), global(VariableDecl) }
        let root: Root
        var path: [String] = []
        var name: String
        /// An element of what the way leads to.
        var isSubscript = false
        /// How many expressions inside of its own lead to it.
        var length = 0
        var isVariable: Bool { path.isEmpty && !isSubscript }

        func overlaps(_ other: Place) -> Bool { root == other.root && zip(path, other.path).allSatisfy { $0 == $1 } }
    }

    private func check(_ operands: [Expr], of callee: FunctionDecl?) {
        let changed = operands.map { operand -> Place? in if case .inOut(let target) = operand.kind { place(target) } else { nil } }
        for (index, first) in changed.enumerated() {
            guard let first else { continue }
            if let second = changed[..<index].lazy.compactMap({ $0 }).first(where: { $0.overlaps(first) }) {
                tell(first, second, isSwap: callee?.isPrelude == true && callee?.name == "swap", at: operands[index].span)
            }
            for operand in operands { if let use = use(of: first, in: operand) { tell(first, at: use) } }
        }
    }

    private func tell(_ first: Place, _ second: Place, isSwap: Bool, at place: Span) {
        if first.isVariable, second.isVariable {
            return report("inout arguments are not allowed to alias each other", place, "copy it into another variable first")
        }
        let shorter = first.path.count <= second.path.count ? first : second
        guard isSwap, first.isSubscript, second.isSubscript else { return tell(shorter, at: place) }
        tell(shorter, remedy: "consider calling MutableCollection.swapAt(_:_:)", help: "write \(shorter.name).swapAt(i, j)", at: place)
    }

    private func tell(_ used: Place, remedy: String = "consider copying to a local variable", help: String = "copy it first", at place: Span) {
        report("overlapping accesses to '\(used.name)', but modification requires exclusive access; \(remedy)", place, help)
    }

    /// Where a closure that runs during the call uses the place. Globals are watched while the program runs.
    private func use(of place: Place, in operand: Expr) -> Span? {
        guard case .local = place.root else { return nil }
        var closure: Closure?
        var current = operand
        while case .convert(let inner) = current.kind { current = inner }
        switch current.kind {
        case .closure(let found): closure = found.isEscaping ? nil : found
        case .autoclosure(let found): closure = found
        default: return nil
        }
        var found: Span?
        var rest = 0
        for statement in closure?.body.statements ?? [] {
            statement.visit { expr in
                // `self` in `self.count` isn't the whole.
                if rest > 0 { return rest -= 1 }
                guard found == nil, let used = self.place(expr) else { return }
                rest = used.length
                if used.overlaps(place) { found = expr.span }
            }
        }
        return found
    }

    private func place(_ expr: Expr) -> Place? {
        switch expr.kind {
        case .local(let variable):
            guard !variable.isLet, variable.name != "self" || variable.isInout else { return nil }
            return Place(root: .local(variable), name: variable.name)
        case .global(let variable): return variable.isLet || !variable.isStored ? nil : Place(root: .global(variable), name: variable.name)
        case .member(let base, let variable, let owner):
            // Objects are watched while the program runs.
            guard owner.nominal?.kind == .struct, var outer = self.outer(base) else { return nil }
            guard variable.isStored, variable.backing == nil, variable.willSet == nil, variable.didSet == nil, !outer.isSubscript else { return outer }
            outer.path.append(variable.name)
            outer.name += ".\(variable.name)"
            return outer
        case .tupleElement(let base, let index):
            guard var outer = self.outer(base) else { return nil }
            if outer.isSubscript { return outer }
            outer.path.append(String(index))
            outer.name += ".\(index)"
            return outer
        case .subscripted(let base, _, _, _):
            guard base.type.resolved.nominal?.kind != .class, var outer = self.outer(base) else { return nil }
            outer.isSubscript = true
            return outer
        case .forceUnwrap(let base), .optionalBind(let base): return outer(base)
        default: return nil
        }
    }

    private func outer(_ base: Expr) -> Place? {
        var outer = place(base)
        outer?.length += 1
        return outer
    }
}
