import ViewTree

/// A modifier that provides something in the environment of what it wraps.
final class EnvironmentNode: AttachingNode {
    private let scope: EnvironmentScope

    required init(_ declared: DeclaredView, parent: DeclaredNode?, graph: Graph, context: PlaceContext, position: Position) throws {
        scope = EnvironmentScope(parent: context.scope, entry: .nothing)
        try super.init(declared, parent: parent, graph: graph, context: context, position: position)
    }

    override var primaryContext: PlaceContext { context.inside(scope) }

    override func evaluate(from earlier: DeclaredView?) throws {
        _ = takeReasons()
        try provide()
        try super.evaluate(from: earlier)
    }

    /// What a transformation read has changed.
    override func rerun(because reasons: [String]) throws { try provide() }

    private func provide() throws {
        switch modifier {
        case .environment(let key, let value): setValue(value, for: key)
        case .transformEnvironment(let key, let transform): try setTransformed(key, by: transform)
        case .environmentObject(let type, let object): setObject(object, for: type)
        case .font(let font): setStyle(font.map { .font($0) } ?? .nothing, isSame: { $0.font })
        case .textStyle(let style): setStyle(.textStyles([style]), isSame: { $0.textStyles })
        case .labelsHidden: try setTransformed(.labelsHidden) { _ in NativeValue(true) }
        // What is disabled around stays so.
        case .disabled(let isDisabled): try setTransformed(.isEnabled) { isDisabled ? NativeValue(false) : $0 }
        case .controlStyle(let kind, let style): if let key = EnvironmentKey.style(of: kind) { setValue(ControlStyleValue(style), for: key) }
        default: break
        }
    }

    private func setTransformed(_ key: EnvironmentKey, by transform: (any OpaqueValue) throws -> any OpaqueValue) throws {
        let value = try track {
            let outer = context.scope.provider(of: key)
            outer.source(of: key).addReader(self, line: nil)
            return try transform(try outer.value(of: key))
        }
        setValue(value, for: key)
    }

    private func setValue(_ value: any OpaqueValue, for key: EnvironmentKey) {
        guard case .value(let oldKey, let old) = scope.entry else { return scope.entry = .value(key, value) }
        if oldKey != key { return replace(oldKey, by: key, with: value) }
        if old.isEqual(to: value) { return }
        scope.entry = .value(key, value)
        scope.source(of: key).invalidate(from: old.printed, to: value.printed)
    }

    /// The key path names another key than before: whoever inside reads either of them finds another value.
    private func replace(_ oldKey: EnvironmentKey, by key: EnvironmentKey, with value: any OpaqueValue) {
        let outer = context.scope.provider(of: key).source(of: key)
        scope.entry = .value(key, value)
        scope.source(of: oldKey).invalidate("is not set any more")
        for edge in outer.readers where edge.reader.context.scope.isInside(scope) { edge.reader.invalidate(because: "\(outer.name) is set") }
    }

    private func setObject(_ object: (any ObservableReference)?, for type: ViewType) {
        let old = scope.entry
        if case .object(_, let old) = old, old === object { return }
        scope.entry = .object(type, object)
        if case .object = old { scope.source(ofObject: type).invalidate("is another object") }
    }

    /// Sets what texts inside read while they are laid out.
    private func setStyle<Style: Equatable>(_ entry: EnvironmentScope.Entry, isSame read: (EnvironmentScope) -> Style) {
        let old = read(scope)
        scope.entry = entry
        guard read(scope) != old else { return }
        for item in items { graph.markTexts(in: item.node) }
    }
}
