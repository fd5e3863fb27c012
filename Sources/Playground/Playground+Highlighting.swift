import SwiftChecker

extension Playground {
    public typealias Highlight = SwiftHighlighter.Kind

    /// A Swift text in parts that make it up again, each with what it is.
    public static func highlighted(_ code: String) -> [(text: String, kind: Highlight)] { SwiftHighlighter.parts(of: code) }
}
