import ViewTree

/// A node of the resolved tree: a view that takes part in layout, with its identity. Retained for as long as the identity lives; the graph changes it in place.
public final class ResolvedNode {
    /// What the node is to layout and to reports.
    public enum Role {
        case leaf(any Leaf)
        /// Children: the subviews. An implicit stack (several views where one is expected) is a container that reports leave out.
        case container(any Container, isImplicit: Bool)
        /// Children: the label, then what else the control shows.
        case control(any Control)
        /// Children: the primary content first, then the views of a background, overlay or inset as one child each.
        case modifier(Modifier)
        /// A custom view. Children: what its body resolved to. With one child it is laid out as that child; otherwise its children are in the container
        /// in its place, and it has no frame.
        case custom
        /// Children are known once layout has set the size.
        case geometryReader
        /// A row, header or footer of a list; one child.
        case listPart(ListPart)
    }
    public enum ListPart { case row, header, footer }

    /// A role without what it is declared with.
    public enum Form { case leaf, container, control, modifier, custom, geometryReader, listPart }

    /// Never used again for another identity.
    public let id: Int
    private var kind: Kind
    // Other modules read what is stored here through computed properties: each direct access would be checked for exclusivity at run time.
    private var currentChildren: [ResolvedNode] = []
    @Unretained private var around: ResolvedNode?
    /// What is wrapped around this node and leaves no node, innermost first.
    var attached: [Attachment] = [] {
        didSet { isAttachedTo = !attached.isEmpty }
    }
    public internal(set) var environment: Environment
    /// True for a container whose content is by its static type one view: a stack with one static child is that child, without its own layout.
    public internal(set) var hasOneStaticChild = false
    private var currentForm: Form
    private var isAttachedTo = false
    private var state: LayoutState?

    /// The declared view that the node is for; it takes itself away when it ends.
    @Unretained var origin: DeclaredNode?
    /// Whether the node was in the tree at the end of the last transaction.
    public internal(set) var isLive = false
    /// Whether what the children's static types declare may come and go: such a container always has a value for each preference key.
    var hasDynamicChildren = false
    private var knownRarities: Rarities?

    /// What few nodes have, apart from what all have.
    private final class Rarities {
        var lastTransition: Transition?
        var lazyElements: (any LazyElements)?
        var section: Int?
        var sectionMark: SectionMark?
        var preferences: [PreferenceKey: PreferenceOutput]?
        var apartCount = 0
    }

    init(id: Int, _ kind: Kind, environment: Environment) {
        (self.id, self.kind, self.environment) = (id, kind, environment)
        currentForm = Form(kind.role)
    }

    deinit {
        state?.resolved = nil
        for child in currentChildren where child.parent === self { child.parent = nil }
    }

    public internal(set) var children: [ResolvedNode] {
        get { currentChildren }
        set { currentChildren = newValue }
    }

    /// For the layout's own use: caches, placement.
    public var layoutState: LayoutState? {
        get { state }
        set {
            state?.resolved = nil
            state = newValue
            newValue?.resolved = self
        }
    }

    /// Modifiers that leave no node, innermost first, wrapped around this node. Layout reads guides, priority and layout values here.
    public var attachments: [Modifier] { attached.map(\.modifier) }
    public var hasAttachments: Bool { isAttachedTo }

    public internal(set) var parent: ResolvedNode? {
        get { around }
        set { around = newValue }
    }

    // MARK: Kind

    /// What the node is for: a view as it is declared, whose content is not kept twice, or something that nobody declared.
    enum Kind {
        case declared(DeclaredView)
        case undeclared(Undeclared)

        fileprivate var role: Role {
            switch self {
            case .declared(let view): Role(view)
            case .undeclared(let undeclared): undeclared.role
            }
        }
    }

    /// An implicit stack, a row of a list.
    final class Undeclared {
        let role: Role
        let view: String
        let type: ViewType
        init(_ role: Role, view: String, type: ViewType) { (self.role, self.view, self.type) = (role, view, type) }
    }

    /// The view as it is declared.
    public var declared: DeclaredView? { if case .declared(let view) = kind { view } else { nil } }

    public internal(set) var role: Role {
        get { kind.role.localized(in: environment) }
        set { become(Undeclared(newValue, view: view, type: type)) }
    }

    public var form: Form { currentForm }

    /// The view's name in reports: `Text`, `padding`, `ContentView`.
    public var view: String {
        switch kind {
        case .declared(let view): view.name
        case .undeclared(let undeclared): undeclared.view
        }
    }

    public var type: ViewType {
        switch kind {
        case .declared(let view): view.type
        case .undeclared(let undeclared): undeclared.type
        }
    }

    /// The view is declared again.
    func redeclare(_ view: DeclaredView) { become(.declared(view)) }

    func become(_ undeclared: Undeclared) { become(.undeclared(undeclared)) }

