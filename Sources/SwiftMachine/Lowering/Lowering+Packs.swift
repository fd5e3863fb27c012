import SwiftModel

/// Parameter packs: each function is lowered for given types, so that a pattern is lowered once for each element.
extension Lowering {
    /// `repeat f(each values)`.
    func expand(_ pattern: Expr, _ packs: [GenericParameter], into result: Int) throws {
        let tuples = packs.map { concrete(.parameter($0)) }
        let counts = tuples.map { if case .tuple(let elements) = $0 { elements.count } else { 0 } }
        guard let count = counts.min(), count > 0 else { return _ = builder.emit(.clear, result) }
        let outer = (map, packIndices)
        defer { (map, packIndices) = outer }
        try temporaries {
            let first = builder.allocate(count)
            for index in 0..<count {
                for (pack, tuple) in zip(packs, tuples) {
                    guard let element = pack.element, case .tuple(let elements) = tuple else { continue }
                    map[element] = elements[index].type
                    packIndices[pack] = index
                }
                try lower(pattern, into: first + index)
            }
            builder.emit(.makeBox, result, first, count, d: 0)
        }
    }

    /// `each values` inside of it.
    func packElement(of values: Expr, _ pack: GenericParameter, into result: Int) throws {
        var lowering: Lowering? = self
        while let current = lowering {
            if let index = current.packIndices[pack] { return try field(of: values, index, into: result) }
            lowering = current.parent
        }
        fail("'each' is outside of 'repeat'")
    }
}
