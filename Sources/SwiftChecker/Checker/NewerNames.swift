import Diagnostics
import SwiftModel

/// Names that the SDK in use does not have yet.
extension Checker {
    /// By name, what does the same before Xcode 27.
    private static let before27 = ["ContentBuilder": "@ViewBuilder", "EmptyContent": "EmptyView", "TupleContent": "TupleView<(…)>"]

    /// Whether a name is reported as one that a newer SDK brings.
    func reportsNewer(_ name: String, at place: Span) -> Bool {
        guard module.sdk == .xcode26, let older = Self.before27[name] else { return false }
        error("newer-sdk", "'\(name)' is introduced with Xcode 27", at: place, help: "run with --sdk 27, or write '\(older)'")
        return true
    }

    /// The builder that is meant by the name of a newer one, which is reported at its place.
    func olderBuilder(named name: String) -> NominalDecl? {
        guard module.sdk == .xcode26, !module.isPrelude, let older = Self.before27[name], older.first == "@" else { return nil }
        return module.type(String(older.dropFirst()))
    }
}
