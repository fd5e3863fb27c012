import SwiftModel

/// Key paths are equal when they take the same steps, as Swift has it.
extension KeyPathValue: Hashable {
    public static func == (a: KeyPathValue, b: KeyPathValue) -> Bool {
        a === b || (a.components.count == b.components.count && zip(a.components, b.components).allSatisfy(isSame))
    }

    public func hash(into hasher: inout Hasher) {
        for component in components {
            switch component {
            case .stored(let variable, _, _), .computed(let variable, _, _): hasher.combine(ObjectIdentifier(variable))
            case .subscripted(let getter, _, _): hasher.combine(getter)
            case .tupleElement(let index): hasher.combine(index)
            case .optionalChain: hasher.combine(0)
            case .forceUnwrap: hasher.combine(1)
            }
        }
    }

    private static func isSame(_ a: Component, _ b: Component) -> Bool {
        switch (a, b) {
        case (.stored(let x, _, _), .stored(let y, _, _)), (.computed(let x, _, _), .computed(let y, _, _)): x === y
        case (.subscripted(let x, _, let first), .subscripted(let y, _, let second)): x == y && first.elementsEqual(second, by: isSame)
        case (.tupleElement(let x), .tupleElement(let y)): x == y
        case (.optionalChain, .optionalChain), (.forceUnwrap, .forceUnwrap): true
        default: false
        }
    }

    /// Arguments of subscripts: numbers and texts are compared, anything else is taken for different.
    private static func isSame(_ a: Value, _ b: Value) -> Bool {
        switch (a, b) {
        case (.int(let x), .int(let y)): x == y
        case (.double(let x), .double(let y)): x == y
        case (.string(let x), .string(let y)): x == y
        case (.bool(let x), .bool(let y)): x == y
        default: false
        }
    }
}
