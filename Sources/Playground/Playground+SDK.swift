import Diagnostics
import Snippets

extension Playground {
    /// This playground with the rules of another SDK: its inputs and actions run again, and the view is as they leave it.
    ///
    /// - Throws: `RefusedBySDK` where the inputs have errors there.
    public func switched(to sdk: SDK) throws(RefusedBySDK) -> Playground {
        let errors = Self.alone { Checker.check(inputs, over: .shared(sdk)).diagnostics.filter { $0.severity == .error } }
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
        var (options, entries) = (options, entries)
        options.sdk = sdk
        for index in entries.indices { entries[index].options.sdk = sdk }
        return Playground.Memory(options: options, inputs: inputs, entries: entries)
    }
}
