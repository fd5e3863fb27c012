import Synchronization
import ViewLayout
import ViewTree

@testable import ViewGraph

/// Resolved trees by hand, spelled like the views they stand for.
typealias Node = ResolvedNode

@resultBuilder
enum NodeBuilder {
    static func buildExpression(_ node: Node) -> [Node] { [node] }
    static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
    static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
    static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}

func node(_ role: Node.Role, _ view: String, _ children: [Node] = []) -> Node {
    let node = Node(id: nextID(), .undeclared(Node.Undeclared(role, view: view, type: ViewType(view))), environment: Environment())
    node.setChildren(children)
    return node
}

private let lastID = Mutex(0)
private func nextID() -> Int {
    lastID.withLock { id in
        id += 1
        return id
    }
}

// MARK: Leaves

var Color: Node { node(.leaf(ColorValue(name: "red")), "Color") }
func Text(_ string: String, font: Double = 16) -> Node {
    node(.leaf(TextContent(string, font: FontValue(name: "test", size: font))), "Text")
}
func Spacer(minLength: Double? = nil) -> Node { node(.leaf(SpacerContent(minLength: minLength)), "Spacer") }
var Divider: Node { node(.leaf(DividerContent()), "Divider") }
func Image(_ name: String, isSystem: Bool = false, isResizable: Bool = false) -> Node {
    node(.leaf(ImageContent(name: name, isSystem: isSystem, isResizable: isResizable)), "Image")
}

// MARK: Containers

func HStack(alignment: AlignmentGuide = .verticalCenter, spacing: Double? = nil, isStatic: Bool = true, @NodeBuilder _ content: () -> [Node]) -> Node {
    stack(StackContainer(.horizontal, alignment: alignment, spacing: spacing), "HStack", content(), isStatic)
}
func VStack(alignment: AlignmentGuide = .horizontalCenter, spacing: Double? = nil, isStatic: Bool = true, @NodeBuilder _ content: () -> [Node]) -> Node {
    stack(StackContainer(.vertical, alignment: alignment, spacing: spacing), "VStack", content(), isStatic)
}
func ZStack(alignment: Alignment = .center, isStatic: Bool = true, @NodeBuilder _ content: () -> [Node]) -> Node {
    stack(ZStackContainer(alignment: alignment), "ZStack", content(), isStatic)
}
private func stack(_ container: any Container, _ view: String, _ children: [Node], _ isStatic: Bool) -> Node {
    let made = node(.container(container, isImplicit: false), view, children)
    made.hasOneStaticChild = isStatic && children.count == 1
    return made
}

func container(_ container: any Container, _ view: String, @NodeBuilder _ content: () -> [Node]) -> Node {
    node(.container(container, isImplicit: false), view, content())
}
func Grid(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, @NodeBuilder _ content: () -> [Node]
) -> Node {
    container(GridContainer(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), "Grid", content)
}
func GridRow(alignment: AlignmentGuide? = nil, @NodeBuilder _ content: () -> [Node]) -> Node {
    container(GridRowContainer(alignment: alignment), "GridRow", content)
}
func ScrollView(_ axes: AxisSet = .vertical, @NodeBuilder _ content: () -> [Node]) -> Node { container(ScrollViewContainer(axes), "ScrollView", content) }
func LazyVStack(alignment: AlignmentGuide = .horizontalCenter, spacing: Double? = nil, @NodeBuilder _ content: () -> [Node]) -> Node {
    container(LazyStackContainer(.vertical, alignment: alignment, spacing: spacing), "LazyVStack", content)
}
func LazyVGrid(_ columns: [GridItem], spacing: Double? = nil, @NodeBuilder _ content: () -> [Node]) -> Node {
    container(LazyGridContainer(.vertical, columns, spacing: spacing), "LazyVGrid", content)
}
func ViewThatFits(_ axes: AxisSet, @NodeBuilder _ content: () -> [Node]) -> Node { container(ViewThatFitsContainer(axes), "ViewThatFits", content) }
func List(@NodeBuilder _ content: () -> [Node]) -> Node {
    node(.container(ListContainer(), isImplicit: false), "List", content().map { node(.listPart(.row), "ListRow", [$0]) })
}
func layout(_ layout: any CustomLayout, @NodeBuilder _ content: () -> [Node]) -> Node {
    container(CustomLayoutContainer(layout), layout.type.name, content)
}
func Custom(_ name: String, @NodeBuilder _ body: () -> [Node]) -> Node { node(.custom, name, body()) }
var GeometryReader: Node { node(.geometryReader, "GeometryReader") }
func control(_ control: any Control, _ view: String, @NodeBuilder _ parts: () -> [Node]) -> Node { node(.control(control), view, parts()) }

