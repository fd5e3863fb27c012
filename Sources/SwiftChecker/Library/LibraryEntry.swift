import SwiftModel

/// A declaration that snippets may use, as its documentation shows it.
public struct LibraryEntry: Hashable, Sendable {
    public enum Kind: String, Sendable { case type, function, property, initializer, enumCase = "case" }

    public let kind: Kind
    /// `padding`, `VStack`, `init`.
    public let name: String
    /// The type that it is a member of; `nil` at the top level.
    public let owner: String?
    /// The declaration without its body, as Swift spells it.
    public let signature: String
    /// What is written above it; empty where nothing is.
    public let documentation: String
    /// The system that first had it: `iOS 16`; `nil` for a member that is as old as its type, and for the standard library.
    public let since: String?
    /// Whether it belongs to SwiftUI's part, and not to the standard library's.
    public let isSwiftUI: Bool

    /// A snippet of some lines that shows its use and runs as it is; `nil` for what is seldom used.
    public var example: String? { LibraryExample.all[qualifiedName] }

    public var qualifiedName: String { owner.map { "\($0).\(name)" } ?? name }
}
