import Diagnostics
import SwiftChecker

public typealias Completions = SwiftChecker.Completions

extension Playground {
    /// What could be written at the cursor: members of the type before a dot, argument labels, implicit members, cases, key paths, types and names in scope.
    /// The text may be unfinished; earlier inputs are seen. Where nothing is known, nothing is offered.
    ///
    /// - Parameter offset: the cursor, in UTF-8 offsets of the text.
    public func completions(of text: String, at offset: Int) -> Completions {
        asking {
            guard text.utf8.count <= options.limits.inputBytes else { return .nothing(at: offset) }
            return Completions.of(text, at: offset, after: inputs, over: interface, budget: budget)
        }
    }
}
