// The bytes of data, for a closure that reads or changes them.
extension Data {
    init<T>(buffer: UnsafeBufferPointer<T>) { self.init(_bytes: buffer._elements._bytesOfElements()) }
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result { try body(UnsafeRawBufferPointer(_bytes: _bytes)) }
    mutating func withUnsafeMutableBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result {
        let memory = _Memory<UInt8>(_bytes)
        _bytes = []
        defer { _bytes = memory._elements }
        return try body(UnsafeMutableRawBufferPointer(_memory: memory))
    }
}
