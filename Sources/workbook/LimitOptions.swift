import ArgumentParser
import Playground

/// What a snippet may use up, a flag for each limit.
struct LimitOptions: ParsableArguments {
    @Option(help: help(.fuel)) var fuel: Int?
    @Option(help: help(.time)) var time: Double?
    @Option(help: help(.callDepth)) var callDepth: Int?
    @Option(help: help(.reentryDepth)) var reentryDepth: Int?
    @Option(help: help(.stringBytes)) var stringBytes: Int?
    @Option(help: help(.elements)) var elements: Int?
    @Option(help: help(.memory)) var memory: Int?
    @Option(help: help(.instances)) var instances: Int?
    @Option(help: help(.typeParts)) var typeParts: Int?
    @Option(help: help(.outputLines)) var outputLines: Int?
    @Option(help: help(.outputBytes)) var outputBytes: Int?
    @Option(help: help(.views)) var views: Int?
    @Option(help: help(.inputBytes)) var inputBytes: Int?
    @Option(help: help(.inputs)) var inputs: Int?

    private static func help(_ limit: Playground.Limit) -> ArgumentHelp {
        let value = Playground.Limits()[limit]
        return ArgumentHelp("The \(limit.meaning) (\(Int(value))).", valueName: "n")
    }

    private var given: [(Playground.Limit, Double?)] {
        [
            (.fuel, fuel.map(Double.init)), (.time, time), (.callDepth, callDepth.map(Double.init)), (.reentryDepth, reentryDepth.map(Double.init)),
            (.stringBytes, stringBytes.map(Double.init)), (.elements, elements.map(Double.init)), (.memory, memory.map(Double.init)),
            (.instances, instances.map(Double.init)), (.typeParts, typeParts.map(Double.init)),
            (.outputLines, outputLines.map(Double.init)), (.outputBytes, outputBytes.map(Double.init)),
            (.views, views.map(Double.init)),
            (.inputBytes, inputBytes.map(Double.init)), (.inputs, inputs.map(Double.init)),
        ]
    }

    func validate() throws {
        for case (let limit, let value?) in given where !(value > 0) {
            throw ValidationError("\(limit.flag) is a positive number\(limit == .time ? " of seconds" : "").")
        }
        // Both are recursion on stacks of a fixed size.
        if let callDepth, callDepth > 1_000_000 { throw ValidationError("--call-depth is at most 1000000.") }
        if let reentryDepth, reentryDepth > 1_000 { throw ValidationError("--reentry-depth is at most 1000.") }
    }

    /// The table of limits with those that were given.
    var limits: Playground.Limits {
        var limits = Playground.Limits()
        for case (let limit, let value?) in given { limits[limit] = value }
        return limits
    }
}
