/// The SDK whose rules and spellings hold, by the Xcode that brings it.
public enum SDK: Int, CaseIterable, Sendable {
    /// `@State` is a property wrapper; several views are a `TupleView`.
    case xcode26 = 26
    /// `@State` is a macro, and makes its first value once for each identity; several views are a `TupleContent`.
    case xcode27 = 27

    public static let current = xcode27
}
