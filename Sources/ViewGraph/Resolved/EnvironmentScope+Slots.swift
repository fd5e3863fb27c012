import ViewTree

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

    private var root: EnvironmentScope {
        var scope = self
        while let parent = scope.parent { scope = parent }
        return scope
    }
}
