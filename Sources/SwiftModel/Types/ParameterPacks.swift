/// Parameter packs: inside of its declaration `each T` is a parameter for the tuple of all types, and `repeat Box<each T>` the tuple of a pattern for each.
extension SwiftType {
    /// A pattern for each type of the packs, as a tuple where these are known.
    ///
    /// - Parameter packs: the tuples, by what stands for their elements in the pattern.
    package static func repeating(_ pattern: SwiftType, for packs: [GenericParameter: SwiftType]) -> SwiftType {
        if packs.count == 1, let (element, pack) = packs.first {
            if pattern.head == .parameter(element) { return pack.head }
            if case .expansion(let inner, let others) = pack.head { return .repeating(pattern.substituting([element: inner]), for: others) }
            if case .parameter(let other) = pack.head, let own = other.element, own != element {
                return .expansion(pattern.substituting([element: .parameter(own)]), [own: pack.head])
            }
        }
        var tuples: [GenericParameter: [TupleElement]] = [:]
        for (element, pack) in packs {
            guard case .tuple(let elements) = pack.head else { return .expansion(pattern, packs) }
            tuples[element] = elements
        }
        guard let count = tuples.values.map(\.count).min() else { return .expansion(pattern, packs) }
        return .tuple((0..<count).map { index in TupleElement(type: pattern.substituting(tuples.mapValues { $0[index].type })) })
    }

    /// What each element of a pack of values is of: inside of `repeat`, `each value` is of that type. `nil` for what isn't a pack.
    package var packElement: (type: SwiftType, packs: [GenericParameter: SwiftType])? {
        switch head {
        case .parameter(let parameter): parameter.element.map { (.parameter($0), [$0: .parameter(parameter)]) }
        case .expansion(let pattern, let packs): (pattern, packs)
        default: nil
        }
    }

    /// Whether it stands for any number of types.
    package var isPack: Bool { packElement != nil }

    /// The type with packs that have become known taken apart, at the top.
    package var unpacked: SwiftType {
        if case .expansion(let pattern, let packs) = head { .repeating(pattern, for: packs) } else { self }
    }
}

extension FunctionType {
    /// The type with parameters in place of packs that are known.
    var unpacked: FunctionType {
        var function = self
        function.parameters = parameters.flatMap { parameter -> [Parameter] in
            guard parameter.isPack, case .tuple(let elements) = parameter.type.head.unpacked else { return [parameter] }
            return elements.map { Parameter(type: $0.type) }
        }
        return function
    }
}
