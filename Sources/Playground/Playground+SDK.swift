import Diagnostics
import SwiftChecker
import SwiftModel

extension Playground {
    /// This playground with the rules of another SDK: its inputs and actions run again, and the view is as they leave it.
    ///
    /// - Throws: `RefusedBySDK` where the inputs have errors there.
    public func switched(to sdk: SDK) throws(RefusedBySDK) -> Playground {
        let errors = alone { Checker.check(inputs, over: lane.interface(sdk)).diagnostics.filter { $0.severity == .error } }
        guard errors.isEmpty else { throw RefusedBySDK(diagnostics: errors) }
        return Playground(memory.with(sdk))
    }

    /// The errors that another SDK reports of a playground's inputs.
    public struct RefusedBySDK: Error {
        public let diagnostics: [Diagnostic]
    }
}

extension Playground.Memory {
    fileprivate func with(_ sdk: SDK) -> Self {
        func changed(_ options: Playground.Options) -> Playground.Options {
            var options = options
            options.sdk = sdk
            return options
        }
        // Other entries than those that made the present view: the way back runs them again.
        let entries = entries.map { Entry(event: $0.event, options: changed($0.options), inputs: $0.inputs) }
        return Playground.Memory(options: changed(options), inputs: inputs, entries: entries)
    }
}
