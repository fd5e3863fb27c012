import Diagnostics
import Foundation

/// The members that Xcode declares for the colors of asset catalogs: `Color.leafTint`, and `.leafTint` where a style is wanted.
enum AssetSymbols {
    /// The declarations; `nil` where there are none.
    ///
    /// - Parameters:
    ///   - colors: their names in the catalogs.
    ///   - sources: the program's own files. What they declare themselves isn't declared again.
    static func source(for colors: some Sequence<String>, beside sources: [SourceText]) -> SourceText? {
        var members: [String: String] = [:]
        for color in colors.sorted() { for member in Self.members(for: color) { members[member] = members[member] ?? color } }
        let declared = members.filter { !Self.isDeclared($0.key, in: sources) }.sorted { $0.key < $1.key }
        guard !declared.isEmpty else { return nil }
        let literal = { (name: String) in name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") }
        let list = declared.map { "static var `\($0.key)`: Color { Color(\"\(literal($0.value))\") }" }
        let text = ["import SwiftUI", "extension Color {"] + list + ["}", "extension ShapeStyle where Self == Color {"] + list + ["}"]
        return SourceText(name: "GeneratedAssetSymbols.swift", text: text.joined(separator: "\n"))
    }

    /// `leafTint` for `LeafTint`, `leaf-tint` and `Leaf Tint`; a name that begins with several capitals is also a member as it is.
    private static func members(for color: String) -> [String] {
        let words = color.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard let first = words.first, let letter = first.first, letter.isLetter || letter == "_" else { return [] }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let names = [first.prefix(1).lowercased() + first.dropFirst() + rest, first + rest]
        return Set(names).filter { !colorsOfSwiftUI.contains($0) && $0.allSatisfy(\.isASCII) }.sorted()
    }

    private static let colorsOfSwiftUI: Set = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple", "red", "secondary",
        "teal", "white", "yellow",
    ]

    private static func isDeclared(_ member: String, in sources: [SourceText]) -> Bool {
        sources.contains { source in
            source.text.ranges(of: "static ").contains { range in
                let words = source.text[range.upperBound...].prefix(member.count + 8)
                return words.hasPrefix("let \(member)") || words.hasPrefix("var \(member)")
            }
        }
    }
}
