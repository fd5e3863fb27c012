import ViewTree
import Wording

/// The states of a tree, for another tree whose views were declared again. Known by their place in the tree, since no identity outlives its own.
public struct KeptStates {
    fileprivate struct Place: Hashable {
        /// Names and positions from the root.
        let path: [String]
        let property: String
    }
    fileprivate var values: [Place: any OpaqueValue] = [:]
    /// Of the views with bodies.
    fileprivate var places: Set<[String]> = []
    /// The kept value in the place of an initial one; `nil` where it does not fit.
    fileprivate let adopt: (_ kept: any OpaqueValue, _ initial: any OpaqueValue) -> (any OpaqueValue)?

    /// Whether a view of the earlier tree was in the place.
    func holds(_ node: DeclaredNode) -> Bool { places.contains(node.path) }

    /// The value that a state of a view begins with.
    func value(of property: DynamicProperty, at node: DeclaredNode, insteadOf initial: any OpaqueValue) -> any OpaqueValue {
        guard case .state = property.source, let kept = values[Place(path: node.path, property: property.name)] else { return initial }
        return adopt(kept, initial) ?? initial
    }
}

extension Graph {
    /// The values of all `@State` properties as they are now.
    ///
    /// - Parameter adopt: makes a kept value take the place of an initial one of a view declared again, or refuses.
    public func keptStates(adopting adopt: @escaping (_ kept: any OpaqueValue, _ initial: any OpaqueValue) -> (any OpaqueValue)?) -> KeptStates {
        var kept = KeptStates(adopt: adopt)
        for node in declaredNodes where node.bodyRunner != nil {
            kept.places.insert(node.path)
            for state in node.bodyRunner?.states ?? [] where state.wrapper == "State" {
                kept.values[KeptStates.Place(path: node.path, property: state.name)] = state.current
            }
        }
        return kept
    }
}

extension DeclaredNode {
    /// The place of the node by names and positions, which a view that is declared again may have, too.
    fileprivate var path: [String] {
        var path: [String] = []
        var node: DeclaredNode? = self
        while let current = node {
            path.append("\(current.declared.name) at \(current.position.word)")
            node = current.parent
        }
        return path
    }
}

extension DeclaredNode.Position {
    fileprivate var word: String {
        if case .element(let id) = self { "element \(id)" } else { "\(self)" }
    }
}
