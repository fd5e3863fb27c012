/// How values of a type would be in memory, as Swift's compiler for 64-bit platforms of Apple lays them out.
struct MemoryShape {
    var size = 0
    var alignment = 1
    /// How many patterns of bits aren't a value: they represent the cases of an enum without payload.
    var extraInhabitants = 0
    /// A byte for each of `size`: the bits that every value leaves free.
    var spareBits: [UInt8] = []

    var stride: Int { max(1, Self.rounded(size, to: alignment)) }

    static let manyInhabitants = Int(Int32.max)

    /// Numbers and other plain bytes.
    static func bytes(_ size: Int, alignment: Int? = nil, extraInhabitants: Int = 0) -> MemoryShape {
        MemoryShape(
            size: size, alignment: alignment ?? size, extraInhabitants: extraInhabitants, spareBits: [UInt8](repeating: 0, count: size))
    }

    static let flag = MemoryShape(size: 1, alignment: 1, extraInhabitants: 254, spareBits: [0xFE])
    /// A reference whose bits are used by its owner, such as that of a collection.
    static let bridge = bytes(8, extraInhabitants: manyInhabitants)
    static let reference = MemoryShape(size: 8, alignment: 8, extraInhabitants: manyInhabitants, spareBits: [7, 0, 0, 0, 0, 0, 0, 0xF0])

    static func words(_ count: Int) -> MemoryShape { bytes(8 * count, alignment: 8, extraInhabitants: manyInhabitants) }

    static func rounded(_ size: Int, to alignment: Int) -> Int { (size + alignment - 1) / alignment * alignment }

    // MARK: Made of others

    /// One after the other, each where its alignment allows.
    static func structure(_ parts: [MemoryShape]) -> MemoryShape {
        var result = MemoryShape()
        for part in parts {
            let offset = rounded(result.size, to: part.alignment)
            result.spareBits += [UInt8](repeating: 0xFF, count: offset - result.size) + part.spareBits
            result.size = offset + part.size
            result.alignment = max(result.alignment, part.alignment)
            result.extraInhabitants = max(result.extraInhabitants, part.extraInhabitants)
        }
        return result
    }

    /// Where the parts of a structure are.
    static func offsets(_ parts: [MemoryShape]) -> [Int] {
        var end = 0
        return parts.map { part in
            let offset = rounded(end, to: part.alignment)
            end = offset + part.size
            return offset
        }
    }

    /// - Parameters:
    ///   - payloads: those of the cases that have one.
    ///   - isGeneric: whether a payload is of a generic parameter: free bits aren't used then.
    static func enumeration(_ payloads: [MemoryShape], caseCount: Int, isGeneric: Bool) -> MemoryShape {
        let filled = payloads.filter { $0.size > 0 }
        let emptyCount = caseCount - filled.count
        switch filled.count {
        case 0: return tag(of: emptyCount)
        case 1: return filled[0].adding(emptyCases: emptyCount)
        default: return alternatives(filled, emptyCount: emptyCount, isGeneric: isGeneric)
        }
    }

    private static func tag(of count: Int) -> MemoryShape {
        guard count > 1 else { return MemoryShape() }
        let size = byteCount(ofTags: count)
        let used = bitCount(ofTags: count)
        let spare = (0..<size).map { byte in UInt8(truncatingIfNeeded: ~((1 << used) - 1) >> (8 * byte)) }
        return MemoryShape(size: size, alignment: size, extraInhabitants: min(manyInhabitants, (1 << (8 * size)) - count), spareBits: spare)
    }

    /// One payload: cases without are patterns that are no payload, then other values of a tag behind it.
    private func adding(emptyCases count: Int) -> MemoryShape {
        var result = self
        guard count > extraInhabitants else {
            result.extraInhabitants -= count
            if count > 0 { result.spareBits = [UInt8](repeating: 0, count: size) }
            return result
        }
        let left = count - extraInhabitants
        let tags = 1 + (size >= 4 ? 1 : Self.quotient(left, 1 << (8 * size)))
        result = result.appending(tags: tags, bits: Self.bitCount(ofTags: tags), payloadBits: [UInt8](repeating: 0, count: size))
        result.extraInhabitants = 0
        return result
    }

    private static func alternatives(_ payloads: [MemoryShape], emptyCount: Int, isGeneric: Bool) -> MemoryShape {
        var result = MemoryShape()
        result.size = payloads.map(\.size).max() ?? 0
        result.alignment = payloads.map(\.alignment).max() ?? 1
        var common = [UInt8](repeating: isGeneric ? 0 : 0xFF, count: result.size)
        for payload in payloads { for (index, bits) in payload.spareBits.enumerated() { common[index] &= bits } }
        let free = common.reduce(0) { $0 + $1.nonzeroBitCount }
        let payloadBits = 8 * result.size - free
        let emptyTags = emptyCount == 0 ? 0 : payloadBits >= 32 ? 1 : quotient(emptyCount, 1 << payloadBits)
        let tags = payloads.count + emptyTags
        let needed = bitCount(ofTags: tags)
        guard needed > free else {
            result.extraInhabitants = free >= 32 ? manyInhabitants : (1 << free) - tags
            result.spareBits = common.droppingHighest(needed)
            return result
        }
        if isGeneric { return result.appending(tags: tags, bits: needed, payloadBits: common) }
        let extra = needed - free
        result = result.appending(tags: tags, bits: extra, payloadBits: [UInt8](repeating: 0, count: result.size))
        result.extraInhabitants = min(manyInhabitants, (1 << (free + 8 * (result.size - (payloads.map(\.size).max() ?? 0)))) - tags)
        return result
    }

    private func appending(tags: Int, bits: Int, payloadBits: [UInt8]) -> MemoryShape {
        let added = max(1, Self.byteCount(ofTags: 1 << bits))
        var result = self
        result.size += added
        result.extraInhabitants = min(Self.manyInhabitants, (1 << (8 * added)) - tags)
        result.spareBits = payloadBits + (0..<added).map { byte in UInt8(truncatingIfNeeded: ~((1 << bits) - 1) >> (8 * byte)) }
        return result
    }

    private static func byteCount(ofTags count: Int) -> Int { count <= 1 ? 0 : count <= 1 << 8 ? 1 : count <= 1 << 16 ? 2 : 4 }
    private static func bitCount(ofTags count: Int) -> Int { count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount }
    private static func quotient(_ a: Int, _ b: Int) -> Int { (a + b - 1) / b }
}

extension [UInt8] {
    /// Without the highest of the bits that are set.
    fileprivate func droppingHighest(_ count: Int) -> [UInt8] {
        var (result, left) = (self, count)
        for index in indices.reversed() {
            for bit in (0..<8).reversed() where left > 0 && result[index] & (1 << UInt8(bit)) != 0 {
                result[index] &= ~(1 << UInt8(bit))
                left -= 1
            }
        }
        return result
    }
}
