import Diagnostics
import Foundation
import Playground

/// One snippet run inside tight limits, and used a little where it shows a view.
struct Trial {
    /// `done`, `failed`, `limited`.
    let ending: String
    /// What went wrong; `nil` where the snippet ran, or was refused, or was stopped by a limit.
    let fault: String?

    /// Processor seconds and resident bytes that no snippet may reach, in a debug build either.
    private static let (seconds, bytes) = (10.0, 2 << 30)
    private static let actions = ["tap Button[0]", "advance 1", "type TextField[0] \"a\"", "resize 200x100", "scroll ScrollView[0] 50"]

    /// - Parameter acts: whether a view that is shown is tapped, scrolled and so on.
    init(_ text: String, acts: Bool) {
        var options = Playground.Options()
        options.limits.fuel = 20_000
        options.limits.seconds = 2
        options.limits.memory = 500
        options.limits.outputLines = 200
        options.limits.views = 5_000
        let start = Self.processorSeconds
        let playground = Playground(options: options)
        var outcomes = [playground.enter(SourceText(name: "mutant", text: text))]
        if acts, outcomes[0].showsView { outcomes += Self.actions.map { playground.perform($0) } }
        ending = "\(outcomes[0].status)"
        let broken = outcomes.first { $0.status == .internalFault }
        let seconds = Self.processorSeconds - start
        let report = playground.report
        fault =
            if let broken {
                broken.diagnostics.last?.message ?? "a fault of the workbook"
            } else if seconds > Self.seconds {
                "took \(seconds) s"
            } else if report.steps.flatMap(\.output).count > options.limits.outputLines * outcomes.count {
                "printed more lines than the limit"
            } else if outcomes[0].status == .failed, !outcomes[0].diagnostics.contains(where: { $0.severity == .error }) {
                "failed without an error"
            } else if let resident = Self.residentBytes, resident > Self.bytes {
                "took \(resident >> 20) MB"
            } else {
                nil
            }
    }

    private static var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// `nil` where the system doesn't report it.
    private static var residentBytes: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        let parts = text.split(separator: " ")
        return parts.count > 1 ? Int(parts[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
    }
}
