import Diagnostics
import SwiftModel

/// Containers whose builder takes anything: with the SDK of Xcode 27, views are only required where the result is.
extension Checker {
    private static let unboundContainers: Set<KnownType> = [.group, .forEach, .section]

    /// Reports a component that doesn't conform by the opaque result around it, if only containers without a bound are between them.
    func reportsUnboundContent(_ expr: Expr, _ target: NominalDecl, _ builder: NominalDecl) -> Bool {
        guard module.sdk != .xcode26, builder.known == .viewBuilder, !expr.type.resolved.isStructural, !expr.type.resolved.isExistential,
            var function = scope?.function, function.isClosure
        else { return false }
        while function.isClosure {
            guard let container = function.container?.known, Self.unboundContainers.contains(container), let outer = function.parent else { return false }
            function = outer
        }
        guard function.opaque != nil, let name = function.name else { return false }
        let kind = !name.contains("(") ? "property" : context.nominal == nil ? "global function" : "instance method"
        report(
            Diagnostic(
                .error, "conformance", "return type of \(kind) '\(name)' requires that '\(expr.type.resolved)' conform to '\(target.name)'", at: expr.span,
                notes: [.init("opaque return type declared here", at: function.place)], help: conformanceHelp(expr.type, target)))
        return true
    }
}
