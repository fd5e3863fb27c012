import SwiftModel

/// The elements of sequences that are available: no code of a snippet runs to make them.
extension StandardNatives {
    /// Whether all elements of every value of a type are available.
    static func areWalkedNatively(_ type: SwiftType) -> Bool {
        let arguments = type.arguments
        switch type.known {
        case .array, .arraySlice, .set, .dictionary, .string, .dictionaryKeys, .dictionaryValues, .utf8View, .utf16View,
            .unicodeScalarView:
            return true
        case .range, .closedRange: return type.isRangeOfInts
        // A range may be longer than what is walked of it.
        case .reversedCollection, .enumeratedSequence: return arguments.first.map { areWalkedNatively($0) && !$0.isRangeOfInts } ?? false
        case .zip2Sequence:
            // A range without end is as long as what it is paired with.
            let isEndless = arguments.map { $0.known == .partialRangeFrom && $0.arguments.first?.isOrderedAsInt == true }
            return isEndless != [true, true] && zip(arguments, isEndless).allSatisfy { $1 || areWalkedNatively($0) }
        default: return false
        }
    }

    /// The first elements, up to a limit, of a value whose type has them available.
    static func nativeElements(_ value: Value, _ type: SwiftType, _ machine: Machine, atMost limit: Int = .max) throws -> [Value] {
        guard case .box(let box) = value else { return try machine.elements(of: value) }
        let arguments = type.arguments
        switch (type.known, box.fields.count) {
        case (.arraySlice, 3):
            guard case .array(let base) = box.fields[0], case .int(let start) = box.fields[1], case .int(let end) = box.fields[2] else { break }
            // A snippet may write the bounds in an extension.
            guard start >= 0, start <= end, end <= base.elements.count else {
                throw RuntimeError.index(start < 0 ? start : base.elements.count, count: base.elements.count)
            }
            try machine.willMake(elements: end - start)
            return Array(base.elements[start..<end])
        case (.range, 2), (.closedRange, 2):
            guard case .int(let lower) = box.fields[0], case .int(let upper) = box.fields[1] else { break }
            return try numbers(from: lower, to: upper, isClosed: type.known == .closedRange, machine, atMost: limit)
        case (.partialRangeFrom, 1):
            guard case .int(let lower) = box.fields[0] else { break }
            return try numbers(from: lower, to: .max, isClosed: true, machine, atMost: limit)
        case (.dictionaryKeys, 1), (.dictionaryValues, 1):
            guard case .dictionary(let storage) = box.fields[0] else { break }
            return type.known == .dictionaryKeys ? storage.keys : storage.values
        case (.utf8View, 1), (.utf16View, 1), (.unicodeScalarView, 1):
            guard case .string(let text) = box.fields[0] else { break }
            try machine.willMake(elements: text.utf8.count)
            switch type.known {
            case .utf8View: return text.utf8.map { .int(Int($0)) }
            case .utf16View: return text.utf16.map { .int(Int($0)) }
            default: return text.unicodeScalars.map { .box(Box([.int(Int($0.value))])) }
            }
        case (.reversedCollection, 1):
            let elements = try nativeElements(box.fields[0], arguments[0], machine)
            try machine.willMake(elements: elements.count)
            return elements.reversed()
        case (.enumeratedSequence, 1):
            let elements = try nativeElements(box.fields[0], arguments[0], machine, atMost: limit)
            try machine.willMake(boxes: elements.count)
            return elements.enumerated().map { .box(Box([.int($0), $1])) }
        case (.zip2Sequence, 2):
            let isLong = [.range, .closedRange, .partialRangeFrom].contains(arguments[0].known)
            let (first, second) = isLong ? (1, 0) : (0, 1)
            let shorter = try nativeElements(box.fields[first], arguments[first], machine, atMost: limit)
            let other = try nativeElements(box.fields[second], arguments[second], machine, atMost: shorter.count)
            try machine.willMake(boxes: shorter.count)
            return zip(isLong ? other : shorter, isLong ? shorter : other).map { .box(Box([$0, $1])) }
        default: break
        }
        throw RuntimeError.malformed("a sequence")
    }

    private static func numbers(from lower: Int, to upper: Int, isClosed: Bool, _ machine: Machine, atMost limit: Int) throws -> [Value] {
        guard lower <= upper else { return [] }
        let (distance, overflow) = upper.subtractingReportingOverflow(lower)
        let count = min(limit, overflow ? .max : distance + (isClosed && distance < .max ? 1 : 0))
        try machine.willMake(elements: count)
        return (0..<count).map { .int(lower + $0) }
    }

    /// The elements of a sequence: those available at once, else by its iterator.
    package static func elements(_ value: Value, _ type: SwiftType, _ machine: Machine) throws -> [Value] {
        if areWalkedNatively(type) { return try nativeElements(value, type, machine) }
        let iteratorType = try machine.associatedType("Iterator", of: .sequence, in: type)
        var iterator = try machine.callMember("makeIterator()", of: type, base: value, arguments: [])
        let isNested = (try machine.associatedType("Element", of: .sequence, in: type)).isBoxedAsPayload
        var elements: [Value] = []
        while true {
            let step = try machine.callMemberUpdating("next()", of: iteratorType, base: iterator, arguments: [])
            iterator = step.arguments.first ?? iterator
            if step.result.isNone { return elements }
            if isNested, case .box(let box) = step.result, let inner = box.fields.first { elements.append(inner) } else { elements.append(step.result) }
            try machine.checkElements(elements.count)
        }
    }
}
