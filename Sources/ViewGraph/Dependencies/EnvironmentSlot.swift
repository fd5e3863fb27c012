import ViewTree
import Wording

/// An `@Environment` property at the place of its view: the value at its key path, kept until something that it came from is written.
///
/// The view depends on the property because it declares it, whether or not the body reads it.
final class EnvironmentSlot: EnvironmentReader {
    let source: Source
    private(set) var value: any OpaqueValue
    /// Whether the last run of the body, or a closure inside it, read the property.
    private(set) var isRead = false
    private var query: EnvironmentQuery
    /// Where the value came from.
    private var places: [Place] = []
    /// Whether something that the value came from was written since.
    private var isStale = false
    private let scope: EnvironmentScope
    private let graph: GraphReference
    @Unretained private var owner: DeclaredNode?

    /// A key, and the scope that had a value for it.
    struct Place {
        let key: EnvironmentKey
        let scope: EnvironmentScope
    }

    /// Reads the value for the first time.
    init(_ query: EnvironmentQuery, owner: DeclaredNode) throws {
        (self.query, scope, graph, self.owner) = (query, owner.context.scope, owner.graph.reference, owner)
        (value, places) = try Self.evaluate(query, in: owner.context.scope, owner.graph)
        source = Source(.environment, .environment, "`\(places.first?.key.name ?? query.path)`")
        for place in places { place.scope.add(self, readingFrom: place.key) }
    }

    private static func evaluate(_ query: EnvironmentQuery, in scope: EnvironmentScope, _ graph: Graph) throws -> (any OpaqueValue, [Place]) {
        var places: [Place] = []
        let value = try graph.untracked {
            try query.value { key in
                let provider = scope.provider(of: key)
                if !places.contains(where: { $0.key == key }) { places.append(Place(key: key, scope: provider)) }
                return try provider.value(of: key)
            }
        }
        return (value, places)
    }

    /// The key's name; the path of a query that reads none.
    var name: String { places.first?.key.name ?? query.path }

    // MARK: Reads

    func read(line: Int?) throws -> any OpaqueValue {
        guard let reader = graph.graph?.currentReader else { return value }
        isRead = true
        source.addReader(reader, line: line)
        if let owner, reader !== owner, reader.bodyRunner == nil { source.addReader(owner, line: line) }
        return value
    }

    /// The body is about to run, and reads what it reads.
    func forgetReads() { isRead = false }

    /// The body has run: the view depends on what it declares, too.
    func declare() {
        if let owner { source.addReader(owner, line: nil) }
    }

    // MARK: Changes

    func isInside(_ scope: EnvironmentScope) -> Bool { self.scope.isInside(scope) }

    /// Something that the value came from was written.
    func markStale() {
        isStale = true
        owner?.scheduleCheck()
    }

    /// The property was declared again; another key path has another value.
    func replaceQuery(by new: EnvironmentQuery) {
        if new.id == query.id { return }
        query = new
        isStale = true
    }

    /// Reads a stale value again, and schedules the readers where it differs.
    func refresh() throws {
        guard isStale, let graph = graph.graph else { return }
        isStale = false
        leavePlaces()
        let (old, wasDefault) = (value, isDefault)
        let new: any OpaqueValue
        (new, places) = try Self.evaluate(query, in: scope, graph)
        for place in places { place.scope.add(self, readingFrom: place.key) }
        if old.isEqual(to: new) { return }
        value = new
        tell(wasDefault && isDefault ? nil : "\(written(old)) → \(written(new))")
    }

    /// The owner is gone.
    func forgetOwner() {
        owner = nil
        leavePlaces()
    }

    private func leavePlaces() {
        for place in places { place.scope.remove(self, readingFrom: place.key) }
    }

    private var isDefault: Bool { places.allSatisfy { $0.scope.hasDefault(of: $0.key) } }

    private func written(_ value: any OpaqueValue) -> String { places.first?.key.written(value) ?? value.printed }

    /// - Parameter change: `nil` where a default was made again.
    private func tell(_ change: String?) {
        if isRead {
            source.invalidate(
                change.map { Phrase("changed (\($0))", ko: "바뀜 (\($0))") }
                    ?? Phrase("has another default, made again at an environment write above", ko: "기본값이 바뀜: 위에서 환경에 값을 쓸 때 다시 만들어짐"))
        } else {
            let what =
                change.map { Phrase("value changed (\($0))", ko: "값이 바뀜 (\($0))") }
                ?? Phrase("default was made again at an environment write above", ko: "기본값이 위에서 환경에 값을 쓸 때 다시 만들어짐")
            source.invalidate(saying: Phrase("declares \\.\(query.path), whose \(what.english)", ko: "\\.\(query.path) 선언: \(what.korean)"))
        }
    }
}
