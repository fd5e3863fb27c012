import Diagnostics

/// What is checked as one module: a text, or the Swift files of a folder.
///
/// In a folder each file keeps what it declares `private` at its top level for itself, and only `main` may have statements there.
public struct Input: Sendable {
    /// In the order in which they are read, `main` last.
    public let sources: [SourceText]
    /// The text whose statements run; `nil` where a folder has none.
    public let main: SourceText?
    /// The place in the list of previews of the one that is shown; `nil` for what the input shows by itself.
    public var preview: Int?
    /// What its code can read.
    public var resources = Resources()

    public init(_ source: SourceText) { (sources, main) = ([source], source) }

    /// The files of a folder, of which an only one is `main` in any case.
    public init(files: [SourceText], main: SourceText? = nil) {
        let main = main ?? (files.count == 1 ? files.first : nil)
        self.main = main
        sources = files.filter { $0 !== main } + (main.map { [$0] } ?? [])
    }

    /// Whether it has several files.
    public var isFolder: Bool { sources.count > 1 }
    /// UTF-8 bytes.
    public var size: Int { sources.reduce(0) { $0 + $1.utf8.count } }
    /// The text that a line without a file belongs to; `nil` where there are several.
    public var onlySource: SourceText? { isFolder ? nil : sources.first }
}
