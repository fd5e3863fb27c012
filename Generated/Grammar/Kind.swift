/// The types that expressions are drawn of.
indirect enum Kind: Hashable, Sendable {
    case int, double, cgFloat, byte, string, character, bool
    case optional(Kind), array(Kind), set(Kind), dictionary(Kind, Kind), tuple(Kind, Kind), function(Kind, Kind)
    /// Declared by the program: a struct of two numbers, an enumeration of texts, a generic struct.
    case point, way
    case box(Kind)

    /// As it is written; `§` is the program's number.
    var name: String {
        switch self {
        case .int: "Int"
        case .double: "Double"
        case .cgFloat: "CGFloat"
        case .byte: "UInt8"
        case .string: "String"
        case .character: "Character"
        case .bool: "Bool"
        case .optional(let payload): if case .function = payload { "(\(payload.name))?" } else { "\(payload.name)?" }
        case .array(let element): "[\(element.name)]"
        case .set(let element): "Set<\(element.name)>"
        case .dictionary(let key, let value): "[\(key.name): \(value.name)]"
        case .tuple(let first, let second): "(\(first.name), \(second.name))"
        case .function(let parameter, let result): "(\(parameter.name)) -> \(result.name)"
        case .point: "Point§"
        case .way: "Way§"
        case .box(let value): "Box§<\(value.name)>"
        }
    }

    var isNumber: Bool { [.int, .double, .cgFloat, .byte].contains(self) }
    /// Whether values are ordered by `<`.
    var isComparable: Bool { isNumber || self == .string || self == .character }
    var isHashable: Bool {
        switch self {
        case .function, .tuple, .box: false
        case .optional(let part), .array(let part), .set(let part): part.isHashable
        case .dictionary(let key, let value): key.isHashable && value.isHashable
        default: true
        }
    }

    static let numbers: [Kind] = [.int, .int, .double, .double, .cgFloat, .byte]
    static let plain: [Kind] = [.int, .int, .double, .double, .cgFloat, .byte, .string, .string, .character, .bool, .point, .way]
}
