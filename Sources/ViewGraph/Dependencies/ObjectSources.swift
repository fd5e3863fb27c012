import ViewTree
import Wording

/// Who watches which object of the program: a whole `ObservableObject`, or an `@Observable` by property. Forgets objects that nobody reads.
final class ObjectSources {
    private struct Place: Hashable {
        let object: ObjectIdentifier
        /// `nil` is the object as a whole.
        let property: String?
    }
    private var sources: [Place: ObjectSource] = [:]

    /// Records a read by a view.
    func addReader(_ reader: DeclaredNode, of object: any ObservableReference, property: String?, line: Int?) {
        let place = Place(object: ObjectIdentifier(object), property: property)
        if let known = source(of: object, property) { return known.addReader(reader, line: line) }
        let made = ObjectSource(of: object, name: property.map { "`\($0)` of \(object.name)" } ?? object.name) { [weak self] source in
            if self?.sources[place] === source { self?.sources[place] = nil }
        }
        sources[place] = made
        made.addReader(reader, line: line)
    }

    /// The object as a whole, where it is watched.
    func source(of object: any ObservableReference) -> Source? { source(of: object, nil) }

    /// What is known of an object, and not of one that was in its place before.
    private func source(of object: any ObservableReference, _ property: String?) -> ObjectSource? {
        guard let found = sources[Place(object: ObjectIdentifier(object), property: property)], found.object === object else { return nil }
        return found
    }

    /// Those who read one property of an `@Observable`.
    func readers(of object: any ObservableReference, _ property: String) -> [DeclaredNode] {
        source(of: object, property)?.readers.map(\.reader) ?? []
    }

    /// Schedules the readers of one property of an `@Observable` that are concerned.
    func propertyChanged(_ property: String, of object: any ObservableReference, where isConcerned: (Source.Edge) -> Bool) {
        source(of: object, property)?.invalidate(Phrase("changed", ko: "바뀜"), where: isConcerned)
    }

    /// Schedules all who watch the object as a whole; `property` only names the reason.
    func objectChanged(_ object: any ObservableReference, property: String?) {
        guard let source = source(of: object, nil) else { return }
        source.invalidate(property.map { Phrase("announced a change of `\($0)`", ko: "`\($0)` 변경을 알림") } ?? Phrase("announced a change", ko: "변경을 알림"))
    }
}

/// An object, or a property of one.
private final class ObjectSource: Source {
    private(set) weak var object: (any ObservableReference)?
    private let onAbandoned: (ObjectSource) -> Void

    /// - Parameter onAbandoned: called when the last reader has gone.
    init(of object: any ObservableReference, name: String, onAbandoned: @escaping (ObjectSource) -> Void) {
        (self.object, self.onAbandoned) = (object, onAbandoned)
        super.init(.object, .code, name)
    }

    override func lastReaderLeft() { onAbandoned(self) }
}
