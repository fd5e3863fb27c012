import ViewTree

/// A node of the resolved tree: a view that takes part in layout, with its identity. Retained for as long as the identity lives; the graph changes it in place.
public final class ResolvedNode {
    /// What the node is to layout and to reports.
    public enum Role {
        case leaf(Leaf)
        /// Children: the subviews. An implicit stack (several views where one is expected) is a container that reports leave out.
        case container(Container, isImplicit: Bool)
        /// Children: the label, then what else the control shows.
        case control(Control)
        /// Children: the primary content first, then the views of a background, overlay or inset as one child each.
        case modifier(Modifier)
        /// A custom view. Children: what its body resolved to. With one child it is laid out as that child; otherwise its children stand in the container
        /// in its place, and it has no frame.
        case custom
        /// Children are known once layout has told the size.
        case geometryReader
        /// A row, header or footer of a list; one child.
        case listPart(ListPart)
    }
    public enum ListPart { case row, header, footer }

    /// Never used again for another identity.
    public let id: Int
    public internal(set) var role: Role
    /// The view's name in reports: `Text`, `padding`, `ContentView`.
    public internal(set) var view: String
    public internal(set) var type: ViewType
    public internal(set) var children: [ResolvedNode] = []
    public internal(set) weak var parent: ResolvedNode?
    /// Modifiers that leave no node, innermost first, wrapped around this node. Layout reads guides, priority and layout values here.
    public internal(set) var attachments: [Modifier] = []
    /// The transition that was put on the node last and taken away.
    var lastTransition: Transition?
    public internal(set) var environment: Environment
    /// True for a container whose content is by its static type one view: a stack with one static child is that child, without any layout of its own.
    public internal(set) var hasOneStaticChild = false
    /// Elements of a lazy container; `children` are those that layout asked for.
    public internal(set) var lazyElements: (any LazyElements)?
    /// The index from 0 of the section that a row, header or footer of a list belongs to.
    public internal(set) var section: Int?
    /// For the layout's own use: caches, placement.
    public var layoutState: AnyObject?

    /// Whose the attachments are, in the same order.
    var attachmentOwners: [AttachmentOwner] = []
    /// The declared view that the node is for.
    weak var origin: DeclaredNode?
    /// Whether the node was in the tree at the end of the last transaction.
    var isLive = false
    /// Whether what the children's static types declare may come and go: such a container always has a value for each preference key.
    var hasDynamicChildren = false
    /// What the node tells its parent, by preference key; `nil` where it has to be asked anew.
    var preferences: [PreferenceKey: PreferenceOutput]?

    init(id: Int, role: Role, view: String, type: ViewType, environment: Environment) {
        (self.id, self.role, self.view, self.type, self.environment) = (id, role, view, type, environment)
    }

    /// The children as a layout sees them: custom views with other than one child are replaced by their children.
    public var subviews: [ResolvedNode] {
        if children.allSatisfy({ $0.standsForItself }) { return children }
        return children.flatMap { $0.standsForItself ? [$0] : $0.subviews }
    }

    private var standsForItself: Bool {
        if case .custom = role { return children.count == 1 }
        return true
    }

    /// An implicit stack, which reports leave out.
    public var isImplicit: Bool {
        if case .container(_, isImplicit: true) = role { true } else { false }
    }
}

/// The elements of a lazy container: counted without making them, made when layout needs them.
public protocol LazyElements: AnyObject {
    var count: Int { get }
    /// Resolves the elements of the range, keeps those that were there, and lets the others go. The container's `subviews` are then these: the views of each element.
    func realize(_ range: Range<Int>) throws -> [[ResolvedNode]]
}
