/// Something that the program says, in each of its languages. A phrase without one of them does not compile.
public struct Phrase: Hashable, Sendable {
    public let english, korean: String

    public init(_ english: String, ko korean: String) { (self.english, self.korean) = (english, korean) }

    /// The same in all languages: code, names, numbers.
    public init(code: String) { (english, korean) = (code, code) }

    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .korean: korean
        }
    }
}

extension [Phrase] {
    public func joined(separator: String) -> Phrase {
        Phrase(map(\.english).joined(separator: separator), ko: map(\.korean).joined(separator: separator))
    }
}