private var nothing: DeclaredView { DeclaredView(ViewType("EmptyView"), .empty) }

extension Node {
    func setChildren(_ nodes: [Node]) {
        for child in children where child.parent === self { child.parent = nil }
        children = nodes
        for child in nodes { child.parent = self }
    }

    // MARK: Modifiers that are nodes

    func modifier(_ modifier: Modifier, _ view: String, with others: [Node] = []) -> Node { node(.modifier(modifier), view, [self] + others) }

    func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> Node {
        modifier(.layout(FrameModifier(width: width, height: height, alignment)), "frame")
    }
    func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil,
        maxHeight: Double? = nil, alignment: Alignment = .center
    ) -> Node {
        let width = FlexibleFrameModifier.Range(min: minWidth, ideal: idealWidth, max: maxWidth)
        let height = FlexibleFrameModifier.Range(min: minHeight, ideal: idealHeight, max: maxHeight)
        return modifier(.layout(FlexibleFrameModifier(width: width, height: height, alignment: alignment)), "frame")
    }
    func padding(_ length: Double, on edges: EdgeSet = .all) -> Node { modifier(.layout(PaddingModifier(EdgeInsets(length, on: edges))), "padding") }
    func fixedSize(_ axes: AxisSet = [.horizontal, .vertical]) -> Node { modifier(.layout(FixedSizeModifier(axes)), "fixedSize") }
    func aspectRatio(_ ratio: Double?, fills: Bool = false) -> Node { modifier(.layout(AspectRatioModifier(ratio: ratio, fills: fills)), "aspectRatio") }
    func offset(x: Double = 0, y: Double = 0) -> Node { modifier(.layout(OffsetModifier(Size(width: x, height: y))), "offset") }
    func position(x: Double, y: Double) -> Node { modifier(.layout(PositionModifier(Point(x: x, y: y))), "position") }
    func background(alignment: Alignment = .center, @NodeBuilder _ content: () -> [Node]) -> Node {
        modifier(.layout(LayerModifier.background(nothing, alignment)), "background", with: content())
    }
    func overlay(alignment: Alignment = .center, @NodeBuilder _ content: () -> [Node]) -> Node {
        modifier(.layout(LayerModifier.overlay(nothing, alignment)), "overlay", with: content())
    }
    func effect(_ name: String) -> Node { modifier(.effect(.grouped(method: name)), name) }
    func ignoresSafeArea(_ edges: EdgeSet = .all) -> Node { modifier(.layout(IgnoresSafeAreaModifier(edges)), "ignoresSafeArea") }
    func containerRelativeFrame(_ axes: AxisSet) -> Node { modifier(.layout(ContainerRelativeFrameModifier(axes, .center)), "containerRelativeFrame") }

    // MARK: Modifiers that are attached

    func attached(_ modifier: Modifier) -> Node {
        attached.append(Attachment(modifier: modifier, owner: nil))
        return self
    }

    /// Names the node for `frames(of:in:)`.
    func n(_ name: String) -> Node { attached(.accessibilityIdentifier(name)) }
    func layoutPriority(_ priority: Double) -> Node { attached(.layoutPriority(priority)) }
    func alignmentGuide(_ guide: AlignmentGuide, _ value: @escaping (any ViewDimensions) throws -> Double) -> Node {
        attached(.alignmentGuide(guide, value))
    }
    func coordinateSpace(_ name: String) -> Node { attached(.coordinateSpace(ExplicitID(name))) }

    var name: String? {
        attachments.lazy.compactMap { if case .accessibilityIdentifier(let name) = $0 { name } else { nil } }.first
    }

    /// The node and all inside it, parents first.
    var all: [Node] { [self] + children.flatMap(\.all) }

    subscript(_ name: String) -> Node { all.first { $0.name == name } ?? self }
}

/// A 20 by 20 view with a name.
func square(_ name: String) -> Node { Color.frame(width: 20, height: 20).n(name) }
