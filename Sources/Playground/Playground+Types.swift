import Diagnostics
import SwiftChecker
import SwiftModel

public typealias TypeReasons = SwiftChecker.TypeReasons

extension Playground {
    /// How an expression that follows the inputs and its parts get their types. Nothing of it is run.
    public func typeReasons(of expression: SourceText) -> Result<TypeReasons, TypeReasons.Refusal> {
        asking {
            guard expression.utf8.count <= options.limits.inputBytes else {
                return .failure(TypeReasons.Refusal(diagnostics: [Limit.inputBytes.diagnostic(options.limits)]))
            }
            return TypeReasons.of(expression, after: inputs, over: interface, budget: budget)
        }
    }
}
