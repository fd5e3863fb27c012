/// A value that a program finds in its defaults: what a property list may hold.
public indirect enum StoredValue: Sendable, Codable, Equatable {
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([StoredValue])
    case map([String: StoredValue])
}
