extension SwiftType {
    /// Whether the type has more than a number of parts, which count as often as they occur: a type may double with each declaration.
    ///
    /// - Parameter seesOpaque: whether what is behind `some P` counts.
    package func hasMoreParts(than limit: Int, seesOpaque: Bool = false) -> Bool {
        var left = limit
        return !count(&left, seesOpaque ? Substitution(map: [:], outer: nil) : nil)
    }

    /// What the parameters of an opaque result stand for, in terms of those around.
    private final class Substitution {
        let map: [GenericParameter: SwiftType]
        let outer: Substitution?
        init(map: [GenericParameter: SwiftType], outer: Substitution?) { (self.map, self.outer) = (map, outer) }
    }

    /// Takes the number of parts from `left`; false as soon as there is nothing left.
    private func count(_ left: inout Int, _ substitution: Substitution?) -> Bool {
        left -= 1
        guard left >= 0 else { return false }
        switch self {
        case .nominal(_, let arguments):
            for argument in arguments { guard argument.count(&left, substitution) else { return false } }
        case .opaque(let opaque, let arguments):
            if let substitution, let underlying = opaque.underlying {
                let inner = Substitution(map: Dictionary(zip(opaque.parameters, arguments), uniquingKeysWith: { a, _ in a }), outer: substitution)
                return underlying.count(&left, inner)
            }
            for argument in arguments { guard argument.count(&left, substitution) else { return false } }
        case .parameter(let parameter):
            if let argument = substitution?.map[parameter], let outer = substitution?.outer { return argument.count(&left, outer) }
        case .tuple(let elements):
            for element in elements { guard element.type.count(&left, substitution) else { return false } }
        case .function(let function):
            for parameter in function.parameters { guard parameter.type.count(&left, substitution) else { return false } }
            return function.result.count(&left, substitution)
        case .member(let base, _), .metatype(let base): return base.count(&left, substitution)
        case .existential(_, let bound):
            for type in bound.values { guard type.count(&left, substitution) else { return false } }
        case .expansion(let pattern, let packs):
            for type in [pattern] + packs.values { guard type.count(&left, substitution) else { return false } }
        case .variable(let variable): return variable.solution?.count(&left, substitution) ?? true
        case .error: break
        }
        return true
    }
}
