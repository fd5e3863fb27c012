import SwiftModel

/// Numbers and what is made of them as bytes, the lowest first.
extension Machine {
    func bytes(of value: Value, _ type: SwiftType) throws -> [UInt8] {
        let shape = try shape(of: type)
        switch (value, type) {
        case (.int(let number), _) where SizedTypes.arithmetic(of: type) != nil || isTag(type): return bytes(UInt64(bitPattern: Int64(number)), shape.size)
        case (.bool(let flag), _): return [flag ? 1 : 0]
        case (.double(let number), _):
            return type.known == .float ? bytes(UInt64(Float(number).bitPattern), 4) : bytes(number.bitPattern, 8)
        case (.box(let box), _):
            let (parts, offsets) = try layout(of: type)
            var result = [UInt8](repeating: 0, count: shape.size)
            for (index, part) in parts.enumerated() where box.fields.indices.contains(index) {
                let own = try bytes(of: box.fields[index], part)
                result.replaceSubrange(offsets[index]..<offsets[index] + own.count, with: own)
            }
            return result
        case (.none, .tuple(let elements)) where elements.isEmpty: return []
        default: throw unknownBytes(type)
        }
    }

    func value(of bytes: ArraySlice<UInt8>, _ type: SwiftType) throws -> Value {
        let size = try shape(of: type).size
        guard bytes.count >= size else { throw RuntimeError.malformed("bytes") }
        let bits = bytes.prefix(min(size, 8)).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        if let arithmetic = SizedTypes.arithmetic(of: type) { return .int(arithmetic.truncating(bits)) }
        if isTag(type), let count = type.nominal?.cases.count, bits < count { return .int(Int(bits)) }
        switch type.known {
        case .bool: return .bool(bits & 1 != 0)
        case .double, .cgFloat: return .double(Double(bitPattern: bits))
        case .float: return .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
        default: break
        }
        let (parts, offsets) = try layout(of: type)
        return .box(Box(try zip(parts, offsets).map { try value(of: bytes.dropFirst($1), $0) }))
    }

    private func bytes(_ bits: UInt64, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) } }

    /// Whether values are the numbers of cases.
    private func isTag(_ type: SwiftType) -> Bool {
        guard let decl = type.nominal, decl.kind == .enum, !decl.isPrelude else { return false }
        return decl.cases.allSatisfy { $0.payload.isEmpty }
    }

    /// The types of the parts of a tuple or of a struct of the program, and where they are.
    private func layout(of type: SwiftType) throws -> (types: [SwiftType], offsets: [Int]) {
        switch type {
        case .tuple(let elements):
            let types = elements.map(\.type)
            return (types, MemoryShape.offsets(try types.map(shape)))
        case .nominal(let decl, _) where decl.kind == .struct && !decl.isPrelude && decl.storedProperties.allSatisfy({ !$0.isWeak && !$0.isLazy }):
            let map = types.map(type)
            return (decl.storedProperties.map { types.concrete($0.type, map) }, MemoryShape.offsets(try parts(of: decl, type)))
        default: throw unknownBytes(type)
        }
    }

    private func unknownBytes(_ type: SwiftType) -> RuntimeError {
        RuntimeError(
            "unsupported", "the bytes of '\(type.printedName)' are not supported yet", at: nil, help: "ask for those of numbers, or of a struct of numbers")
    }
}

extension StandardNatives {
    static func bindBytes(_ table: inout [String: DirectFunction]) {
        table["_bytesOfValue(_: T)"] = { call in try call.made(try call.machine.bytes(of: call[0], call.type(0)).map { .int(Int($0)) }) }
        table["_valueOfBytes(_: [UInt8], _: Int)"] = { call in
            let (elements, offset) = (try call.array(0).elements, try call.int(1))
            let size = try call.machine.shape(of: call.type(0)).size
            guard offset >= 0, size <= elements.count - offset else { throw RuntimeError.malformed("bytes") }
            try call.machine.budget.charge(size)
            let bytes = elements[offset..<offset + size].map { element in
                if case .int(let byte) = element { UInt8(truncatingIfNeeded: byte) } else { UInt8(0) }
            }
            return try call.machine.value(of: bytes[...], call.type(0))
        }
    }
}
