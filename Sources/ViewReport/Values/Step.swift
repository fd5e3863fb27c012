import Wording

/// A cause (the mount or an action) and all that followed from it.
public struct Step: Equatable, Sendable {
    public var cause: String
    /// Printed lines.
    public var output: [String]
    /// In the order in which they ran.
    public var bodies: [BodyRun]
    /// Views that came, went, and stayed with another rank among their siblings that stayed.
    public var inserted, removed, moved: [ViewReference]
    /// Views that stayed and have another frame.
    public var reframed: [Reframed]
    /// Views that are drawn on their way to their frame, after time has passed.
    public var animating: [Animating] = []
    public var state: [StateEvent]
    public var transactions: Int
    /// Why the action had no effect: `the content is 100 points high and fits`. Not part of the JSON of a step that had one.
    public var remark: String?
    /// The resolved tree after the step: one node, or several where the root resolves to several views.
    public var resolved: [ResolvedReport]

    /// How often each view's body ran.
    public var bodyCounts: [String: Int] { bodies.reduce(into: [:]) { $0[$1.view, default: 0] += 1 } }

    /// A step of code that shows no view.
    public init(cause: String, output: [String]) {
        self.init(
            cause: cause, output: output, bodies: [], inserted: [], removed: [], moved: [], reframed: [], state: [], transactions: 0, resolved: [])
    }

    init(
        cause: String, output: [String], bodies: [BodyRun], inserted: [ViewReference], removed: [ViewReference], moved: [ViewReference], reframed: [Reframed],
        state: [StateEvent], transactions: Int, resolved: [ResolvedReport]
    ) {
        (self.cause, self.output, self.bodies) = (cause, output, bodies)
        (self.inserted, self.removed, self.moved, self.reframed) = (inserted, removed, moved, reframed)
        (self.state, self.transactions, self.resolved) = (state, transactions, resolved)
    }

    public struct BodyRun: Equatable, Sendable {
        public var view: String
        public var id: String
        public var reasons: [Phrase]
    }

    public struct ViewReference: Equatable, Sendable {
        public var id: String
        public var view: String
        public var transition: String?
    }

    public struct Reframed: Equatable, Sendable {
        public var id: String
        public var view: String
        public var from, to: Frame
        /// The animation that the change carried.
        public var animation: String?
    }

    public struct Animating: Equatable, Sendable {
        public var id: String
        public var view: String
        /// Where the view is drawn now.
        public var frame: Frame
        /// 0 at the beginning, 1 in the end; springs may pass 1.
        public var progress: Double
    }

    public struct StateEvent: Equatable, Sendable {
        public var view: String
        public var id: String
        public var name: String
        /// `created`, `changed` or `destroyed`.
        public var event: String
        public var value: String
    }

    var jsonValue: JSONValue {
        .fields([
            ("cause", .string(cause)),
            ("output", .strings(output)),
            ("bodies", .object(bodyCounts.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })),
            (
                "reasons",
                .array(bodies.map { .fields([("view", .string($0.view)), ("id", .string($0.id)), ("because", .strings($0.reasons.map(\.english)))]) })
            ),
            ("inserted", .strings(inserted.map(\.id))), ("removed", .strings(removed.map(\.id))), ("moved", .strings(moved.map(\.id))),
            ("reframed", .array(reframed.map(\.jsonValue))),
            ("animating", animating.isEmpty ? nil : .array(animating.map(\.jsonValue))),
            ("state", .array(state.map(\.jsonValue))),
            ("transactions", .integer(transactions)),
            ("remark", remark.map(JSONValue.string)),
            ("resolved", .nodes(resolved.map(\.jsonValue))),
        ])
    }
}

extension Step.Reframed {
    fileprivate var jsonValue: JSONValue {
        .fields([("id", .string(id)), ("from", from.jsonValue), ("to", to.jsonValue), ("animation", animation.map(JSONValue.string))])
    }
}

extension Step.Animating {
    fileprivate var jsonValue: JSONValue { .fields([("id", .string(id)), ("frame", frame.jsonValue), ("progress", .number(progress))]) }
}

extension Step.StateEvent {
    fileprivate var jsonValue: JSONValue {
        .fields([("view", .string(view)), ("id", .string(id)), ("name", .string(name)), ("event", .string(event)), ("value", .string(value))])
    }
}
