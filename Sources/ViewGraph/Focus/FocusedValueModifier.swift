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
    /// Another one whenever the modifier is declared again.
    let declaration = Declaration()

    final class Declaration {}

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
    private var changes: [EnvironmentKey: Change] = [:]

    /// Where a value came from when it last changed.
    private struct Change {
        let giver: ObjectIdentifier
        var declaration: FocusedValueModifier.Declaration
        let frame: Int
        var count: Int
    }

    /// Whether another value of a key is to be found by others. A view that reads what it gives itself, a closure for one, gives another one as often as it reads: after
    /// a few times in a frame it waits for the next one, as in SwiftUI.
    fileprivate mutating func takesChange(of key: EnvironmentKey, by giver: AttachmentNode, _ declaration: FocusedValueModifier.Declaration, in frame: Int)
        -> Bool
    {
        let id = ObjectIdentifier(giver)
        guard var last = changes[key], last.giver == id, last.frame == frame || last.declaration === declaration else {
            changes[key] = Change(giver: id, declaration: declaration, frame: frame, count: 1)
            return true
        }
        if last.declaration === declaration { return false }
        (last.declaration, last.count) = (declaration, last.count + 1)
        changes[key] = last
        return last.count < 3
    }

    /// Nothing gives a value any more; what gives one next is found.
    fileprivate mutating func forgetChange(of key: EnvironmentKey) { changes[key] = nil }

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
    fileprivate func given(at field: ResolvedNode?) -> [(node: AttachmentNode, modifier: FocusedValueModifier)] {
        let inOrder = modifiers.values.sorted { $0.serial < $1.serial }
        let around = field.map { field in inOrder.filter { $0.isAround(field) } } ?? []
        return inOrder.compactMap { $0.given(isForScene: true) } + around.compactMap { $0.given(isForScene: false) }
    }
}

extension AttachmentNode {
    fileprivate func given(isForScene: Bool) -> (node: AttachmentNode, modifier: FocusedValueModifier)? {
        guard case .action(let modifier as FocusedValueModifier) = modifier, modifier.isForScene == isForScene else { return nil }
        return (self, modifier)
    }
}

extension Graph {
    /// Has those who read values of the focused view know what it gives now.
    func provideFocusedValues() throws {
        if focus.given.isUnused { return }
        for node in focus.given.focusables() { try (FocusEnvironment()).provide(in: node) }
        var values: [EnvironmentKey: (value: any OpaqueValue, node: AttachmentNode, modifier: FocusedValueModifier)] = [:]
        var objects: [ViewType: any ObservableReference] = [:]
        for (node, modifier) in focus.given.given(at: focus.field) {
            switch modifier.given {
            case .values(let given): for (key, value) in given { values[key] = (value, node, modifier) }
            case .object(let type, let object): if let object { objects[type] = object }
            }
        }
        let (keys, types) = (focus.given.keys, focus.given.types)
        (focus.given.keys, focus.given.types) = (Set(values.keys), Set(objects.keys))
        for key in keys.union(values.keys).sorted(by: { $0.name < $1.name }) {
            let given = values[key]
            let value = try given?.value ?? key.defaultValue()
            if try rootScope.value(of: key).isEqual(to: value) { continue }
            if given == nil { focus.given.forgetChange(of: key) }
            if let given, !focus.given.takesChange(of: key, by: given.node, given.modifier.declaration, in: frame) { continue }
            try set(key, to: value)
        }
        for type in types.union(objects.keys).sorted(by: { "\($0)" < "\($1)" }) { rootScope.setObject(objects[type], ofType: type) }
    }
}
