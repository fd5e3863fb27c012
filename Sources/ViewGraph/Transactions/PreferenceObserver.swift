import ViewTree

/// `onPreferenceChange(_:perform:)`.
public struct PreferenceObserver: PreferenceModifier {
    public let key: PreferenceKey
    private let action: (any OpaqueValue) throws -> Void

    public init(_ key: PreferenceKey, _ action: @escaping (any OpaqueValue) throws -> Void) { (self.key, self.action) = (key, action) }

    public var name: String { "onPreferenceChange" }

    /// Schedules the action where the value differs from the last one.
    ///
    /// - Parameter value: `nil` where nothing inside can write the key; then only what was known before becomes the default.
    fileprivate func observe(_ value: (any OpaqueValue)?, of node: ResolvedNode, as owner: AttachmentNode) throws {
        guard let value = try value ?? owner.lastValue(of: node).map({ _ in try key.defaultValue() }) else { return }
        owner.observe(value, of: node, name: "Bound preference \(key.name)") { _, new in try action(new) }
    }
}

extension Graph {
    /// Calls what observes preferences that differ from the last time.
    func observePreferences() throws {
        isLayingOut = true
        defer { isLayingOut = false }
        for node in observers.preferences.takeAll() where !(node.origin?.isTornDown ?? true) {
            guard isInTree(node) else {
                observers.preferences.insert(node)
                continue
            }
            for (index, attachment) in node.attached.enumerated() {
                guard let observer = attachment.modifier.preferenceObserver, let owner = attachment.owner as? AttachmentNode else { continue }
                try observer.observe(preference(observer.key, of: node, attachments: index), of: node, as: owner)
            }
        }
    }
}

extension Modifier {
    var preferenceObserver: PreferenceObserver? { if case .preference(let observer as PreferenceObserver) = self { observer } else { nil } }
}
