import ViewTree

/// A modifier on a node.
struct Attachment {
    var modifier: Modifier
    /// The declaration that put it there, and takes it away before it ends.
    @Unretained var owner: AttachingNode?
}

extension ResolvedNode {
    /// Puts a declaration's modifier around the node, outside of what is there, or in the place of the one it had before.
    func attach(_ modifier: Modifier, of owner: AttachingNode) {
        if let index = attached.firstIndex(where: { $0.owner === owner }) {
            attached[index].modifier = modifier
        } else {
            attached.append(Attachment(modifier: modifier, owner: owner))
        }
    }

    func detach(_ owner: AttachingNode) {
        guard let index = attached.firstIndex(where: { $0.owner === owner }) else { return }
        if case .transition(let transition) = attached.remove(at: index).modifier { lastTransition = transition }
    }

    /// The value that `read` finds in the attachments of the node and of the primary content inside it, the innermost one: traits pass through modifiers and
    /// custom views and stop at containers.
    public func trait<Value>(_ read: (Modifier) -> Value?) -> Value? {
        var found: Value?
        var node: ResolvedNode? = self
        while let current = node {
            for attachment in current.attached {
                guard let value = read(attachment.modifier) else { continue }
                found = value
                break
            }
            node = current.primaryContent
        }
        return found
    }

    /// The innermost trait of a type.
    public func trait<Trait: ViewTrait>(_ type: Trait.Type) -> Trait? {
        trait { if case .trait(let trait as Trait) = $0 { trait } else { nil } }
    }

    /// Whether any of the attachments that `trait` reads fulfils the condition.
    public func hasTrait(where condition: (Modifier) -> Bool) -> Bool {
        var node: ResolvedNode? = self
        while let current = node {
            if current.hasAttachments, current.attached.contains(where: { condition($0.modifier) }) { return true }
            node = current.primaryContent
        }
        return false
    }

    /// What a modifier wraps, or what a custom view is, where that is one view.
    public var primaryContent: ResolvedNode? {
        switch form {
        case .modifier: children.first
        case .custom: children.count == 1 ? children.first : nil
        default: nil
        }
    }

    /// How the view comes and goes; after it has gone, how it went.
    public var transition: Transition? {
        if let transition = trait({ if case .transition(let transition) = $0 { transition } else { nil } }) { return transition }
        var node: ResolvedNode? = self
        while let current = node {
            if let last = current.lastTransition { return last }
            node = current.primaryContent
        }
        return nil
    }

    /// The innermost value that was set for the key, if any.
    func containerValue(_ key: ContainerKey) -> (any OpaqueValue)? {
        trait { $0.containerValue(for: key) } ?? elementTag(key, setIn: nil)
    }

    /// The innermost value that was set for the key, as far as a view knows that resolves `content`: by modifiers inside it, or by those that a subview
    /// brought along which was resolved before. What is around the view, or around the subview in what the view makes of it, isn't one of them.
    func containerValue(_ key: ContainerKey, setIn content: DeclaredNode?) -> (any OpaqueValue)? {
        guard let content else { return containerValue(key) }
        var found: (any OpaqueValue)?
        var node: ResolvedNode? = self
        while let current = node {
            for attachment in current.attached {
                guard let value = attachment.modifier.containerValue(for: key) else { continue }
                if let owner = attachment.owner, owner.isKnown(inside: content) { found = value }
                break
            }
            node = current.primaryContent
        }
        return found ?? elementTag(key, setIn: content)
    }

    /// For the key of tags of a type: the id of the `ForEach` element that the view stands for, the innermost of that type.
    private func elementTag(_ key: ContainerKey, setIn content: DeclaredNode?) -> (any OpaqueValue)? {
        guard let tag = key.tag else { return nil }
        var node = origin
        while let current = node {
            if case .element(let id) = current.position, let value = tag(id) { return value }
            guard current !== content, let parent = current.parent, !parent.absorbsList else { return nil }
            node = parent
        }
        return nil
    }

    /// The ids by which the program knows the view, the innermost first: `.id(_:)` and elements of `ForEach`.
    public var explicitIDs: [ExplicitID] {
        var ids: [ExplicitID] = []
        var node = origin
        while let current = node {
            if let id = current.explicitID { ids.append(id) }
            if case .element(let id) = current.position { ids.append(id) }
            guard let parent = current.parent, !parent.absorbsList else { break }
            node = parent
        }
        return ids
    }

    /// The view's `tag`, else the id of the `ForEach` element it stands for.
    public var tag: ExplicitID? {
        trait { if case .tag(let id) = $0 { id } else { nil } } ?? explicitIDs.first
    }

    /// Whether the node is inside `ancestor` or is the same node.
    public func isInside(_ ancestor: ResolvedNode) -> Bool {
        var node: ResolvedNode? = self
        while let current = node {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }
}

extension DeclaredNode {
    /// Whether the modifier is inside the content of a view that resolves it, or far from that view.
    fileprivate func isKnown(inside content: DeclaredNode) -> Bool {
        if isInside(content) { return true }
        guard let reader = content.parent else { return false }
        return !isInside(reader) && !content.isInside(self)
    }
}
