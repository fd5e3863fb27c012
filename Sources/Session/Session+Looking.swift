import Course
import Diagnostics
import Playground

extension Session {
    /// So many lines of a picture are shown without being asked for.
    private static let glance = 24

    /// What came of an input or action: diagnostics, printed lines, the value, and the asked aspects of a view that it shows.
    func described(_ reaction: Reaction, showing aspects: [Playground.Aspect]) -> [Output] {
        if !reaction.diagnostics.isEmpty {
            lastCodes = reaction.diagnostics.map(\.code).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
        var outputs = reaction.diagnostics.map(Output.diagnostic)
        outputs += reaction.output.map { .block($0) }
        if let value = reaction.value { outputs.append(.block(value, .code)) }
        guard reaction.showsView else { return outputs }
        // Lines and diagnostics stand above already.
        return outputs + aspects.filter { $0 != .output && $0 != .diagnostics }.flatMap(glance)
    }

    func glance(at aspect: Playground.Aspect) -> [Output] {
        guard let text = playground.text(aspect), !text.isEmpty else { return [] }
        let lines = styledLines(text)
        // The remark takes a line itself.
        guard lines.count > Self.glance + 1 else { return [.text(lines)] }
        return [.text(Array(lines.prefix(Self.glance))), .remark("… \(lines.count - Self.glance) more lines: :\(aspect.rawValue)")]
    }

    func show(_ aspect: Playground.Aspect, under title: String? = nil) -> [Output] {
        guard let text = playground.text(aspect) else {
            return [.failure("no-view", "no view is shown yet", help: "enter one: Text(\"hi\")")]
        }
        let heading = title.map { [Output.line($0, .heading)] } ?? []
        return heading + [text.isEmpty ? .remark(aspect.nothing) : .block(text)]
    }

    func tableAndPicture() -> [Output] {
        show(.layout) + (playground.text(.picture).map { [.block("\n" + $0)] } ?? [])
    }

    func explanation(_ explanation: Playground.Explanation) -> [Output] {
        switch explanation {
        case .success(let text): return [text.isEmpty ? .remark("nothing to show") : .block(text)]
        case .failure(let refusal): return [.diagnostic(refusal.diagnostic)]
        }
    }

    func dependencies(_ form: String) -> [Output] {
        switch form {
        case "": return show(.dependencies)
        case "dot": return show(.dependencyGraph)
        default: return [.failure("unknown-form", "there is no form `\(form)`", help: "write :deps, or :deps dot")]
        }
    }

    func svg(_ path: String) -> [Output] {
        guard !path.isEmpty, let text = playground.text(.svg) else { return show(.svg) }
        return [.file(path, text)]
    }

    /// For completion: the names of the views that are shown.
    var viewNames: [String] {
        var names: Set<String> = []
        var rest = playground.report.steps.last?.resolved ?? []
        while let node = rest.popLast() {
            names.insert(node.view)
            rest += node.children
        }
        return names.sorted()
    }

    func query(_ expression: String) -> [Output] {
        guard !expression.isEmpty else { return [.failure("missing-expression", "nothing was asked", help: "for example: :query find(Text.self).count")] }
        switch playground.query(SourceText(name: "query", text: expression)) {
        case .value(let answer): return [.text([StyledText(withoutControls(answer.printed), .code) + StyledText("  \(answer.type)", .mark)])]
        case .failed(let diagnostics, limited: _): return diagnostics.map(Output.diagnostic)
        }
    }

    /// An action on the live view, and what it changed.
    func perform(_ action: String) -> [Output] {
        described(Reaction(playground.perform(action)), showing: [.updates, .layout])
    }

    /// The words after `:tap` as a selector: what is none is a label without its quotes.
    static func selector(_ text: String) -> String {
        let isSelector = text.first == "\"" || text.first == "#" || text.wholeMatch(of: /[A-Za-z_][\w.]*\[\d+\]/) != nil
        return isSelector || text.isEmpty ? text : "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

extension Playground.Aspect {
    /// What is said where there is nothing of it.
    fileprivate var nothing: String {
        switch self {
        case .state: "no view declares a state"
        case .preferences: "no preference is written or observed"
        case .values: "no container value is set"
        case .dependencies: "no body has read anything that may change"
        case .environment: "nothing of the environment was set or read"
        case .changes: "nothing happened yet: act on the view first"
        default: "nothing to show"
        }
    }
}
