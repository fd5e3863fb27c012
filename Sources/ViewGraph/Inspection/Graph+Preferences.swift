import ViewTree
import Wording

extension Graph {
    /// The type of the root as declared.
    public var declaredType: ViewType? { rootNode?.declared.type }

    /// The preferences that are known at a node, as printed, by the key's name: what modifiers on it write, and what an observer here or above asked for.
    public func preferences(of node: ResolvedNode) -> [String: String] {
        var values: [String: String] = [:]
        for case .preference(let writer as PreferenceWriteModifier) in node.attachments { values[writer.key.name] = writer.value.printed }
        for (key, output) in node.preferences ?? [:] {
            if let value = output.value { values[key.name] = value.printed }
        }
        for key in node.attachments.compactMap(\.preferenceObserver?.key) {
            if let value = try? preference(key, of: node) { values[key.name] = value.printed }
        }
        return values
    }

    /// The preferences that are known at a node and in which a default takes part: by the key's name, where each of the defaults comes from.
    public func preferenceDefaults(of node: ResolvedNode) -> [String: [Phrase]] {
        var found: [String: [Phrase]] = [:]
        let observed = node.attachments.compactMap(\.preferenceObserver?.key)
        for key in Set(observed + (node.preferences ?? [:]).keys) {
            let defaults = (try? defaults(of: key, in: node)) ?? []
            if !defaults.isEmpty { found[key.name] = defaults }
        }
        return found
    }

    private func defaults(of key: PreferenceKey, in node: ResolvedNode) throws -> [Phrase] {
        guard !node.attached.contains(where: { $0.modifier.replacesPreference(key) }) else { return [] }
        let parts = try preferenceParts(key, of: node)
        let (view, value) = ("\(node.view) (id \(node.id))", try key.defaultValue().printed)
        if parts.isEmpty, node.hasDynamicChildren {
            return [
                Phrase(
                    "the default \(value) comes from \(view): its views may come and go, and none of them writes \(key.name)",
                    ko: "기본값 \(value)의 출처는 \(view): 그 안의 뷰는 생기거나 없어질 수 있고, 어느 뷰도 \(key.name)에 쓰지 않음")
            ]
        }
        if parts.isEmpty, !node.conditionalLevels.isEmpty {
            return [
                Phrase(
                    "the default \(value) comes from the conditional around \(view), in which nothing writes \(key.name)",
                    ko: "기본값 \(value)의 출처는 \(view) 바깥의 조건문: 그 안에서 아무것도 \(key.name)에 쓰지 않음")
            ]
        }
        return try parts.flatMap { part in
            if let inner = part.node { return try defaults(of: key, in: inner) }
            guard part.value.printed == value else { return [] }
            return [
                Phrase(
                    "the default \(value) comes from the conditional in \(view), which shows nothing",
                    ko: "기본값 \(value)의 출처는 \(view) 안의 조건문: 아무것도 표시하지 않음")
            ]
        }
    }
}
