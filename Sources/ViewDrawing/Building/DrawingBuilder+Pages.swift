import ViewGraph
import ViewTree

extension NavigationStackContainer: DrawnContainer {
    /// Of its root and its pages the one in front, and what is presented over the window, wherever that was declared.
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        guard var page = node.topPage ?? node.children.pageInside else { return try builder.children(of: node, context) }
        while let next = page.pageInside { page = next }
        let shown = try page.flatMap { try builder.items(of: $0, context) }
        return try shown + builder.presentations(behind: page, in: node.children, context)
    }
}

extension NavigationSplitContainer: DrawnContainer {
    /// The columns, with lines between those beside each other. One in front of the others is drawn alone, with what is presented over the window, wherever that was declared.
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        guard let front = node.frontColumn else { return try builder.children(of: node, context) + builder.linesBetweenColumns(of: node, frame, context) }
        let shown = try front.flatMap { try builder.items(of: $0, context) }
        return try shown + builder.presentations(behind: front, in: node.children, context)
    }
}

extension DrawingBuilder {
    fileprivate func linesBetweenColumns(of node: ResolvedNode, _ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        layout.columns(of: node).dropFirst().filter { frame.minX < $0.minX && $0.minX < frame.maxX }.map { column in
            .fill(PathValue(Rect(x: column.minX - 0.25, y: frame.minY, width: 0.5, height: frame.height)), .color(context.palette.system("separator")))
        }
    }

    /// The sheets, alerts and covers of views that a page hides.
    fileprivate mutating func presentations(behind page: [ResolvedNode], in nodes: [ResolvedNode], _ context: DrawingContext) throws -> [DrawnItem] {
        var items: [DrawnItem] = []
        for node in nodes where !page.contains(where: { $0 === node }) {
            items += try presentations(behind: page, in: node.children, context)
            if case .modifier(.presentation(let presentation)) = node.role, !presentation.isPage {
                items += try presented(Array(node.distinctChildren.dropFirst()), presentation, context)
            }
        }
        return items
    }
}

extension [ResolvedNode] {
    fileprivate var pageInside: [ResolvedNode]? { lazy.compactMap(\.pageInside).first }
}

extension ResolvedNode {
    /// What `navigationDestination(isPresented:)` shows in place of the view or one inside it, unless that belongs to another stack.
    fileprivate var pageInside: [ResolvedNode]? {
        switch role {
        case .modifier(.presentation(let presentation)):
            presentation.isPage && children.count > 1 ? Array(children.dropFirst()) : children.first?.pageInside
        case .container(is NavigationStackContainer, _): nil
        default: children.pageInside
        }
    }
}
