import Diagnostics

extension Interface {
    /// The interface that snippets are checked against. Reading it takes a few milliseconds; keep one for the process.
    public static func standard() -> Interface { Interface(sources: PreludeText.files) }
}
