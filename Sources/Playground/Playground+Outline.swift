import Diagnostics
import SwiftChecker

public typealias TextOutline = SwiftChecker.TextOutline
public typealias TextParts = SwiftChecker.TextParts

extension Playground {
    /// What a text declares and names at its top level, and in types and extensions there.
    public static func outline(of text: SourceText) -> TextOutline { InputShape.outline(of: text) }

    /// The parts of a text that can be taken away or replaced.
    public static func parts(of text: SourceText) -> TextParts { InputShape.parts(of: text) }

    /// The first error of a text by itself, regardless of its surroundings; nil if it parses and nothing is open at its end.
    public static func fault(in text: SourceText) -> Diagnostic? { InputShape.fault(in: text) }

    /// The library's types, functions and values of the top level.
    public static var libraryTopLevelNames: Set<String> { Library.topLevelNames }

    /// The names of the members of the library's types.
    public static var libraryMemberNames: Set<String> { Library.memberNames }

    /// The types that earlier inputs declare.
    public var declaredTypes: Set<String> {
        Set(inputs.flatMap { InputShape.outline(of: $0).declarations }.filter { $0.kind == .type && $0.owner == nil }.map(\.name))
    }

    /// Whether an earlier input contains one of these texts.
    public func inputsContain(_ texts: [String]) -> Bool { inputs.contains { input in texts.contains { input.text.contains($0) } } }

    /// The names of the top level that expressions over a report use besides the snippet's and the library's: `find`, `resolved`.
    public static let queryNames = Set(queryVocabulary.map(\.name).filter { !$0.contains(".") })
}
