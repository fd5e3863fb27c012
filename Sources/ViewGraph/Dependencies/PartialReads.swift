import ViewTree

/// The parts of a state's value that one reader has read; all of it once it read the whole.
final class PartialReads {
    private var parts: [AnyHashable: StatePart]?

    init(_ part: StatePart) { parts = [part.id: part] }

    /// `nil` is the whole value.
    func add(_ part: StatePart?) {
        if let part { parts?[part.id] = part } else { parts = nil }
    }

    /// Whether something that was read differs; what cannot be reached any more does.
    func differ(_ old: any OpaqueValue, _ new: any OpaqueValue) -> Bool {
        guard let parts else { return true }
        return parts.values.contains { part in
            guard let before = try? part.value(old), let after = try? part.value(new) else { return true }
            return !before.isEqual(to: after)
        }
    }
}
