import Course
import Diagnostics
import Playground

/// What an expression over a report gave.
public struct Value: Equatable, Sendable {
    /// As `print` would print it.
    public var printed: String
    public var number: Double?
    public var list: [String]?
    public var truth: Bool?
    /// Whether it is a node of the resolved tree, or holds some: nothing that anybody can write.
    var holdsNodes = false

    /// The value as a text among others: numbers without needless decimals, so that a computed choice looks like a written one.
    public var shown: String {
        guard let number, number.isFinite else { return printed }
        guard abs(number) < 1e12 else { return printed }
        return shownNumber((number * 100).rounded() / 100)
    }
}

/// What stopped an expression or a snippet.
struct Stopped: Error {
    /// In the file of the course or of the learner.
    var diagnostics: [Diagnostic]
    /// Whether it was a limit (fuel, time, memory) and not a mistake.
    var isLimit: Bool
}

extension Playground {
    /// The value of an expression over the report of the live view.
    func value(of expression: Fragment) throws(Stopped) -> Value {
        switch query(expression.source, comparesTypes: true) {
        case .value(let answer):
            let holdsNodes = answer.type.contains(Playground.nodeType)
            return Value(printed: answer.printed, number: answer.number, list: answer.list, truth: answer.truth, holdsNodes: holdsNodes)
        case .failed(let diagnostics, let limited): throw Stopped(diagnostics: diagnostics.map(expression.located), isLimit: limited)
        }
    }

    /// A playground with its own window size, with this one's declarations.
    func fork(window: WindowSize?, seed: UInt64? = nil) -> Playground {
        let copy = fork()
        if let window {
            copy.options.window.width = window.width
            copy.options.window.height = window.height
        }
        if let seed { copy.options.seed = seed }
        return copy
    }
}
