import SwiftModel

extension KeyPathValue {
    /// As a snippet writes it after `\.`: `theme.color`; `self` for the root.
    package var written: String {
        let steps = components.map { component in
            switch component {
            case .stored(let variable, _, _), .computed(let variable, _, _): ".\(variable.name)"
            case .subscripted: "[…]"
            case .tupleElement(let index): ".\(index)"
            case .optionalChain: "?"
            case .forceUnwrap: "!"
            }
        }
        return steps.isEmpty ? "self" : String(steps.joined().trimmingPrefix("."))
    }
}
