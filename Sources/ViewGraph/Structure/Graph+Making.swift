import ViewTree

extension Graph {
    /// The node for a view at a place where it stands for the first time. Not evaluated yet.
    func makeNode(_ view: DeclaredView, parent: DeclaredNode, context outer: PlaceContext, position: DeclaredNode.Position) throws -> DeclaredNode {
        var context = outer
        context.depth += 1
        try checkDepth(of: view, context)
        try countNode(view)
        let kind = StructureKind(view, in: context.placing)
        if let stack = context.placing.implicitStack, view.kind.declaresSeveral {
            return try ContainerNode(
                stack, isImplicit: true, declared: view, kind: kind, parent: parent, graph: self, context: context, position: position)
        }
        if case .overlap = context.placing, view.kind.declaresSeveral { context = context.placing(.list) }
        switch view.kind {
        case .empty, .group, .optional, .conditional, .anyView, .equatable:
            return PassNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .tuple: return TupleNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .forEach: return ForEachNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .section: return SectionNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .subview, .subviews: return PlacedSubviewsNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .forEachSubview, .groupSubviews, .forEachSection, .groupSections:
            return SubviewReaderNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .modifierContent: return ModifierContentNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .scrollViewReader: return ScrollReaderNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .custom(let value):
            return try CustomNode(value, declared: view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .leaf(let leaf):
            return try LeafNode(.leaf(leaf), name: leaf.name, declared: view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .container(let container, _):
            return try ContainerNode(
                container, isImplicit: false, declared: view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .control(let control, _):
            return try ControlNode(
                .control(control), name: control.name, declared: view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .geometryReader:
            return try GeometryReaderNode(
                .geometryReader, name: view.name, declared: view, kind: kind, parent: parent, graph: self, context: context, position: position)
        case .modified(_, let modifier):
            switch modifier.structure {
            case .node: return WrapperNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
            case .preferenceContent: return PreferenceContentNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
            case .presentation: return PresentationNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
            case .attachment: return AttachmentNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
            case .environment: return EnvironmentNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
            case .custom: return CustomModifierNode(view, kind: kind, parent: parent, graph: self, context: context, position: position)
            }
        }
    }

    /// A node of the resolved tree with an identity of its own.
    func makeResolved(_ role: ResolvedNode.Role, name: String, declared: DeclaredView, scope: EnvironmentScope) throws -> ResolvedNode {
        guard viewCount < limits.views else { throw tooManyViews(declared) }
        viewCount += 1
        return ResolvedNode(id: nextID(), role: role, view: name, type: declared.type, environment: Environment(scope))
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
            .tooDeep, "`\(view.name)` stands inside \(limits.depth) other views", help: "Build the view of fewer views inside each other.", line: view.line)
    }

    private func tooManyViews(_ view: DeclaredView) -> GraphError {
        GraphError(
            .tooManyViews, "`\(view.name)` makes more than \(limits.views) views",
            help: "Show fewer elements at a time, or put them into a lazy container: `ScrollView { LazyVStack { ... } }`.", line: view.line)
    }
}
