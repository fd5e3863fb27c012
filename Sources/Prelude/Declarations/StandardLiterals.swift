// Initializers that literals call, called by name.
extension Int { init(integerLiteral value: Int) { self = value } }
extension Int8 { init(integerLiteral value: Int8) { self = value } }
extension Int16 { init(integerLiteral value: Int16) { self = value } }
extension Int32 { init(integerLiteral value: Int32) { self = value } }
extension Int64 { init(integerLiteral value: Int64) { self = value } }
extension UInt { init(integerLiteral value: UInt) { self = value } }
extension UInt8 { init(integerLiteral value: UInt8) { self = value } }
extension UInt16 { init(integerLiteral value: UInt16) { self = value } }
extension UInt32 { init(integerLiteral value: UInt32) { self = value } }
extension UInt64 { init(integerLiteral value: UInt64) { self = value } }
extension Double {
    init(floatLiteral value: Double) { self = value }
    init(integerLiteral value: Int) { self = Double(value) }
}
extension Float {
    init(floatLiteral value: Float) { self = value }
    init(integerLiteral value: Int) { self = Float(value) }
}
extension CGFloat {
    init(floatLiteral value: CGFloat) { self = value }
    init(integerLiteral value: Int) { self = CGFloat(value) }
}
extension Bool { init(booleanLiteral value: Bool) { self = value } }
extension String {
    init(stringLiteral value: String) { self = value }
    init(extendedGraphemeClusterLiteral value: String) { self = value }
    init(unicodeScalarLiteral value: String) { self = value }
}
extension Character {
    init(extendedGraphemeClusterLiteral value: Character) { self = value }
    init(unicodeScalarLiteral value: Character) { self = value }
}
extension Array { init(arrayLiteral elements: Element...) { self = elements } }
extension Set {
    init(arrayLiteral elements: Element...) { self.init(elements) }
    init(minimumCapacity: Int) { self.init() }
    mutating func reserveCapacity(_ minimumCapacity: Int) {}
    var capacity: Int { count }
}
extension Dictionary { init(dictionaryLiteral elements: (Key, Value)...) { self.init(elements) { first, _ in first } } }
extension Optional { init(nilLiteral: ()) { self = .none } }
