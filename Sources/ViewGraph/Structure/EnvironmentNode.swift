import ViewTree
import Wording

/// A modifier that provides something in the environment of what it wraps.
final class EnvironmentNode: AttachingNode {
    private let scope: EnvironmentScope

    required init(_ declared: DeclaredView, parent: DeclaredNode?, graph: Graph, context: PlaceContext, position: Position) throws {
        scope = EnvironmentScope(parent: context.scope)
        try super.init(declared, parent: parent, graph: graph, context: context, position: position)
    }

    override var primaryContext: PlaceContext { context.inside(scope) }

    /// What is inside of a part of a styled control doesn't list where its styles come from.
    override var isListed: Bool { rule?.isListed ?? true }

    private var rule: (any EnvironmentRule)? {
        if case .environment(let rule as any EnvironmentRule) = modifier { rule } else { nil }
    }

    override func evaluate(from earlier: DeclaredView?) throws {
        _ = takeReasons()
        try rule?.provide(in: self)
        try super.evaluate(from: earlier)
    }

    /// What a transformation read has changed.
    override func rerun(because reasons: [Phrase]) throws { try rule?.provide(in: self) }

    /// The name and the value of what it provides.
    var provided: (key: String, value: any OpaqueValue)? {
        switch scope.entry {
        case .value(let key, let value): (key.name, value)
        case .object(let type, let object): ("\(type)", NativeValue(object?.name ?? "nil"))
        default: (rule as? TextStyle).map { ($0.name, NativeValue($0)) }
        }
    }

    // MARK: What rules provide

    /// Another place's value is the one here.
    func redirect(_ key: EnvironmentKey, to place: EnvironmentScope) { scope.entry = .redirected(key, to: place) }

    func setTransformed(_ key: EnvironmentKey, by transform: (any OpaqueValue) throws -> any OpaqueValue) throws {
        let value = try track {
            let outer = context.scope.provider(of: key)
            outer.source(of: key).addReader(self, line: nil)
            return try transform(try outer.value(of: key))
        }
        try setValue(value, for: key)
    }

    func setValue(_ value: any OpaqueValue, for key: EnvironmentKey) throws {
        setStyle(try key.style?(value))
        guard case .value(let oldKey, let old) = scope.entry else { return scope.entry = .value(key, value) }
        if oldKey != key { return replace(oldKey, by: key, with: value) }
        if old.isEqual(to: value) { return }
        scope.entry = .value(key, value)
        scope.source(of: key).invalidate(from: key.written(old), to: key.written(value))
        scope.wasWritten(key)
    }

    /// The key path names another key than before: whoever inside reads either of them finds another value.
    private func replace(_ oldKey: EnvironmentKey, by key: EnvironmentKey, with value: any OpaqueValue) {
        let provider = context.scope.provider(of: key)
        let outer = provider.source(of: key)
        scope.entry = .value(key, value)
        scope.source(of: oldKey).invalidate(Phrase("is not set any more", ko: "더는 설정되지 않음"))
        for edge in outer.readers where edge.reader.context.scope.isInside(scope) {
            edge.reader.invalidate(because: Phrase("\(outer.name.english) is set", ko: "\(outer.name.korean) 설정됨"))
        }
        scope.takesOver(key, from: provider)
        scope.wasWritten(oldKey)
    }

    func setObject(_ object: (any ObservableReference)?, for type: ViewType) {
        let old = scope.entry
        if case .object(_, let old) = old, old === object { return }
        scope.entry = .object(type, object)
        guard case .object = old else { return }
        scope.source(ofObject: type).invalidate(Phrase("is another object", ko: "다른 객체로 바뀜"))
        scope.wasWritten(nil)
    }

    func setStyle(_ style: TextStyle?) {
        guard scope.style != style else { return }
        for item in items { graph.restyle(item.node, from: scope.style, to: style) }
        scope.style = style
        scope.wasWritten(nil)
    }
}
