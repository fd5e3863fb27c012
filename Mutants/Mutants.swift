import Foundation

/// The snippets of a seed, each made from its index alone: two of three are articles with one to three tokens changed,
/// the third is generated, and then changed in one of four.
struct Mutants {
    let seed: UInt64
    private let articles: [Tokens]

    /// - Parameter folder: where the `.swift` files are that are mutated.
    init(seed: UInt64, articles folder: URL) throws {
        self.seed = seed
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        articles = try found.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map { Tokens(try Self.snippet(of: $0)) }
        guard !articles.isEmpty else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path]) }
    }

    /// An article without the comments at its end, which state its outcome.
    private static func snippet(of file: URL) throws -> String {
        var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        while let last = lines.last, last.isEmpty || last.hasPrefix("//") { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    subscript(index: Int) -> String {
        var random = Draws(seed: seed, index: index)
        let isGenerated = index.isMultiple(of: 3)
        var tokens = isGenerated ? Tokens(GeneratedSnippet.text(&random)) : article(&random)
        if !isGenerated || random.once(in: 4) {
            for _ in 0...random.below(2) { tokens.mutate(&random, from: articles) }
        }
        return tokens.text
    }

    /// The shorter of two.
    private func article(_ random: inout Draws) -> Tokens {
        let (first, second) = (random.one(of: articles), random.one(of: articles))
        return first.count < second.count ? first : second
    }

    /// One of four is used as well.
    func trial(_ index: Int) -> Trial { Trial(self[index], acts: index % 8 < 2) }
}
