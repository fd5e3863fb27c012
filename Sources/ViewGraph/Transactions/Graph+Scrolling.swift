import ViewTree

extension Graph {
    /// Does before the next layout what needs the places of views.
    func requestScroll(_ request: @escaping (any LayoutPass) -> Void) { scrollRequests.append(request) }

    /// Moves the content of a scroll view as a person does, to where the view lets scrolling end, and lets the positions bound to it follow.
    public func scroll(_ view: ResolvedNode, by points: Double) throws {
        guard let layout, let before = layout.scrollGeometry(of: view)?.offset else { return }
        try runStep {
            if change(phaseOf: view, from: .idle, to: .interacting) { try settle(always: true) }
            layout.scroll(view, by: points)
            try settle(always: true)
            var phase = ScrollPhase.interacting
            if let end = try scrollEnd(of: view, from: before), end != layout.scrollGeometry(of: view)?.offset {
                if change(phaseOf: view, from: phase, to: .decelerating) { try settle(always: true) }
                phase = .decelerating
                layout.scroll(view, to: end)
                try settle(always: true)
            }
            schedule { [weak self] in
                guard let self, layout.scrollGeometry(of: view)?.offset != before else { return }
                for position in scrollModifiers(of: view).compactMap({ $0.owner as? ScrollPositionNode }) { try position.personScrolled(view) }
            }
            change(phaseOf: view, from: phase, to: .idle)
            try settle(always: true)
        }
    }

    /// Where scrolling ends by the modifiers around the view, the innermost; `nil` where it is.
    private func scrollEnd(of view: ResolvedNode, from before: Point) throws -> Point? {
        guard let layout, let geometry = layout.scrollGeometry(of: view) else { return nil }
        for case .scrollTargetBehavior(let behavior) in scrollModifiers(of: view).map(\.modifier) {
            return try layout.scrollEnd(of: view, by: behavior, geometry, from: before)
        }
        return nil
    }

    /// Whether anything is called.
    @discardableResult private func change(phaseOf view: ResolvedNode, from old: ScrollPhase, to new: ScrollPhase) -> Bool {
        var isObserved = false
        for case .onScrollPhaseChange(let action) in scrollModifiers(of: view).map(\.modifier) {
            isObserved = true
            schedule { [weak self] in
                guard let geometry = self?.layout?.scrollGeometry(of: view) else { return }
                try action(old, new, geometry)
            }
        }
        return isObserved
    }

    /// The modifiers that hold for the scroll view: those on it or around it that have no other scroll view before it, the innermost first.
    private func scrollModifiers(of view: ResolvedNode) -> [(modifier: Modifier, owner: AttachingNode?)] {
        var found: [(modifier: Modifier, owner: AttachingNode?)] = []
        var node: ResolvedNode? = view
        while let current = node, layout?.scrollView(inside: current) === view {
            found += current.attached.map { ($0.modifier, $0.owner) }
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
