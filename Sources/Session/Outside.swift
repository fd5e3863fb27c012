import Diagnostics
import Playground

extension Session {
    /// What a session asks of the world around it, which has files, a clock and an editor.
    public struct Outside {
        /// The text of a file, or why it cannot be read.
        public var read: (_ path: String) -> Result<SourceText, Unreadable> = { path in
            .failure(Unreadable(diagnostic: Diagnostic(.error, "no-files", "`\(path)` can't be read here", help: "enter the text")))
        }
        /// The program in a file or folder with what was left out of it, or why it cannot be read.
        public var load: (_ path: String) -> Result<(input: Playground.Input, notices: [Diagnostic]), Unreadable> = { path in
            .failure(Unreadable(diagnostic: Diagnostic(.error, "no-files", "`\(path)` can't be read here", help: "enter the text")))
        }
        /// Lets the learner change a text in an editor; nil where there is none, or it failed.
        public var edit: ((_ text: String) -> String?)?

        /// Called before each input and command of a line, each of which has the limits for itself.
        public var willBegin: () -> Void = {}

        public init() {}
    }

    public struct Unreadable: Error {
        public let diagnostic: Diagnostic
        public init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }
    }
}