    private func become(_ kind: Kind) {
        self.kind = kind
        currentForm = Form(kind.role)
    }

    /// The children as a layout sees them: custom views with other than one child are replaced by their children. Those apart from the content aren't included.
    public var subviews: [ResolvedNode] {
        let children = content
        if children.allSatisfy({ $0.standsForItself }) { return children }
        return children.flatMap { $0.standsForItself ? [$0] : $0.subviews }
    }

    // MARK: Rarities

    private var rarities: Rarities {
        if let knownRarities { return knownRarities }
        let made = Rarities()
        knownRarities = made
        return made
    }

    /// The transition that was put on the node last and taken away.
    var lastTransition: Transition? {
        get { knownRarities?.lastTransition }
        set { rarities.lastTransition = newValue }
    }

    /// Elements of a lazy container; `children` are those that layout asked for.
    public internal(set) var lazyElements: (any LazyElements)? {
        get { knownRarities?.lazyElements }
        set { rarities.lazyElements = newValue }
    }

    /// The index from 0 of the section that a row, header or footer of a list belongs to.
    public internal(set) var section: Int? {
        get { knownRarities?.section }
        set { rarities.section = newValue }
    }

    /// The section that the view is in, where its container keeps parts of sections in sight.
    public internal(set) var sectionMark: SectionMark? {
        get { knownRarities?.sectionMark }
        set { if newValue != nil || knownRarities != nil { rarities.sectionMark = newValue } }
    }

    /// How many children, the last ones, are apart from the content.
    var apartCount: Int {
        get { knownRarities?.apartCount ?? 0 }
        set { if newValue != 0 || knownRarities != nil { rarities.apartCount = newValue } }
    }

    /// Children that are apart from the content: the pages of a navigation stack, the items of a tab bar.
    public var childrenApart: [ResolvedNode] { currentChildren.suffix(apartCount) }

    /// The children but those apart from the content.
    var content: [ResolvedNode] { apartCount == 0 ? currentChildren : currentChildren.dropLast(apartCount) }

    /// What the node reports to its parent, by preference key; `nil` where it has to be asked again.
    var preferences: [PreferenceKey: PreferenceOutput]? {
        get { knownRarities?.preferences }
        set { if newValue != nil || knownRarities != nil { rarities.preferences = newValue } }
    }

    private var standsForItself: Bool {
        currentForm != .custom || currentChildren.count == 1
    }

    /// An implicit stack, which reports leave out.
    public var isImplicit: Bool {
        if case .container(_, isImplicit: true) = role { true } else { false }
    }
}

extension ResolvedNode.Role {
    /// The role of a view that is one node.
    fileprivate init(_ view: DeclaredView) {
        switch view.kind {
        case .leaf(let leaf): self = .leaf(leaf)
        case .container(let container, _): self = .container(container, isImplicit: false)
        case .control(let control, _): self = .control(control)
        case .modified(_, let modifier): self = .modifier(modifier)
        case .geometryReader: self = .geometryReader
        default: self = .custom
        }
    }
}

extension ResolvedNode.Role {
    /// The role with its text in the language of an environment.
    fileprivate func localized(in environment: Environment) -> ResolvedNode.Role {
        guard case .leaf(let leaf) = self, leaf.isLocalized, let locale = environment.locale else { return self }
        return .leaf(leaf.localized(for: locale))
    }
}

extension ResolvedNode.Form {
    fileprivate init(_ role: ResolvedNode.Role) {
        switch role {
        case .leaf: self = .leaf
        case .container: self = .container
        case .control: self = .control
        case .modifier: self = .modifier
        case .custom: self = .custom
        case .geometryReader: self = .geometryReader
        case .listPart: self = .listPart
        }
    }
}

/// A part of a section of a lazy container.
public struct SectionMark: Hashable {
    /// The same for all views of the section.
    public let section: UInt32
    public let part: ResolvedNode.ListPart
}

/// What a layout keeps for a resolved node. It may outlive the node.
open class LayoutState {
    /// The node, for as long as it lives and this is its state.
    public fileprivate(set) final var resolved: ResolvedNode? {
        get { node }
        set { node = newValue }
    }
    @Unretained private var node: ResolvedNode?

    public init(of resolved: ResolvedNode) { _node = Unretained(wrappedValue: resolved) }
}

/// The elements of a lazy container: counted without making them, made when layout needs them.
public protocol LazyElements: AnyObject {
    var count: Int { get }
    /// Resolves the elements of the range, keeps those that were there, and lets the others go. The container's `subviews` are then these: the views of each element.
    func realize(_ range: Range<Int>) throws -> [[ResolvedNode]]
    /// Headers and footers outside of the range that stay in sight, since the range shows views of their sections.
    var pinned: [ResolvedNode] { get }
}
