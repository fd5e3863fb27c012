import ViewTree
import Wording

/// Which dynamic properties make a body run.
extension BodyRunner {
    /// The dynamic properties that the sources belong to, by index, and whether one belongs to none.
    func properties(of changed: [Source]) -> (indices: [Int], isOther: Bool) {
        if changed.isEmpty { return ([], false) }
        let sources = value.dynamicProperties.indices.map(sources)
        let indices = sources.indices.filter { index in sources[index].contains { source in changed.contains { $0 === source } } }
        return (indices, !changed.allSatisfy { source in sources.contains { $0.contains { $0 === source } } })
    }

    /// What a change of a property comes from.
    private func sources(ofProperty index: Int) -> [Source] {
        guard slots.indices.contains(index) else { return [] }
        let objects = node.graph.objects
        let stored: [Source] =
            switch slots[index] {
            case .storage(let storage): (storage as? StateSlot).map { [$0.source] } ?? []
            case .environment(let reader): (reader as? EnvironmentSlot).map { [$0.source] } ?? []
            case .environmentValues(let reader): (reader as? EnvironmentValuesSlot)?.slots.map(\.source) ?? []
            case .object(let object): object.flatMap(objects.source(of:)).map { [$0] } ?? []
            case .namespace: []
            }
        switch value.dynamicProperties[index].source {
        case .stateObject(_, let object):
            guard case .storage(let storage as StateSlot) = slots[index] else { return stored }
            return stored + (objects.source(of: object(storage.value)).map { [$0] } ?? [])
        case .environmentObject(let type): return stored + [node.context.scope.provider(ofObject: type).source(ofObject: type)]
        default: return stored
        }
    }
}

extension FieldChange {
    /// Why a body runs that sees the property.
    var reason: Phrase {
        switch kind {
        case .value: Phrase("`\(name)` differs from before", ko: "`\(name)` 이전과 다름")
        case .closure: Phrase("`\(name)` is a closure that captures, which never equals another", ko: "`\(name)`은(는) 캡처하는 클로저이므로 다른 클로저와 같을 수 없음")
        case .closureBinding: Phrase("`\(name)` is a binding of closures, which never equals another", ko: "`\(name)`은(는) 클로저로 만든 바인딩이므로 다른 바인딩과 같을 수 없음")
        case .anyView: Phrase("`\(name)` is another `AnyView` object", ko: "`\(name)`은(는) 다른 `AnyView` 객체임")
        }
    }
}
