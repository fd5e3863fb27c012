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
        if let text = joined(values, elements) {
            try willMake(bytes: text.utf8.count)
            return text
        }
        var text = ""
        for (value, element) in zip(values, elements) {
            if case .string(let string) = value, element.type.optionalPayload == nil { text += string } else { text += try printed(value, element.type) }
        }
        try willMake(bytes: text.utf8.count)
        return text
    }

    /// Texts and numbers side by side, written at once; `nil` where there is anything else.
    private func joined(_ values: UnsafeBufferPointer<Value>, _ elements: [TupleElement]) -> String? {
        var capacity = 0
        for (value, element) in zip(values, elements) {
            switch value {
            case .string(let string) where element.type.optionalPayload == nil: capacity += string.utf8.count
            case .int where element.type.isInt: capacity += 20
            default: return nil
            }
        }
        return String(unsafeUninitializedCapacity: capacity) { buffer in
            var count = 0
            for value in values {
                switch value {
                case .string(var string):
                    string.withUTF8 { bytes in
                        for byte in bytes {
                            buffer[count] = byte
                            count += 1
                        }
                    }
                case .int(let number): count += Self.write(number, to: buffer, at: count)
                default: break
                }
            }
            return count
        }
    }

    /// Writes a number's digits and gives how many bytes they are.
    private static func write(_ number: Int, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
        var (rest, end) = (number.magnitude, start)
        repeat {
            buffer[end] = UInt8(ascii: "0") + UInt8(rest % 10)
            (rest, end) = (rest / 10, end + 1)
        } while rest > 0
        if number < 0 {
            buffer[end] = UInt8(ascii: "-")
            end += 1
        }
        buffer[start..<end].reverse()
        return end - start
    }
}
