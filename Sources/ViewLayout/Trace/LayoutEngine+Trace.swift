/// The record of a layout.
extension LayoutEngine {
    /// Whether layouts record what is asked and answered. Off at first, when it costs nothing.
    public var recordsTrace: Bool {
        get { context.trace != nil }
        set { if newValue != recordsTrace { context.trace = newValue ? LayoutTrace() : nil } }
    }

    /// What the last layout asked and answered, while `recordsTrace` is set.
    public var trace: [TraceEntry] { context.trace?.entries ?? [] }
}
