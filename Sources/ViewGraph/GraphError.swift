/// Why a tree of views cannot be built or updated.
public struct GraphError: Error, CustomStringConvertible {
    public enum Code: String, Sendable {
        case viewInsideItself = "view-inside-itself"
        case tooDeep = "views-too-deep"
        case tooManyViews = "too-many-views"
        case foreignSubview = "foreign-subview"
    }
    public let code: Code
    /// One sentence that names the view.
    public let message: String
    /// What to do about it.
    public let help: String
    /// The 1-based line where the view is made; `nil` for native views.
    public let line: Int?

    public init(_ code: Code, _ message: String, help: String, line: Int?) {
        (self.code, self.message, self.help, self.line) = (code, message, help, line)
    }
    public var description: String { message }
}

/// Something that the graph noticed while it went on.
public struct GraphDiagnostic: Hashable, Sendable {
    public enum Severity: String, Sendable { case error, warning }
    public enum Code: String, Sendable {
        case duplicateID = "duplicate-id"
        case unstableIDs = "unstable-ids"
        case changedRange = "changed-range"
        case writeDuringUpdate = "write-during-update"
        case updateLoop = "update-loop"
        case preferenceLoop = "preference-loop"
        case missingDestination = "missing-destination"
    }
    public let severity: Severity
    public let code: Code
    public let message: String
    public let help: String
    /// 1-based; `nil` where the view is native.
    public let line: Int?

    public init(_ severity: Severity, _ code: Code, _ message: String, help: String, line: Int?) {
        (self.severity, self.code, self.message, self.help, self.line) = (severity, code, message, help, line)
    }
}

/// How much a tree may take.
public struct GraphLimits: Sendable {
    /// Resolved views at a time.
    public var views = 200_000
    /// Bodies inside each other.
    public var nestedBodies = 500
    /// Declared views inside each other.
    public var depth = 10_000
    /// Transactions that one cause may set off.
    public var transactions = 100
    /// Layouts of one transaction, each because of preferences that the last one changed.
    public var layouts = 10
    /// Calls of one `onChange`, or of one `onPreferenceChange` of a view, in a frame, as SwiftUI allows.
    public var callsOfOneObserver = 2

    public init() {}

    /// Declarations that leave no view are cheaper, but not free.
    var declarations: Int { views > Int.max / 10 ? Int.max : views * 10 }
}
