import Diagnostics

/// The faults found while course files are read: reading goes on after each, so that an author sees all of them at once.
public struct Faults: Sendable {
    public private(set) var diagnostics: [Diagnostic] = []
    /// How many errors were found, also past the limit.
    private(set) var errorCount = 0
    /// Past this many, what follows in one file says nothing new.
    static let limit = 200

    public init() {}

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    public mutating func error(_ code: String, _ message: String, at span: Span?, notes: [Diagnostic.Note] = [], help: String? = nil) {
        add(Diagnostic(.error, code, message, at: span, notes: notes, help: help))
    }

    public mutating func warning(_ code: String, _ message: String, at span: Span?, notes: [Diagnostic.Note] = [], help: String? = nil) {
        add(Diagnostic(.warning, code, message, at: span, notes: notes, help: help))
    }

    public mutating func add(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { errorCount += 1 }
        if diagnostics.count < Self.limit { diagnostics.append(diagnostic) }
    }

    /// All of another file's.
    public mutating func add(_ others: Faults) {
        diagnostics += others.diagnostics
        errorCount += others.errorCount
    }

    func adding(_ others: Faults?) -> Faults {
        guard let others else { return self }
        var result = self
        result.add(others)
        return result
    }

    /// How many known names are listed at most.
    private static let listedLimit = 40

    /// A name that is not among those known, with the one that was probably meant.
    ///
    /// - Parameter help: what to do, where that is known better.
    mutating func unknown(_ what: String, _ name: String, among known: some Collection<String>, help: String? = nil, at span: Span?) {
        let names = Set(known).sorted()
        let more = names.count > Self.listedLimit ? ", and \(names.count - Self.listedLimit) more" : ""
        let listed = names.prefix(Self.listedLimit).joined(separator: ", ") + more
        let meant = nearest(to: name, among: names).map { "did you mean `\($0)`?" } ?? "known here: \(listed)"
        error(
            "unknown-\(what.lowercased().replacing(" ", with: "-"))", "there is no \(what) called `\(name)`", at: span,
            help: help ?? (known.isEmpty ? nil : meant))
    }
}
