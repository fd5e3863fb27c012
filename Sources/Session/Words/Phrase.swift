/// A language that the program speaks.
public enum Language: String, CaseIterable, Sendable {
    case english = "en", korean = "ko"

    /// The language of a locale such as `ko_KR.UTF-8`; English where it is none of ours.
    public init(locale: String) { self = locale.lowercased().hasPrefix("ko") ? .korean : .english }
}

/// Something that the program says, in each of its languages. A phrase without one of them does not compile.
public struct Phrase: Equatable, Sendable {
    private let english, korean: String

    public init(_ english: String, ko korean: String) { (self.english, self.korean) = (english, korean) }

    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .korean: korean
        }
    }
}
