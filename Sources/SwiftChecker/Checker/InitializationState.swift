import SwiftModel

/// What has a value at a place of a body.
struct InitializationState {
    enum Place: Hashable {
        case local(LocalVariable)
        /// A variable of the file.
        case global(VariableDecl)
        case property(VariableDecl)
        /// All of `self`: made by another initializer, or assigned.
        case this
    }

    /// Set on every way that leads here.
    var definite: Set<Place> = []
    /// Set on some way that leads here.
    var possible: Set<Place> = []
    var isReachable = true

    mutating func set(_ place: Place) { definite.insert(place); possible.insert(place) }

    mutating func join(_ other: InitializationState) {
        guard other.isReachable else { return }
        guard isReachable else { self = other; return }
        definite.formIntersection(other.definite)
        possible.formUnion(other.possible)
    }
}
