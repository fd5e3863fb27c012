import SwiftModel

extension KeyPathValue: PrintableNative {
    /// As a snippet writes it after `\.`: `theme.color`; `self` for the root.
    package var written: String {
        components.isEmpty ? "self" : String(steps.trimmingPrefix("."))
    }

    /// As Swift prints it: with its root, and a question mark behind what a chain may not find.
    package var printedText: String {
        let isChain = components.contains { if case .optionalChain = $0 { true } else { false } }
        return "\\\(rootType.printedName)" + (components.isEmpty ? ".self" : steps) + (isChain ? "?" : "")
    }

    private var steps: String {
        components.map { component in
            switch component {
            case .stored(let variable, _, _), .computed(let variable, _, _): ".\(variable.name)"
            case .subscripted: "[…]"
            case .tupleElement(let index): ".\(index)"
            case .optionalChain: "?"
            case .forceUnwrap: "!"
            }
        }.joined()
    }
}
