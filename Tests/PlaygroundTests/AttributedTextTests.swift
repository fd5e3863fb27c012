import Testing

@testable import Playground

/// Attributed texts: their parts and indices, attributes of the program, and what is selected in an editor.
@Suite struct AttributedTextTests {
    @Test func textsChangeAtTheirIndices() {
        let lines = printed(
            """
            var text = AttributedString("abc def")
            text.removeSubrange(text.range(of: "b")!)
            text.insert(AttributedString("!"), at: text.startIndex)
            text[text.startIndex..<text.characters.index(text.startIndex, offsetBy: 3)].link = URL(string: "x:y")
            print(text.characters.count, String(text.characters[text.index(afterRun: text.startIndex)...]), text.unicodeScalars.count)
            text.characters.append(contentsOf: "xy")
            if let index = text.characters.firstIndex(of: "d") { text.characters.remove(at: index) }
            text.characters.replaceSubrange(text.startIndex..<text.startIndex, with: "Q")
            print(text)
            for (link, range) in text.runs[\\.link] { print(link == nil, String(text.characters[range]), text[range].startIndex == range.lowerBound) }
            print(text.runs.count, text.link == nil, text.index(beforeCharacter: text.endIndex) < text.endIndex)
            """)
        #expect(lines == [["7  def 7", "Q!ac {", "\tNSLink = x:y", "}", " efxy {", "}", "false Q!ac true", "true  efxy true", "2 true true"]])
    }

    @Test func attributesOfTheProgramAreKept() {
        let lines = printed(
            """
            extension AttributeScopes {
                struct Moods: AttributeScope { let mood: MoodAttribute; let swiftUI: SwiftUIAttributes }
                var moods: Moods.Type { Moods.self }
            }
            enum MoodAttribute: CodableAttributedStringKey { enum Value: String, Codable, Hashable { case glad, sad }; static let name = "mood" }
            extension AttributeDynamicLookup { subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.Moods, T>) -> T { self[T.self] } }
            enum Count: AttributedStringKey { typealias Value = Int; static let name = "count" }
            var text = AttributedString("xyz")
            text.mood = .glad
            text.swiftUI.font = .title
            text.moods.mood = .sad
            text[Count.self] = 3
            text[text.startIndex..<text.index(afterCharacter: text.startIndex)].alignment = .center
            print(text.mood!, text.font == .title, text.runs.count, text.alignment == nil, text.runs.first![Count.self]!)
            for (mood, count, range) in text.runs[\\.mood, \\.font] { print(mood!, count == .title, range.upperBound == text.endIndex) }
            var container = AttributeContainer()
            container.mood = .sad
            print(text.replacingAttributes(container, with: AttributeContainer().kern(2)).mood == nil, text.transformingAttributes(Count.self) { $0.value = ($0.value ?? 0) + 1 }[Count.self]!)
            """)
        #expect(lines == [["sad true 2 true 3", "sad true true", "true 4"]])
    }

    @Test func selectionsHaveAttributes() {
        let lines = printed(
            """
            var text = AttributedString("abc")
            text[text.startIndex..<text.index(afterCharacter: text.startIndex)].foregroundColor = .red
            var selection = AttributedTextSelection(range: text.startIndex..<text.index(afterCharacter: text.startIndex))
            print(selection.typingAttributes(in: text).foregroundColor == .red, selection.attributes(in: text)[\\.foregroundColor].count, String(text[selection].characters))
            text.transformAttributes(in: &selection) { $0.font = .title }
            print(text.runs.map { $0.font == .title })
            text.replaceSelection(&selection, withCharacters: "QQ")
            if case .insertionPoint(let index) = selection.indices(in: text) { print(String(text.characters), index == text.index(text.startIndex, offsetByCharacters: 2)) }
            text.transformAttributes(in: &selection) { $0.kern = 3 }
            print(selection.typingAttributes(in: text).kern!, text.kern == nil)
            """)
        #expect(lines == [["true 1 a", "[true, false]", "QQbc true", "3.0 true"]])
    }

    @Test func attributesAreAddedByCalls() {
        let lines = printed(
            """
            enum Level: AttributedStringKey { typealias Value = Int; static let name = "level" }
            extension AttributeScopes { struct Own: AttributeScope { let level: Level; let foundation: FoundationAttributes }; var own: Own.Type { Own.self } }
            extension AttributeDynamicLookup { subscript<T: AttributedStringKey>(dynamicMember path: KeyPath<AttributeScopes.Own, T>) -> T { self[T.self] } }
            let container = AttributeContainer().level(3).languageIdentifier("en").font(.title)
            print(container.level!, container.languageIdentifier!, container.font == .title, AttributeContainer.level(2).level!)
            var text = AttributedString("a b", attributes: container)
            text.replaceAttributes(AttributeContainer().level(3), with: AttributeContainer().level(4))
            print(text.level!, text.mergingAttributes(AttributeContainer().level(9), mergePolicy: .keepCurrent).level!)
            let other = text.transformingAttributes(\\.level) { $0.replace(with: \\.languageIdentifier, value: "fr") }
            print(other.level as Any, other.languageIdentifier!)
            for word in "a b".split(separator: " ") { print(text.range(of: word).map { String(text.characters[$0]) } ?? "-") }
            """)
        #expect(lines == [["3 en true 2", "4 4", "nil fr", "a", "b"]])
    }

    @Test func textsShowAttributedTexts() {
        let shown = Shown(
            """
            let markdown = try! AttributedString(markdown: "**a**", options: .init(allowsExtendedAttributes: true, interpretedSyntax: .full, failurePolicy: .returnPartiallyParsedIfPossible))
            VStack { Text(markdown); Text("x \\(markdown)") }
            """)
        #expect(shown.texts == ["a", "x a"])
    }
}
