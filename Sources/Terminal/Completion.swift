/// What could replace a part of a line.
public enum Completion: Equatable, Sendable {
    /// These words, in the order in which they are listed. They may contain blanks and quotes.
    ///
    /// - `details`: what is shown next to each word in the list, as many as there are words; nil where the words say it all.
    /// - `replacing`: the UTF-8 offsets in the line of what a word replaces, usually the beginning of it up to the cursor.
    case words([String], details: [String]? = nil, replacing: Range<Int>)
    /// The names of files and folders that begin with what the line has at these UTF-8 offsets; `~` is the home folder.
    case files(replacing: Range<Int>)

    public static let none = Completion.words([], replacing: 0..<0)
}

/// Completes a line, which may have line breaks, at a cursor: a UTF-8 offset.
public typealias Completer = (_ line: String, _ cursor: Int) -> Completion
