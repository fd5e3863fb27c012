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
            if let end = try layout.scrollEnd(of: view, from: before), end != layout.scrollGeometry(of: view)?.offset {
                if change(phaseOf: view, from: phase, to: .decelerating) { try settle(always: true) }
                phase = .decelerating
                layout.scroll(view, to: end)
                try settle(always: true)
            }
            schedule { [weak self] in
                guard let self, layout.scrollGeometry(of: view)?.offset != before else { return }
                for position in observers(of: view, ScrollPositionModifier.self) { try (position.owner as? ScrollPositionNode)?.personScrolled(view) }
            }
            change(phaseOf: view, from: phase, to: .idle)
            try settle(always: true)
        }
    }

    /// Whether anything is called.
    @discardableResult private func change(phaseOf view: ResolvedNode, from old: ScrollPhase, to new: ScrollPhase) -> Bool {
        let observers = observers(of: view, ScrollPhaseObserver.self)
        for (observer, _) in observers {
            schedule { [weak self] in
                guard let geometry = self?.layout?.scrollGeometry(of: view) else { return }
                try observer.action(old, new, geometry)
            }
        }
        return !observers.isEmpty
    }

    /// The modifiers of a type that hold for the first scroll view inside, where that is the view; the innermost first.
    private func observers<Observer: ScrollModifier>(of view: ResolvedNode, _ type: Observer.Type) -> [(modifier: Observer, owner: AttachingNode?)] {
        view.scrollAttachments.compactMap { attachment in
            guard let modifier = attachment.modifier as? Observer, layout?.scrollView(inside: attachment.node) === view else { return nil }
            return (modifier, attachment.owner)
        }
    }

    /// Schedules `onScrollGeometryChange` and `onScrollTargetVisibilityChange` where their values differ from the last ones.
    func observeScrolling() throws {
        guard let layout else { return }
        for (node, owner) in observers.scrollObservers() where isInTree(node) {
            guard case .scroll(let observer) = owner.modifier, let view = layout.scrollView(inside: node), let geometry = layout.scrollGeometry(of: view) else {
                continue
            }
            try (observer as? ScrollGeometryObserver)?.observe(geometry, of: node, as: owner)
            try (observer as? ScrollTargetObserver)?.observe(view, in: layout, of: node, as: owner)
        }
    }
}
