import ViewTree
import Wording

/// The `@Environment` properties that a write concerns.
extension EnvironmentScope {
    /// Has those properties read again that a write to this scope may concern; each runs its view only where its value differs.
    ///
    /// Besides the readers of the key, these are all inside that use a default. As in SwiftUI, a default is a getter that each read calls (`@Entry` makes one
    /// of its expression), and any write to the environment above has a property read again. So a default expression that makes an object makes another one
    /// for each property and after each write, while one with an equal value changes nothing, and a `static let` is made once.
    func wasWritten(_ key: EnvironmentKey?) {
        if let key { markReaders(of: key) }
        root.markReadersOfDefaults(inside: self)
    }

    /// Properties in here read a key from this scope, where they had it from `outer`.
    func takesOver(_ key: EnvironmentKey, from outer: EnvironmentScope) { outer.markReaders(of: key, inside: self) }

    /// Provides another value than before, also where nothing was provided.
    func provide(_ value: any OpaqueValue, for key: EnvironmentKey) throws {
        if case .value(key, let old) = entry, old.isEqual(to: value) { return }
        replaceEntry(by: .value(key, value), for: key, try key.style?(value))
    }

    /// What is around holds again.
    func provideNothing() throws {
        if case .value(let key, _) = entry { replaceEntry(by: .nothing, for: key, nil) }
    }

    private func replaceEntry(by new: Entry, for key: EnvironmentKey, _ newStyle: TextStyle?) {
        let provider = provider(of: key)
        let source = provider.source(of: key)
        (entry, style) = (new, newStyle)
        for edge in source.readers where edge.reader.context.scope.isInside(self) {
            edge.reader.invalidate(because: Phrase("\(source.name.english) changed", ko: "\(source.name.korean) 바뀜"))
        }
        provider.markReaders(of: key, inside: self)
        wasWritten(nil)
    }

    private var root: EnvironmentScope {
        var scope = self
        while let parent = scope.parent { scope = parent }
        return scope
    }
}
