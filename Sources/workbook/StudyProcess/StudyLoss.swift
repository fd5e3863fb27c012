import Diagnostics
import Playground

/// Why a request has no reply.
enum StudyLoss: Error {
    /// There is no such session.
    case refused(Failure)
    /// A limit was passed inside one step.
    case stopped(Diagnostic)
    /// Neither a reply came in time nor word of a limit.
    case unresponsive
    /// Ctrl-C, which nothing handled.
    case interrupted
    /// `hasBegun` is false where it said nothing of the request, which may then be none of its doing.
    case ended(ChildProcess.Ending, hasBegun: Bool)
    /// It said what can't be read.
    case garbled

    func diagnostic(_ limits: Playground.Limits) -> Diagnostic {
        switch self {
        case .refused(let failure): failure.diagnostics.first ?? Self.fault("it says no reason")
        case .stopped(let diagnostic): diagnostic
        case .unresponsive: .inAnyStep(.time, limits)
        case .interrupted: Diagnostic(.error, "interrupted", "stopped")
        case .ended(let ending, _): Self.fault("it ended with \(ending)")
        case .garbled: Self.fault("its answer can't be read")
        }
    }

    private static func fault(_ note: String) -> Diagnostic {
        Diagnostic(.error, "internal", "the workbook met a fault of its own", notes: [.init(note)], help: "please report it with this input")
    }
}
