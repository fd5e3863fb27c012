/// Everything that can be seen of a snippet and its live view, as one value.
public struct Report: Equatable, Sendable {
    public var version = 1
    public var diagnostics: [ReportedDiagnostic]
    /// The static type of the root expression; `nil` where there is no view.
    public var type: String?
    /// The static types of all declarations that return `some View`, by qualified name.
    public var types: [String: String]
    /// The declared tree after the last step; `nil` without a view.
    public var declared: [DeclaredReport]?
    public var steps: [Step]

    public init(
        diagnostics: [ReportedDiagnostic] = [], type: String? = nil, types: [String: String] = [:], declared: [DeclaredReport]? = nil, steps: [Step] = []
    ) {
        (self.diagnostics, self.type, self.types, self.declared, self.steps) = (diagnostics, type, types, declared, steps)
    }

    /// The report as JSON on one line; the same bytes for equal reports.
    public var json: String { jsonValue.text }

    public var jsonValue: JSONValue {
        .fields([
            ("version", .integer(version)),
            ("diagnostics", .array(diagnostics.map(\.jsonValue))),
            ("type", type.map(JSONValue.string)),
            ("types", JSONValue.table(types) ?? .object([])),
            ("declared", declared.map { JSONValue.nodes($0.map(\.jsonValue)) } ?? .null),
            ("steps", .array(steps.map(\.jsonValue))),
        ])
    }
}

extension JSONValue {
    /// A place that mostly holds one node: the node itself, otherwise a list.
    static func nodes(_ nodes: [JSONValue]) -> JSONValue { nodes.count == 1 ? nodes[0] : .array(nodes) }
}

/// A diagnostic of the snippet or of the running view. Lines and columns are 1-based.
public struct ReportedDiagnostic: Equatable, Sendable {
    /// Where the snippet has several files.
    public var file: String?
    public var severity: String
    public var code: String
    public var message: String
    public var line, column, endLine, endColumn: Int?
    public var notes: [String]
    public var help: String?

    public init(
        file: String? = nil, severity: String, code: String, message: String, line: Int? = nil, column: Int? = nil, endLine: Int? = nil, endColumn: Int? = nil,
        notes: [String] = [], help: String? = nil
    ) {
        self.file = file
        (self.severity, self.code, self.message) = (severity, code, message)
        (self.line, self.column, self.endLine, self.endColumn) = (line, column, endLine, endColumn)
        (self.notes, self.help) = (notes, help)
    }

    var jsonValue: JSONValue {
        .fields([
            ("severity", .string(severity)), ("code", .string(code)), ("message", .string(message)),
            ("file", file.map(JSONValue.string)), ("line", line.map(JSONValue.integer)), ("column", column.map(JSONValue.integer)),
            ("endLine", endLine.map(JSONValue.integer)), ("endColumn", endColumn.map(JSONValue.integer)),
            ("notes", .strings(notes)), ("help", help.map(JSONValue.string)),
        ])
    }
}

/// A view as declared.
public struct DeclaredReport: Equatable, Sendable {
    /// The view's name; a modifier's is that of its method.
    public var view: String
    public var type: String
    /// The arguments, as far as the engine knows them.
    public var detail: String?
    /// The number of elements of a `ForEach`.
    public var count: Int?
    /// `true` or `false` of an `if` with `else`, `some` or `none` of one without.
    public var branch: String?
    public var children: [DeclaredReport]
    /// What the body of a custom view declares.
    public var body: [DeclaredReport]?
    /// The ids of the resolved nodes that it became, in order; not part of the JSON.
    public var shown: [String] = []

    var jsonValue: JSONValue {
        .fields([
            ("view", .string(view)), ("type", .string(type)), ("detail", detail.map(JSONValue.string)), ("count", count.map(JSONValue.integer)),
            ("branch", branch.map(JSONValue.string)), ("children", .array(children.map(\.jsonValue))),
            ("body", body.map { JSONValue.nodes($0.map(\.jsonValue)) }),
        ])
    }
}
