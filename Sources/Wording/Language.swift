/// A language that the program speaks.
public enum Language: String, CaseIterable, Sendable {
    case english = "en", korean = "ko"

    /// The language of a locale such as `ko_KR.UTF-8`; English where it is none of ours.
    public init(locale: String) { self = locale.lowercased().hasPrefix("ko") ? .korean : .english }
}
