/// Names a view of the live tree.
public enum Selector: Hashable, Sendable, CustomStringConvertible {
    /// The innermost view that takes the action and shows exactly this text: `"Add"`.
    case label(String)
    /// The node of this view name at an index from 0, in pre-order: `Button[1]`.
    case view(String, Int)
    /// The view with this accessibility identifier: `#list`.
    case name(String)
    /// The view with this identity, as trees print it: `id 4`.
    case id(Int)
    /// The only view of this name, or else the view that shows this text: `Button`, `Add`.
    case word(String)

    public var description: String {
        switch self {
        case .label(let text): text.quoted
        case .view(let view, let index): "\(view)[\(index)]"
        case .name(let name): "#\(name)"
        case .id(let id): "id \(id)"
        case .word(let word): word
        }
    }
}

extension Selector {
    /// Reads `"Label"`, `View[0]`, `#name`, `id 4`, or a word; `nil` where nothing is written, after a lone `#`, and for quotes that don't match. In quotes, `\"`
    /// and `\\` stand for the character.
    public init?(parsing text: String) {
        if text.first == "#" {
            guard text.count > 1 else { return nil }
            self = .name(String(text.dropFirst()))
        } else if text.first == "\"" {
            guard text.count > 1, text.last == "\"", let label = Self.unescaped(text.dropFirst().dropLast()) else { return nil }
            self = .label(label)
        } else if let (view, index) = Self.indexed(text) {
            self = .view(view, index)
        } else if text.hasPrefix("id "), let id = Int(text.dropFirst(3).drop { $0 == " " }), id >= 0 {
            self = .id(id)
        } else {
            guard !text.isEmpty else { return nil }
            self = .word(text)
        }
    }

    /// The parts of `Button[1]`.
    private static func indexed(_ text: String) -> (String, Int)? {
        guard let bracket = text.lastIndex(of: "["), text.last == "]", let index = Int(text[text.index(after: bracket)...].dropLast()), index >= 0 else {
            return nil
        }
        let view = text[..<bracket]
        return view.isViewName ? (String(view), index) : nil
    }

    /// `nil` for a quote by itself, or a backslash before anything else.
    private static func unescaped(_ text: Substring) -> String? {
        var (result, isEscaped) = ("", false)
        for character in text {
            switch (character, isEscaped) {
            case ("\\", false): isEscaped = true
            case ("\"", false): return nil
            case ("\"", true), ("\\", true): (result, isEscaped) = (result + String(character), false)
            case ("n", true): (result, isEscaped) = (result + "\n", false)
            case (_, true): return nil
            default: result.append(character)
            }
        }
        return isEscaped ? nil : result
    }
}

extension StringProtocol {
    /// Whether it could be the name of a view or modifier.
    var isViewName: Bool { !isEmpty && first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
}
