/// How many bytes values of a type take in memory on a 64-bit platform of Apple, and where they may begin.
enum MemoryLayout<T: ~Copyable> {
    /// The bytes of one value.
    static var size: Int { get }
    /// From one value to the next in an array.
    static var stride: Int { get }
    /// What the address of a value is a multiple of.
    static var alignment: Int { get }
    static func size(ofValue value: borrowing T) -> Int { size }
    static func stride(ofValue value: borrowing T) -> Int { stride }
    static func alignment(ofValue value: borrowing T) -> Int { alignment }
    /// How many bytes into a value a stored property is; `nil` for what isn't stored in it.
    static func offset(of key: PartialKeyPath<T>) -> Int?
}
