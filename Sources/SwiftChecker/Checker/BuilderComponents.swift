import SwiftModel
import SwiftSyntax

/// The components of builders that have `buildExpression` functions of their own.
extension Checker {
    /// A component alone; where that fails, as what a `buildExpression` of the snippet's builder takes: `.nonEmpty`, `Rule.nonEmpty.mapped(\.name)`.
    func value(ofComponent syntax: ExprSyntax, _ builder: NominalDecl) -> Expr {
        let wanted = beginsImplicitly(syntax) ? wantedOfImplicit(builder) : nil
        let types = builder.isPrelude ? [] : componentTypes(builder)
        if !types.isEmpty {
            if let alone = retry({ self.taken(self.defaulted(self.expression(syntax, wanted))) }) { return alone }
            for type in types {
                if let found = retry({ self.converted(self.expression(syntax, type), to: type).flatMap(self.taken) }) { return found }
            }
        }
        return defaulted(expression(syntax, wanted))
    }

    /// Checks something that may be checked in another way if that fails. Of retries inside of retries there are few, since their number doubles with each.
    private func retry<Result>(_ work: () -> Result?) -> Result? {
        guard retryDepth < 4 else { return nil }
        retryDepth += 1
        defer { retryDepth -= 1 }
        return trial(work)
    }

    /// The types that the builder's `buildExpression` functions without type parameters take.
    private func componentTypes(_ builder: NominalDecl) -> [SwiftType] {
        guard let arguments = builder.parameters.isEmpty ? [] : arguments(of: builder) else { return [] }
        let map = conformances.map(builder, arguments)
        return module.members("buildExpression", of: builder, taking: 1).compactMap { member in
            guard case .function(let decl) = member, decl.ownParameterCount == 0, let parameter = decl.arguments.first else { return nil }
            return conformances.normalized(parameter.type.substituting(map))
        }
    }
}
