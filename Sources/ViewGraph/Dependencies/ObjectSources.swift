import ViewTree
import Wording

/// Who watches which object of the program: a whole `ObservableObject`, or an `@Observable` by property. Forgets objects that nobody reads.
final class ObjectSources {
    private struct Place: Hashable {
        let object: ObjectIdentifier
        /// `nil` is the object as a whole.
        let property: String?
    }
    private var sources: [Place: Source] = [:]

    /// Records a read by a view.
    func addReader(_ reader: DeclaredNode, of object: any ObservableReference, property: String?, line: Int?) {
        let place = Place(object: ObjectIdentifier(object), property: property)
        if let known = sources[place] { return known.addReader(reader, line: line) }
        let made = ObjectSource(name: property.map { "`\($0)` of \(object.name)" } ?? object.name) { [weak self] in self?.sources[place] = nil }
        sources[place] = made
        made.addReader(reader, line: line)
    }

    /// The object as a whole, where it is watched.
    func source(of object: any ObservableReference) -> Source? { sources[Place(object: ObjectIdentifier(object), property: nil)] }

    /// Those who read one property of an `@Observable`.
    func readers(of object: any ObservableReference, _ property: String) -> [DeclaredNode] {
        sources[Place(object: ObjectIdentifier(object), property: property)]?.readers.map(\.reader) ?? []
    }

    /// Schedules the readers of one property of an `@Observable` that are concerned.
    func propertyChanged(_ property: String, of object: any ObservableReference, where isConcerned: (Source.Edge) -> Bool) {
        sources[Place(object: ObjectIdentifier(object), property: property)]?.invalidate(Phrase("changed", ko: "바뀜"), where: isConcerned)
    }

    /// Schedules all who watch the object as a whole; `property` only names the reason.
    func objectChanged(_ object: any ObservableReference, property: String?) {
        guard let source = sources[Place(object: ObjectIdentifier(object), property: nil)] else { return }
        source.invalidate(property.map { Phrase("announced a change of `\($0)`", ko: "`\($0)` 변경을 알림") } ?? Phrase("announced a change", ko: "변경을 알림"))
    }
}

/// An object, or a property of one.
private final class ObjectSource: Source {
    private let onAbandoned: () -> Void

    /// - Parameter onAbandoned: called when the last reader has gone.
    init(name: String, onAbandoned: @escaping () -> Void) {
        self.onAbandoned = onAbandoned
        super.init(.object, .code, name)
    }

    override func lastReaderLeft() { onAbandoned() }
}
