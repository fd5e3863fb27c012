import Course
import Diagnostics
import Playground

extension Session {
    /// Takes a text that is whole, whether or not it looks complete: what an editor holds.
    public func enterWhole(_ text: String) -> [Output] {
        interrupt()
        trial = nil
        let outputs = handle(text)
        return isContinuing ? outputs + end() : outputs
    }

    /// Shows what a text in an editor makes of the live view. The next trial takes its place, as long as nothing else happens; one with errors changes nothing.
    public func tryOut(_ text: String) -> [Output] {
        guard !isAsking, !text.allSatisfy(\.isWhitespace) else { return [] }
        let scope = trial.flatMap { $0.changeCount == changeCount ? $0.scope : nil } ?? playground.fork()
        let (shown, before) = (playground, state)
        interrupt()
        playground = scope.fork()
        let outputs = settleTrial { enter(text) }
        if outputs.contains(where: \.isError) {
            playground = shown
            state = before
        }
        trial = Trial(scope: scope, changeCount: changeCount)
        return outputs
    }

    /// A Swift text in runs, each with what it is.
    public static func highlighted(_ code: String) -> [StyledText.Run] {
        Playground.highlighted(code).map { StyledText.Run($0.text, TextStyle($0.kind)) }
    }
}

/// What trials of an editor's text see.
struct Trial {
    let scope: Playground
    /// Of the session after the last trial.
    let changeCount: Int
}
