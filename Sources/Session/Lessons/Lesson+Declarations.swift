import Course
import Playground

extension Lesson {
    /// The declarations of earlier snippets that a snippet needs, as they are written: what a reader has to know who sees that snippet alone.
    ///
    /// - Parameter index: the snippet's place among all of the lesson.
    func declarations(neededBy index: Int) -> [Fragment] {
        let snippets = sections.flatMap(\.snippets)
        guard snippets.indices.contains(index) else { return [] }
        let own = Playground.outline(of: snippets[index].code.source)
        var needed = own.words
        var rest = snippets[..<index].inForce(besides: Set(own.items.flatMap(\.names)))
        var found: [EarlierDeclaration] = []
        while let next = rest.firstIndex(where: { !$0.provides.isDisjoint(with: needed) }) {
            let declaration = rest.remove(at: next)
            needed.formUnion(declaration.words)
            found.append(declaration)
        }
        return found.sorted { $0.place < $1.place }.map(\.code)
    }
}

/// A declaration of a snippet at its top level.
private struct EarlierDeclaration {
    let place: Int
    let code: Fragment
    /// What others may mean by it: its names, or those that an extension adds.
    let provides: Set<String>
    let words: Set<String>
}

extension Collection<Snippet> {
    /// The declarations of the snippets, of several with one name the last.
    ///
    /// - Parameter names: those that are declared again after them.
    fileprivate func inForce(besides names: Set<String>) -> [EarlierDeclaration] {
        var declared = names
        var found: [EarlierDeclaration] = []
        for snippet in reversed() where !snippet.fails {
            let outline = Playground.outline(of: snippet.code.source)
            for item in outline.items.reversed() where item.isDeclaration && item.names.isDisjoint(with: declared) {
                let isExtension = item.names.contains { $0.hasPrefix("extension ") }
                let added = outline.declarations.filter { item.range.contains($0.range.lowerBound) }.map(\.name)
                if !isExtension { declared.formUnion(item.names) }
                found.append(
                    EarlierDeclaration(
                        place: -found.count, code: snippet.code.part(item.range), provides: isExtension ? Set(added) : item.names, words: Set(item.tokens)))
            }
        }
        return found
    }
}
