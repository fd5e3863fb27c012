import Foundation

/// One hostile input: what the command is called with, and what it promises to keep.
struct Attack: Sendable {
    enum JSON: Sendable { case none, value, lines }

    var arguments: [String]
    /// Calls of the command that come first, and aren't judged.
    var preparations: [[String]] = []
    var files: [ScratchFile] = []
    var input: [UInt8] = []
    /// What is typed where the command runs in a terminal.
    var script: TerminalScript?
    /// Where standard output goes; a file that is judged if nil.
    var output: String?
    /// In addition to the few variables that every attack has.
    var environment: [String: String] = [:]
    /// Whether `--time` and `--memory` are added; else the defaults hold.
    var takesLimits = true
    /// Whether what earlier inputs made stays while another is worked on.
    var keepsInputs = false
    /// How many inputs, actions, checks or submissions have the time of the limit each for itself.
    var turns = 1
    var json = JSON.none
    /// What standard output has to contain.
    var says: String?
    /// The exit statuses that the manual gives for what the command may meet here.
    var statuses: Set<Int32> = [0, 1, 2, 3, 64, 66]
    /// The statuses with which a diagnostic has to come.
    var explained: Set<Int32> = [2, 3, 64, 66]
    /// Beginnings of the paths, from the scratch folder on, that the command may add or change.
    var mayWrite: [String] = []

    /// The arguments with the limits that the attack is run with.
    ///
    /// Systems take no argument that is longer than some 128 KB.
    func arguments(time: Double, memory: Int) -> [String] {
        let arguments = arguments.map { String(decoding: $0.utf8.prefix(100_000).filter { $0 != 0 }, as: UTF8.self) }
        guard takesLimits else { return arguments }
        let limits = ["--time", "\(time)", "--memory", "\(memory)"]
        // What comes after `--` isn't an option.
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        return Array(arguments[..<end]) + limits + Array(arguments[end...])
    }
}

/// Something in the folder in which the command runs.
struct ScratchFile: Sendable {
    enum Content: Sendable {
        case bytes([UInt8])
        /// A file of zeros that takes no room.
        case hole(bytes: Int)
        case folder, pipe, unreadable
        case link(to: String)
    }

    let path: String
    var content: Content

    init(_ path: String, _ content: Content) { (self.path, self.content) = (path, content) }
    init(_ path: String, _ text: String) { self.init(path, .bytes(Array(text.utf8))) }
}
