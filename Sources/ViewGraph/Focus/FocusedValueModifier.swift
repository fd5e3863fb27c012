import ViewTree
import Wording

/// `focusedValue`, `focusedSceneValue` and their kin: what others find by `@FocusedValue` while the view, or one inside, has the keyboard's focus,
/// or at any time (docs/Semantics.md §22).
public struct FocusedValueModifier: ActionRule {
    public enum Given {
        case values([(key: EnvironmentKey, value: any OpaqueValue)])
        /// By a type that no object of the environment has.
        case object(ViewType, (any ObservableReference)?)
    }

    public let name: String
    let isForScene: Bool
    let given: Given

    public init(_ name: String, isForScene: Bool, _ given: Given) { (self.name, self.isForScene, self.given) = (name, isForScene, given) }

    func appear(in node: AttachmentNode) { node.graph.focus.given.add(node) }
    func disappear(in node: AttachmentNode) { node.graph.focus.given.remove(node) }
}

/// The environment inside a view that is `focusable`: `isFocused`.
public struct FocusEnvironment: EnvironmentRule {
    public init() {}

    public var name: String { "focusable" }
    public var isListed: Bool { false }

    func provide(in node: EnvironmentNode) throws {
        let focus = node.graph.focus
        focus.given.add(node)
        try node.setValue(NativeValue(focus.field.map(node.isAround) ?? false), for: .isFocused)
    }
}

extension DeclaredNode {
    /// Whether one of the node's views is the view or around it.
    fileprivate func isAround(_ view: ResolvedNode) -> Bool {
        let own = items.units.map(\.node.id)
        return sequence(first: view, next: \.parent).contains { own.contains($0.id) }
    }
}

/// What the focused view and its scene give, and who is said.
struct FocusedValues {
    private var modifiers: [ObjectIdentifier: AttachmentNode] = [:]
    private var readers: [ObjectIdentifier: WeakNode] = [:]
    /// What was given at the end of the last step.
    fileprivate var keys: Set<EnvironmentKey> = []
    fileprivate var types: Set<ViewType> = []

    private struct WeakNode { weak var node: EnvironmentNode? }

    mutating func add(_ node: AttachmentNode) { modifiers[ObjectIdentifier(node)] = node }
    mutating func remove(_ node: AttachmentNode) { modifiers[ObjectIdentifier(node)] = nil }
    mutating func add(_ node: EnvironmentNode) { readers[ObjectIdentifier(node)] = WeakNode(node: node) }

    fileprivate var isUnused: Bool { modifiers.isEmpty && readers.isEmpty && keys.isEmpty && types.isEmpty }

    /// The nodes of `focusable` that are still there.
    fileprivate mutating func focusables() -> [EnvironmentNode] {
        readers = readers.filter { $0.value.node != nil }
        return readers.values.compactMap(\.node).sorted { $0.serial < $1.serial }
    }

    /// What is given, the strongest last: that of the scene, then that of views around the focus, from outside to inside.
    fileprivate func given(at field: ResolvedNode?) -> [FocusedValueModifier.Given] {
        let inOrder = modifiers.values.sorted { $0.serial < $1.serial }
        let around = field.map { field in inOrder.filter { $0.isAround(field) } } ?? []
        return inOrder.compactMap { $0.given(isForScene: true) } + around.compactMap { $0.given(isForScene: false) }
    }
}

extension AttachmentNode {
    fileprivate func given(isForScene: Bool) -> FocusedValueModifier.Given? {
        guard case .action(let modifier as FocusedValueModifier) = modifier, modifier.isForScene == isForScene else { return nil }
        return modifier.given
    }
}

extension Graph {
    /// Has those who read values of the focused view know what it gives now.
    func provideFocusedValues() throws {
        if focus.given.isUnused { return }
        for node in focus.given.focusables() { try (FocusEnvironment()).provide(in: node) }
        var values: [EnvironmentKey: any OpaqueValue] = [:]
        var objects: [ViewType: any ObservableReference] = [:]
        for given in focus.given.given(at: focus.field) {
            switch given {
            case .values(let given): for (key, value) in given { values[key] = value }
            case .object(let type, let object): if let object { objects[type] = object }
            }
        }
        let (keys, types) = (focus.given.keys, focus.given.types)
        (focus.given.keys, focus.given.types) = (Set(values.keys), Set(objects.keys))
        for key in keys.union(values.keys).sorted(by: { $0.name < $1.name }) {
            let value = try values[key] ?? key.defaultValue()
            if try !rootScope.value(of: key).isEqual(to: value) { try set(key, to: value) }
        }
        for type in types.union(objects.keys).sorted(by: { "\($0)" < "\($1)" }) { rootScope.setObject(objects[type], ofType: type) }
    }
}
