import ViewTree

/// What a node reports to its parent for a key: a value, or nothing where no view inside can write one.
struct PreferenceOutput {
    let value: (any OpaqueValue)?
}

extension Graph {
    /// What a view and all inside it say for a key; `nil` where nothing in it can write the key.
    ///
    /// A writer replaces what comes from below, a transformation maps it (or the default). Among children, those that cannot write are skipped; the first value
    /// is taken as it is, the others are reduced into it in the order of views, a background's before the primary content's. A container whose children may come
    /// and go always has a value, if need be the default; so has a conditional where one view is expected.
    ///
    /// - Parameter count: how many attachments of the node count, from inside; all by default.
    func preference(_ key: PreferenceKey, of node: ResolvedNode, attachments count: Int? = nil) throws -> (any OpaqueValue)? {
        if count == nil, let known = node.preferences?[key] { return known.value }
        let attachments = node.attached.prefix(count ?? node.attached.count)
        let writer = attachments.lastIndex { $0.modifier.replacesPreference(key) }
        var value = writer == nil ? try preferenceOfChildren(key, of: node) : nil
        let conditionals = value == nil ? node.conditionalLevels : []
        for index in (writer ?? 0)..<attachments.count {
            if value == nil, conditionals.contains(index) { value = try key.defaultValue() }
            guard let writer = attachments[index].modifier.preferenceWriter(for: key) else { continue }
            let anchor = writer.anchorSource.map {
                NodeAnchor(node: node, source: $0, frame: layout?.frame(of: node) ?? .zero, drawn: layout?.drawnTransform(of: node))
            }
            // What a closure of the modifier reads is a dependency of the view that declares it.
            value = try reading(as: attachments[index].owner) { try writer.value(around: value, anchor) }
        }
        if value == nil, conditionals.contains(attachments.count) { value = try key.defaultValue() }
        if count == nil { node.keepPreference(PreferenceOutput(value: value), for: key) } else { node.willHearOfPreferences() }
        return value
    }

    private func preferenceOfChildren(_ key: PreferenceKey, of node: ResolvedNode) throws -> (any OpaqueValue)? {
        var result: (any OpaqueValue)?
        for part in try preferenceParts(key, of: node) { result = try result.map { try key.reduce($0) { part.value } } ?? part.value }
        if result == nil, node.hasDynamicChildren { return try key.defaultValue() }
        return result
    }

    /// What the children say, those that say nothing left out, in the order in which they are reduced.
    func preferenceParts(_ key: PreferenceKey, of node: ResolvedNode) throws -> [PreferencePart] {
        try node.preferenceSources.flatMap { source in
            switch source {
            case .view(let view):
                try view.preferenceParts.compactMap { part in try preference(key, of: part).map { PreferencePart(node: part, value: $0) } }
            case .nothing(let declared): try preference(key, ofEmpty: declared).map { [PreferencePart(node: nil, value: $0)] } ?? []
            }
        }
    }

    /// The value at the node, and at all around it, has to be computed again.
    func markPreferencesChanged(at node: ResolvedNode) {
        var (current, isFirst): (ResolvedNode?, Bool) = (node, true)
        while let node = current, isFirst || node.preferences != nil {
            node.preferences = nil
            if node.observesPreferences { observers.preferences.insert(node) }
            (current, isFirst) = (node.parent, false)
        }
    }

    // MARK: Anchors

    /// An anchored view that moved has another value.
    func checkAnchors() {
        for node in observers.movedAnchors(layout) { markPreferencesChanged(at: node) }
    }

    /// Layout may have chosen other views to be shown.
    func checkChoices() {
        guard let layout else { return }
        for node in observers.livingChoosers() { node.updateChoice(layout) }
    }

    // MARK: Observers

    /// Makes the contents that follow from preferences.
    func gatherPreferenceContents() throws {
        isLayingOut = true
        defer { isLayingOut = false }
        for node in observers.preferences.all where isInTree(node) {
            _ = try (node.origin as? PreferenceContentNode)?.updateContent(of: node)
        }
    }

    /// A node whose content follows from a preference waits for the next gathering.
    func observePreferences(of node: ResolvedNode) { observers.preferences.insert(node) }
}

extension ResolvedNode {
    /// Lets changes below reach the node, which has read preferences there.
    func willHearOfPreferences() {
        if preferences == nil { preferences = [:] }
    }

    fileprivate func keepPreference(_ output: PreferenceOutput, for key: PreferenceKey) {
        willHearOfPreferences()
        preferences?[key] = output
    }

    fileprivate var observesPreferences: Bool {
        origin is PreferenceContentNode || attached.contains { $0.modifier.preferenceObserver != nil }
    }

    /// Where preferences come from, in order.
    fileprivate var preferenceSources: [PreferenceSource] {
        let first = children.prefix(1).map(PreferenceSource.view)
        switch role {
        // What is presented, or opened by a long press or a swipe, passes no preferences on.
        case .modifier(.presentation), .modifier(.bar), .modifier(.hiddenItems), .modifier(.selectionMenu): return first
        case .modifier(let modifier): return modifier.isSecondaryBehind ? secondarySources + first : first + secondarySources
        case .container where !childrenApart.isEmpty: return content.map(PreferenceSource.view)
        case .custom where hasDynamicChildren: return (origin as? CustomNode)?.body.map { [.nothing($0)] } ?? []
        default: return shownChildren.map(PreferenceSource.view)
        }
    }

    /// The views beside the primary content, or the conditional there that shows none.
    private var secondarySources: [PreferenceSource] {
        if let secondary = (origin as? WrapperNode)?.wrappers.secondary(of: self), secondary.items.units.isEmpty { return [.nothing(secondary)] }
        return children.dropFirst().map(PreferenceSource.view)
    }

    /// The node; of a custom view with other than one child, those that take its place.
    fileprivate var preferenceParts: [ResolvedNode] {
        guard case .custom = role, children.count != 1, !hasDynamicChildren else { return [self] }
        willHearOfPreferences()
        return children.flatMap(\.preferenceParts)
    }
}
