import ViewGraph

/// The record of a layout.
extension LayoutEngine {
    /// Whether layouts record what is asked and answered. Off at first, when it costs nothing.
    public var recordsTrace: Bool {
        get { context.trace != nil }
        set { if newValue != recordsTrace { context.trace = newValue ? LayoutTrace() : nil } }
    }

    /// Sets `recordsTrace`, and has only what is about one view recorded.
    public func recordTrace(about node: ResolvedNode) { context.trace = LayoutTrace(about: node.id) }

    /// Forgets all answers and places, so that the next layout asks every question again.
    public func forgetAnswers() {
        if let root { forget(root) }
    }

    /// What the last layout asked and answered, while `recordsTrace` is set.
    public var trace: [TraceEntry] { context.trace?.entries ?? [] }
}
