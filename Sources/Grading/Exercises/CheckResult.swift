import Course
import Diagnostics

/// How one check of an exercise came out.
public struct CheckResult: Equatable, Sendable {
    public enum Outcome: String, Codable, Sendable { case passed, failed, notRun }
    public let message: String
    public let points: Double
    public let outcome: Outcome
    /// The first window in which it did not hold.
    public let size: WindowSize?
    /// What was done before it was looked at.
    public let actions: [String]
    /// What it wanted and found, where it failed and that is known.
    public let evidence: Evidence?
    /// The drawn values with which it failed, by variable.
    public internal(set) var drawn: [String: String] = [:]
    /// Why it could not be evaluated.
    public let diagnostics: [Diagnostic]

    /// Whether its expression doesn't compile, which isn't the fault of an answer. Known where authors' checks are proven.
    var isBroken = false

    init(_ check: Check, _ outcome: Outcome, at size: WindowSize? = nil, evidence: Evidence? = nil, diagnostics: [Diagnostic] = []) {
        (message, points, actions) = (check.message, check.points, check.actions.map(\.text))
        (self.outcome, self.size, self.evidence, self.diagnostics) = (outcome, size, evidence, diagnostics)
    }

    /// Whether it gives no points, but an answer that fails it gets none at all.
    public var isCondition: Bool { points == 0 }

    static func notRun(_ check: Check) -> CheckResult { CheckResult(check, .notRun) }

    /// Where and when a failed check was made: `at 240x100, after tap "Add", with count = 3`; empty where there is nothing to say.
    public var circumstances: String {
        guard outcome == .failed else { return "" }
        let actions = actions.isEmpty ? nil : "after \(actions.joined(separator: "; "))"
        let values = drawn.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
        return [size.map { "at \($0)" }, actions, values.isEmpty ? nil : "with \(values.joined(separator: ", "))"].compactMap(\.self).joined(separator: ", ")
    }

    /// The message and, where the check failed, what it found: `as many cards as subviews: 3 wanted, 1 found (find(Card.self).count)`.
    public var line: String {
        guard outcome == .failed else { return message }
        let reason = evidence?.sentence ?? diagnostics.first { $0.severity == .error }?.message
        let place = circumstances.isEmpty ? "" : " (\(circumstances))"
        guard let reason else { return message + place }
        return (message.hasSuffix(".") ? String(message.dropLast()) : message) + place + ": " + reason
    }
}
