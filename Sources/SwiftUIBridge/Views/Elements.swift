import SwiftMachine
import SwiftModel
import ViewTree

/// The elements of a collection of the snippet, read one by one.
struct Elements {
    let count: Int
    let type: SwiftType
    let element: (Int) throws -> Value

    subscript(index: Int) -> Value {
        get throws { try element(index) }
    }
}

extension Bridge {
    /// The elements of an array, a range, a set or dictionary, resolved subviews or any other collection of the snippet.
    func elements(of value: Value, _ type: SwiftType, _ machine: Machine) throws -> Elements {
        let type = type.underlying
        let element = try elementType(of: type, machine)
        switch value {
        case .array(let storage): return Elements(count: storage.elements.count, type: element) { storage.elements[$0] }
        case .dictionary(let storage):
            let isSet = type.isKnown(.set)
            let (keys, values) = (storage.keys, storage.values)
            return Elements(count: keys.count, type: element) { isSet ? keys[$0] : .box(Box([keys[$0], values[$0]])) }
        case .box(let box) where type.isKnown(.range) || type.isKnown(.closedRange):
            guard case .int(let lower)? = box.fields.first, case .int(let upper)? = box.fields.last, lower <= upper else { break }
            let (length, overflow) = upper.subtractingReportingOverflow(lower)
            let count = overflow ? Int.max : length + (type.isKnown(.closedRange) && length < Int.max ? 1 : 0)
            return Elements(count: count, type: element) { .int(lower + $0) }
        case .native(let object):
            if let subviews = object as? Native<Subviews> {
                let list = Array(subviews.wrapped.elements)
                return Elements(count: list.count, type: element) { .native(list[$0]) }
            }
            if let sections = object as? Native<SectionCollection> {
                return Elements(count: sections.wrapped.sections.count, type: element) { .wrapping(sections.wrapped.sections[$0]) }
            }
        default: break
        }
        let all = try StandardNatives.elements(value, type, machine)
        return Elements(count: all.count, type: element) { all[$0] }
    }

    private func elementType(of type: SwiftType, _ machine: Machine) throws -> SwiftType {
        if type.isKnown(.dictionary) {
            return .tuple([TupleElement(label: "key", type: type.arguments[0]), TupleElement(label: "value", type: type.arguments[1])])
        }
        return try type.arguments.first.flatMap { [.array, .range, .closedRange, .set].contains(type.known) ? $0 : nil }
            ?? machine.associatedType("Element", of: .sequence, in: type)
    }
}
