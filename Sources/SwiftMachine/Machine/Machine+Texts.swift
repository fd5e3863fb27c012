import SwiftModel

/// Texts that are made of others.
extension Machine {
    /// Adds a text to the one in another register, or in the same, in its place.
    @inline(never)
    func append(_ added: UnsafeMutablePointer<Value>, to register: UnsafeMutablePointer<Value>) throws {
        guard case .string(let added) = added.pointee, case .string(var text) = register.taken() else { throw RuntimeError.malformed("a String") }
        defer { register.initialize(to: .string(text)) }
        try willMake(bytes: added.utf8.count)
        try changing(&text) { $0 += added }
    }

    /// Changes a text in its place. One that another variable holds is copied, as one is that outgrows its place.
    func changing(_ text: inout String, _ change: (inout String) -> Void) throws {
        let before = address(of: text)
        change(&text)
        try checkString(text)
        if address(of: text) != before { try willMake(bytes: text.utf8.count) }
    }

    /// Where a long text is kept; short ones are copied with their value.
    private func address(of text: String) -> UnsafePointer<UInt8>? {
        text.utf8.count < 4_096 ? nil : text.utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
    }

    func interpolated(_ values: UnsafeBufferPointer<Value>, _ types: SwiftType) throws -> String {
        guard case .tuple(let elements) = types else { return "" }
        var text = ""
        for (value, element) in zip(values, elements) {
            if case .string(let string) = value, element.type.optionalPayload == nil { text += string } else { text += try printed(value, element.type) }
        }
        try willMake(bytes: text.utf8.count)
        return text
    }

    /// Puts texts and `Int`s side by side, written at once.
    @inline(never)
    func join(_ i: UnsafePointer<Instruction>, _ registers: UnsafeMutablePointer<Value>) throws {
        let values = UnsafeBufferPointer(start: registers + Int(i.pointee.b), count: Int(i.pointee.c))
        (registers + Int(i.pointee.a)).set(.string(try joined(values)))
    }

    @inline(__always)
    private func joined(_ values: UnsafeBufferPointer<Value>) throws -> String {
        var size = 0
        for index in values.indices {
            switch values[index] {
            case .string(let text): size += text.utf8.count
            case .int(let number): size += number.textSize
            default: throw RuntimeError.malformed("a text or an Int")
            }
        }
        try willMake(bytes: size)
        return String(unsafeUninitializedCapacity: size) { buffer in
            var end = 0
            for index in values.indices {
                switch values[index] {
                case .string(var text): end += text.withUTF8 { buffer[end...].update(fromContentsOf: $0) - end }
                case .int(let number):
                    let start = end
                    end += number.textSize
                    number.write(to: buffer[start..<end])
                default: break
                }
            }
            return end
        }
    }
}

extension Int {
    /// The number of bytes that it takes as a text.
    fileprivate var textSize: Int {
        var (size, power): (Int, UInt) = (self < 0 ? 2 : 1, 10)
        while magnitude >= power {
            size += 1
            let (next, overflow) = power.multipliedReportingOverflow(by: 10)
            if overflow { break }
            power = next
        }
        return size
    }

    /// Writes it in as many bytes as it takes.
    fileprivate func write(to bytes: Slice<UnsafeMutableBufferPointer<UInt8>>) {
        var (rest, place) = (magnitude, bytes.endIndex)
        while place > bytes.startIndex {
            place -= 1
            let isSign = rest == 0 && self < 0
            bytes.base[place] = isSign ? UInt8(ascii: "-") : UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }
}
