import Course
import Playground

extension Lesson {
    /// The declarations of earlier snippets that a snippet needs, as they are written: what a reader has to know who sees that snippet alone. Of several
    /// with one name it is the last.
    ///
    /// - Parameter index: the snippet's place among all of the lesson.
    func declarations(neededBy index: Int) -> [Fragment] {
        let snippets = sections.flatMap(\.snippets)
        guard snippets.indices.contains(index) else { return [] }
        let own = Playground.outline(of: snippets[index].code.source)
        var needed = own.words
        var declared = Set(own.items.flatMap(\.names))
        var found: [Fragment] = []
        for snippet in snippets[..<index].reversed() where !snippet.fails {
            let outline = Playground.outline(of: snippet.code.source)
            for item in outline.items.reversed() where item.isDeclaration && item.names.isDisjoint(with: declared) && item.isNeeded(for: needed, outline) {
                declared.formUnion(item.names.filter { !$0.contains(" ") })
                needed.formUnion(item.tokens)
                found.append(snippet.code.part(item.range))
            }
        }
        return found.reversed()
    }
}

extension TextOutline.Item {
    /// Whether it declares a name that occurs. An extension is needed for what it declares.
    fileprivate func isNeeded(for words: Set<String>, _ outline: TextOutline) -> Bool {
        guard names.contains(where: { $0.hasPrefix("extension ") }) else { return !names.isDisjoint(with: words) }
        return outline.declarations.contains { range.contains($0.range.lowerBound) && words.contains($0.name) }
    }
}
