/// The outputs of regular expressions that are made of others: tuples of the whole match and the captures.
extension Conformances {
    /// Nil while the parts aren't known.
    func output(of rule: KnownType, _ parts: [SwiftType]) -> SwiftType? {
        let lists = parts.prefix(rule == .joinedOutput ? 2 : 1).map { captures(of: normalized($0).head) }
        guard let own = lists.first ?? nil, let last = lists.last ?? nil else { return nil }
        switch rule {
        case .joinedOutput: return output(own + last)
        case .optionalOutput: return output(own.map { module.named(.optional, $0) })
        default: return parts.last.map { output([$0] + own) }
        }
    }

    private func output(_ captures: [SwiftType]) -> SwiftType {
        let whole = module.named(.substring)
        return captures.isEmpty ? whole : .tuple(([whole] + captures).map { TupleElement(type: $0) })
    }

    /// What an expression hands on to one around it: nothing where its captures have names.
    private func captures(of output: SwiftType) -> [SwiftType]? {
        switch output {
        case .tuple(let elements): elements.contains { $0.label != nil } ? [] : elements.dropFirst().map(\.type)
        case .variable, .parameter, .member: nil
        default: []
        }
    }
}
