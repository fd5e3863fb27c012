import Diagnostics
import Playground

/// What a program can show: `--list` prints it, and `--preview` names one of it.
struct PreviewList: Encodable {
    private struct Item: Encodable {
        /// What `--preview` takes where there is no name; `nil` for what is shown without it.
        let index: Int?
        let kind: Playground.Preview.Kind
        let name: String?
        let file: String
        let line: Int
    }
    private let version = 1
    private let previews: [Item]

    init(_ input: Playground.Input) {
        var count = 0
        previews = Playground.Preview.shown(in: input).map { shown in
            defer { if shown.isPreview { count += 1 } }
            return Item(index: shown.isPreview ? count : nil, kind: shown.kind, name: shown.name, file: shown.source.name, line: shown.line)
        }
    }

    func present(in context: Context) -> ExitStatus {
        if context.options.json {
            context.print(json: self)
            return .done
        }
        let lines = previews.map { item in
            let index = item.index.map { "\($0)" } ?? "-"
            return "\(index)\t\(item.kind.rawValue)\t\(item.name.map(visibleName) ?? "-")\t\(visibleName(item.file)):\(item.line)"
        }
        if !lines.isEmpty { context.printConfined(withoutControls(lines.joined(separator: "\n"))) }
        return .done
    }

    /// The index of the preview that has a name, is of a type, or has a number.
    ///
    /// - Throws: `Failure` where there is none.
    func index(of name: String) throws -> Int {
        let choices = previews.filter { $0.index != nil }
        let found = choices.first { $0.name == name } ?? choices.first { $0.kind == .provider && $0.name == "\(name)_Previews" }
        if let index = found?.index ?? Int(name).flatMap({ choices.indices.contains($0) ? $0 : nil }) { return index }
        let names = choices.compactMap(\.name)
        let help =
            choices.isEmpty
            ? "the program has no #Preview"
            : nearest(to: name, among: names).map { "did you mean `\(visibleName($0))`?" } ?? "--list shows the previews"
        throw Failure(.noInput, "no-such-preview", "there is no preview `\(visibleName(name))`", help: help)
    }
}
