import ViewTree

extension Graph {
    /// Does before the next layout what needs the places of views.
    func requestScroll(_ request: @escaping (any LayoutPass) -> Void) { scrollRequests.append(request) }

    /// Lays out after a person moved the content of a scroll view, and lets the positions bound to it follow.
    ///
    /// - Parameter before: where the content was, in points.
    public func personScrolled(_ view: ResolvedNode, from before: Point) throws {
        try runStep {
            schedule { [weak self] in
                guard let self, let layout, let geometry = layout.scrollGeometry(of: view), geometry.offset != before else { return }
                for position in scrollPositions(of: view) { try position.personScrolled(view) }
            }
            try settle(always: true)
        }
    }

    /// The modifiers that hold for the scroll view: those on it or around it that have no other scroll view before it.
    private func scrollPositions(of view: ResolvedNode) -> [ScrollPositionNode] {
        var found: [ScrollPositionNode] = []
        var node: ResolvedNode? = view
        while let current = node, layout?.scrollView(inside: current) === view {
            found += current.attached.compactMap { $0.owner as? ScrollPositionNode }
            node = current.parent
        }
        return found
    }

    /// Schedules `onScrollGeometryChange` where its value differs from the last one.
    func observeScrolling() throws {
        guard let layout else { return }
        for (node, owner) in observers.scrollObservers() where isInTree(node) {
            guard case .onScrollGeometryChange(let read, let action) = owner.modifier, let view = layout.scrollView(inside: node),
                let geometry = layout.scrollGeometry(of: view)
            else { continue }
            owner.observe(try reading(as: owner) { try read(geometry) }, of: node, name: "onScrollGeometryChange", callsFirst: false, action)
        }
    }
}
