import Diagnostics
import Snippets
import SwiftMachine
import SwiftModel
import ViewReport
import Wording

extension Playground {
    public enum Answer {
        case value(Answered)
        /// `limited` where a limit stopped the evaluation.
        case failed([Diagnostic], limited: Bool)
    }

    /// What an expression over the report is.
    public struct Answered: Sendable {
        /// As `print` prints it.
        public let printed: String
        /// The static type as Swift spells it.
        public let type: String
        /// Where it is a number, or an optional one.
        public let number: Double?
        public let truth: Bool?
        /// The elements of an array as they are printed.
        public let list: [String]?
    }

    /// The type of the nodes that `find` gives.
    public static let nodeType = "InspectedNode"
    /// What an expression over the report may name at the top level.
    public static let reportNames: Set = ["resolved", "find", "bodies", "output", "inserted", "removed", "moved", "type", "transactions"]

    /// Evaluates a Swift expression over the report of the live view: `find(Color.self)[1].frame.width`. It sees the snippet's declarations.
    ///
    /// - Parameter comparesTypes: whether types are spelled as `currentTypeNames(in:)` does, in the expression and the report, as for a comparison.
    public func query(_ expression: SourceText, comparesTypes: Bool = false) -> Answer {
        limited { answer(to: expression, comparesTypes: comparesTypes) }
    }

    /// Whether an expression over the report doesn't compile, whatever the view shows.
    public func refuses(_ expression: SourceText) -> Bool {
        limited {
            let program = checked.queries(over: run?.program.module ?? interface.module).program(of: expression, comparesTypes: true, budget: budget)
            return program.hasErrors && !program.isLimited
        }
    }

    private func answer(to expression: SourceText, comparesTypes: Bool) -> Answer {
        let queries = checked.queries(over: run?.program.module ?? interface.module)
        let program = queries.program(of: expression, comparesTypes: comparesTypes, budget: budget)
        if program.hasErrors { return .failed(program.diagnostics, limited: program.isLimited) }
        func spell(_ text: String) -> String { comparesTypes ? Self.currentTypeNames(in: text) : text }
        let shown = live?.steps ?? []
        let steps = shown.isEmpty ? report.steps : shown
        let evaluation = SnippetRun(
            program, limits: limits, budget: budget, seed: options.seed, extra: Inspection.natives(steps, type: staticTypes.root, spell: spell))
        do {
            try evaluation.start()
            guard let (value, type) = try evaluation.value() else {
                var fault = refusal(
                    "no-value", Phrase("this isn't an expression with a value", ko: "값이 있는 식이 아닙니다"),
                    help: Phrase("write one like find(Text.self).count", ko: "find(Text.self).count 같은 식을 쓰세요")
                ).diagnostic
                fault.span = Span(expression, 0..<expression.utf8.count)
                return .failed([fault], limited: false)
            }
            return .value(try answered(value, type, evaluation.machine))
        } catch {
            let (diagnostic, status) = Self.explained(error, source: expression, in: options.language)
            return .failed([diagnostic], limited: status == .limited)
        }
    }

    private func answered(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> Answered {
        let payload = type.optionalPayload ?? type
        var number: Double?
        var truth: Bool?
        var list: [String]?
        switch value {
        case .int(let integer) where ["Int", "Double", "CGFloat"].contains(payload.printedName): number = Double(integer)
        case .double(let double): number = double
        case .bool(let flag): truth = flag
        case .array(let storage): list = try storage.elements.map { try machine.printed($0, payload.elementType ?? .any) }
        default: break
        }
        let isPresent: Bool = { if case .none = value { return false } else { return true } }()
        return Answered(printed: try machine.printed(value, isPresent ? payload : type), type: type.description, number: number, truth: truth, list: list)
    }
}
