import Playground

extension Session {
    /// Without a number says which SDK's rules hold; with one switches to them and runs the inputs again.
    func sdk(_ argument: String) -> [Output] {
        let current = playground.options.sdk
        guard !argument.isEmpty else { return [remark(.sdkInUse(current))] }
        guard let number = Int(argument), let sdk = Playground.SDK(rawValue: number) else {
            return [failure("no-such-sdk", .noSuchSDK(argument), help: .knownSDKs)]
        }
        guard sdk != current else { return [remark(.sdkInUse(current))] }
        do throws(Playground.RefusedBySDK) {
            playground = try playground.switched(to: sdk)
        } catch {
            return error.diagnostics.map(Output.diagnostic) + [remark(.sdkRefuses(sdk, current))]
        }
        options.playground.sdk = sdk
        return [remark(.sdkSwitched(sdk))] + (state.pending == nil && playground.memory.steps.isEmpty ? [] : whereabouts())
    }

    /// Does what concerns the open exercise by the rules of the SDK that it asks for, if it asks for one.
    func byRulesOfExercise<Result>(_ work: () -> Result) -> Result {
        let usual = playground.options.sdk
        playground.options.sdk = state.exercise?.exercise.sdk?.rules ?? usual
        defer { playground.options.sdk = usual }
        return work()
    }
}
