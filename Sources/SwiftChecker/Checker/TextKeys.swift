import SwiftModel

/// Texts where the library takes a `LocalizedStringKey`.
///
/// SwiftUI declares each such function twice: for a key, which a literal makes, and disfavored for any `StringProtocol`. The library declares the first alone;
/// a text that isn't a key is drawn as is.
extension Checker {
    func isKey(_ type: SwiftType) -> Bool { head(type).known == .localizedStringKey }

    /// Whether an argument's parameter stands for one of any `StringProtocol` too.
    func takesAnyText(_ type: SwiftType) -> Bool {
        guard isKey(type), case .function(let decl)? = candidateInHand?.target else { return false }
        return decl.isPrelude
    }

    /// A text as a key that is drawn as it is.
    func key(of text: Expr, as type: SwiftType) -> Expr? {
        guard takesAnyText(type), !isKey(text.type), isText(text.type) else { return nil }
        return escaped(text).retyped(head(type))
    }

    /// Whether Swift reports a type's missing conformance rather than another type: for all but the standard library's.
    func mightBeText(_ type: SwiftType) -> Bool {
        guard let decl = head(type).nominal else { return false }
        return decl.libraryModule != "Swift" && decl.libraryModule != "Foundation"
    }

    func isText(_ type: SwiftType) -> Bool { conformances.conforms(head(type), to: module.nominal(.stringProtocol)) }

    /// A key's interpolated value isn't Markdown.
    func interpolated(_ value: Expr) -> Expr {
        let type = head(value.type)
        return [.int, .double, .cgFloat, .bool].contains(type.known) ? value : escaped(value)
    }

    private func escaped(_ value: Expr) -> Expr {
        let (type, string, place) = (head(value.type), module.named(.string), value.span)
        let isDrawn = [.text, .image].contains(type.known)
        guard let function = module.functions("_markdown").first(where: { ($0.arguments.first?.type == string) != isDrawn }) else { return value }
        let text = type == string || isDrawn ? value : Expr(.interpolation([value]), string, place)
        return Expr(.call(.function(function, isDrawn ? [type] : []), base: nil, arguments: [text]), string, place)
    }
}
