import Diagnostics

/// What texts are called that have no file, where diagnostics point into them.
private let sourceNames = [
    Phrase("your version", ko: "작성한 코드"), Phrase("your last inputs", ko: "최근 입력"), Phrase("given code", ko: "주어진 코드"), Phrase("the starter", ko: "시작 코드"),
    Phrase("action", ko: "동작"), Phrase("query", ko: "질의"), Phrase("expression", ko: "식"),
]

extension [Output] {
    /// The outputs, with places in texts that have no file in the learner's language.
    func namingSources(in language: Language) -> [Output] {
        guard language != .english else { return self }
        return map { output in
            guard case .diagnostic(var diagnostic) = output else { return output }
            diagnostic.span = diagnostic.span.map { $0.namingSource(in: language) }
            for index in diagnostic.notes.indices { diagnostic.notes[index].span = diagnostic.notes[index].span.map { $0.namingSource(in: language) } }
            return .diagnostic(diagnostic)
        }
    }
}

extension Span {
    fileprivate func namingSource(in language: Language) -> Span {
        guard let name = Self.name(of: source.name)?.text(in: language) else { return self }
        return Span(SourceText(name: name, utf8: source.utf8), range)
    }

    /// Nil for files.
    private static func name(of source: String) -> Phrase? {
        if let number = source.wholeMatch(of: /input (\d+)/)?.1 { return Phrase(source, ko: "입력 \(number)") }
        return sourceNames.first { $0.english == source }
    }
}
