import ViewTree

extension Graph {
    /// The node for a view at a place where it appears for the first time. Not evaluated yet.
    func makeNode(_ view: DeclaredView, parent: DeclaredNode, context outer: PlaceContext, position: DeclaredNode.Position) throws -> DeclaredNode {
        var context = outer
        context.depth += 1
        try checkDepth(of: view, context)
        try countNode(view)
        try charge(for: view, inside: parent)
        if case .overlap = context.placing, view.kind.declaresSeveral { context = context.placing(.list) }
        let type = context.placing.makesImplicitStack(of: view) ? ContainerNode.self : view.kind.nodeType
        return try type.init(view, parent: parent, graph: self, context: context, position: position)
    }

    /// A node of the resolved tree with its own identity.
    func makeResolved(_ kind: ResolvedNode.Kind, for declared: DeclaredView, scope: EnvironmentScope) throws -> ResolvedNode {
        guard viewCount < limits.views else { throw tooManyViews(declared) }
        viewCount += 1
        return ResolvedNode(id: nextID(), kind, environment: Environment(scope))
    }

    /// The identity of the node has ended.
    func discard(_ node: ResolvedNode) { viewCount -= 1 }

    // MARK: Limits

    /// Throws where elements could not be made without passing the limit.
    func checkCount(of elements: Int, in node: DeclaredNode) throws {
        if elements > limits.declarations { throw tooManyViews(node.declared) }
    }

    private func countNode(_ view: DeclaredView) throws {
        guard nodeCount < limits.declarations else { throw tooManyViews(view) }
        nodeCount += 1
    }

    func didTearDownNode() { nodeCount -= 1 }

    private func checkDepth(of view: DeclaredView, _ context: PlaceContext) throws {
        guard context.depth > limits.depth else { return }
        throw GraphError(
            .tooDeep, "`\(view.name)` is inside \(limits.depth) other views", help: "Build the view of fewer views inside each other.", line: view.line)
    }

    private func tooManyViews(_ view: DeclaredView) -> GraphError {
        GraphError(
            .tooManyViews, "`\(view.name)` makes more than \(limits.views) views",
            help: "Show fewer elements at a time, or put them into a lazy container: `ScrollView { LazyVStack { ... } }`.", line: view.line)
    }
}

extension DeclaredView.Kind {
    fileprivate var nodeType: DeclaredNode.Type {
        switch self {
        case .empty, .group, .optional, .conditional, .anyView, .equatable: PassNode.self
        case .tuple: TupleNode.self
        case .forEach: ForEachNode.self
        case .section: SectionNode.self
        case .subview, .subviews: PlacedSubviewsNode.self
        case .forEachSubview, .groupSubviews, .forEachSection, .groupSections: SubviewReaderNode.self
        case .modifierContent: ModifierContentNode.self
        case .scrollViewReader: ScrollReaderNode.self
        case .custom: CustomNode.self
        case .leaf: LeafNode.self
        case .container(let container, _): (container as? any StructuredContainer)?.nodeType ?? ContainerNode.self
        case .control: ControlNode.self
        case .geometryReader: GeometryReaderNode.self
        case .modified(_, let modifier): modifier.nodeType
        }
    }
}
