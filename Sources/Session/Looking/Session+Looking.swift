import Course
import Diagnostics
import Playground

extension Session {
    /// The fewest rows that are shown of a text that wasn't asked for.
    private static let leastGlance = 10

    /// The result of an input or action: diagnostics, printed lines, the value, and the asked aspects of a view that it shows.
    func described(_ reaction: Reaction, showing aspects: [Playground.Aspect]) -> [Output] {
        if !reaction.diagnostics.isEmpty {
            lastCodes = reaction.diagnostics.map(\.code).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
        var outputs = reaction.diagnostics.map(Output.diagnostic) + explainHint(for: reaction.diagnostics)
        outputs += reaction.output.map { .block($0) }
        if let value = reaction.value { outputs.append(.block(value, .code)) }
        guard reaction.showsView else { return outputs }
        // Lines and diagnostics are printed above already.
        return outputs + glances(at: aspects.filter { $0 != .output && $0 != .diagnostics })
    }

    /// Several aspects of the view, each under its name.
    func glances(at aspects: [Playground.Aspect]) -> [Output] {
        guard aspects.count > 1 else { return aspects.flatMap { glance(at: $0) } }
        return aspects.enumerated().flatMap { index, aspect in
            let glance = glance(at: aspect)
            let gap = index == 0 ? [] : [StyledText()]
            return glance.isEmpty ? [] : [Output.text(gap + [StyledText(say(aspect.title), .heading)])] + glance
        }
    }

    /// Once a session: that diagnostics are explained.
    private func explainHint(for diagnostics: [Diagnostic]) -> [Output] {
        guard !saidExplainHint, diagnostics.contains(where: { $0.severity == .error && isExplained($0.code) }) else { return [] }
        saidExplainHint = true
        return [remark(.explainHelps)]
    }

    /// A text that wasn't asked for, cut to what the screen holds.
    func glance(at aspect: Playground.Aspect) -> [Output] {
        if options.showsScene { return [] }
        if aspect == .drawing { return draw() }
        let lines = lines(of: aspect)
        let limit = max(Self.leastGlance, options.height - 4)
        // The remark takes a line itself.
        guard lines.count > limit + 1 else { return lines.isEmpty ? [] : [illustrated(lines, aspect)] }
        return [illustrated(Array(lines.prefix(limit)), aspect), remark(.moreLines(lines.count - limit, aspect.command))]
    }

    func show(_ aspect: Playground.Aspect, under title: Phrase? = nil) -> [Output] {
        if aspect == .drawing { return draw() }
        guard playground.text(aspect) != nil else { return [noView] }
        let lines = lines(of: aspect)
        let heading = title.map { [Output.line(say($0), .heading)] } ?? []
        return heading + [lines.isEmpty ? remark(aspect.nothing) : .text(lines)]
    }

    private func lines(of aspect: Playground.Aspect) -> [StyledText] {
        guard let text = aspect == .picture ? picture : playground.text(aspect), !text.isEmpty else { return [] }
        return switch aspect {
        case .changes: TreeText.styledChanges(text)
        case .layout: TreeText.styledTable(text, heading: Phrase.layoutHeading.map(say), width: options.width)
        default: TreeText.styled(text)
        }
    }

    private var picture: String? { playground.picture(columns: options.width, rows: max(Self.leastGlance, options.height - 3)) }

    var noView: Output { failure("no-view", .noViewYet, help: .enterOne) }

    func listing(of snippet: Snippet) -> [StyledText] { Listing.of(snippet, language: options.language, width: options.width) }

    func numbered(_ number: Int, _ text: String, isLast: Bool) -> StyledText {
        StyledText("\(number)  ", .mark) + StyledText(text.withoutControlSequences, .code) + StyledText(isLast ? say(.nowHere) : "", .mark)
    }

    func tableAndPicture() -> [Output] {
        show(.layout) + (playground.text(.layout) == nil ? [] : [.text([StyledText()])] + show(.picture))
    }

    /// - Parameter nothing: what is said where there is nothing to explain.
    func explanation(_ explanation: Playground.Explanation, nothing: Phrase = .nothingToShow) -> [Output] {
        switch explanation {
        case .success(let text): return [text.isEmpty ? remark(nothing) : .text(TreeText.styled(text).flatMap { $0.fitted(to: options.width) })]
        case .failure(let refusal): return [.diagnostic(refusal.diagnostic)]
        }
    }

    func dependencies(_ form: String) -> [Output] {
        switch form {
        case "": return show(.dependencies)
        case "dot": return show(.dependencyGraph)
        default: return [failure("unknown-form", .unknownForm(form), help: .dependencyForms)]
        }
    }

    func svg(_ path: String) -> [Output] {
        switch playground.drawing() {
        case .success(let drawing): path.isEmpty ? [.block(drawing.svg, .code)] : [.file(path, drawing.svg)]
        case .failure(let refusal): [.diagnostic(refusal.diagnostic)]
        }
    }

    /// The lines with the drawing beside them, where the terminal has room for all its texts.
    private func illustrated(_ lines: [StyledText], _ aspect: Playground.Aspect) -> Output {
        let room = options.pictureColumns - (lines.map(\.width).max() ?? 0) - Self.gapBeside
        guard aspect == .layout || aspect == .changes, room >= Self.narrowestPicture, case .success(let drawing) = playground.drawing() else {
            return .text(lines)
        }
        let cropped = drawing.cropped
        let picture = cropped.cells(columns: min(room, Self.widestPicture), rows: min(max(Self.leastGlance, options.height - 6), Self.highestPicture))
        return picture.isBlank || picture.isCrowded ? .text(lines) : .drawing(picture, beside: lines, svg: svg(of: cropped))
    }

    private static let (gapBeside, narrowestPicture, widestPicture, highestPicture) = (4, 16, 48, 16)

    /// What the window shows, in cells of the terminal.
    func draw() -> [Output] {
        switch playground.drawing() {
        case .success(let drawing): [.drawing(picture(of: drawing), svg: svg(of: drawing))]
        case .failure(let refusal): [.diagnostic(refusal.diagnostic)]
        }
    }

    /// The drawing for a terminal that shows pictures, unless it is so large that cells have to do.
    private func svg(of drawing: Playground.Drawing) -> String? {
        guard options.showsPictures, case let svg = drawing.svg, svg.utf8.count <= Self.largestPicture else { return nil }
        return svg
    }

    private static let largestPicture = 1_000_000

    /// The drawing as large as the terminal shows it.
    func picture(of drawing: Playground.Drawing) -> Playground.CellPicture {
        drawing.cells(columns: options.width, rows: max(Self.leastGlance, options.height - 3))
    }

    func query(_ expression: String) -> [Output] {
        guard !expression.isEmpty else { return [failure("missing-expression", .missingExpression, help: .queryExample)] }
        switch playground.query(SourceText(name: "query", text: expression)) {
        case .value(let answer): return [.text([StyledText(withoutControls(answer.printed), .code) + StyledText("  \(answer.type)", .mark)])]
        case .failed(let diagnostics, limited: _): return diagnostics.map { .diagnostic(helped($0, in: expression)) }
        }
    }

    /// Where a member of one view is asked of several, how the first is named.
    private func helped(_ diagnostic: Diagnostic, in expression: String) -> Diagnostic {
        guard diagnostic.help == nil, diagnostic.severity == .error, let span = diagnostic.span else { return diagnostic }
        let bytes = Array(expression.utf8)
        let members = bytes.indices.filter {
            bytes[$0] == UInt8(ascii: ".") && $0 >= span.range.lowerBound - 1 && $0 < max(span.range.upperBound, span.range.lowerBound + 1)
        }
        for dot in members.reversed() {
            let first = String(decoding: bytes[..<dot] + Array("[0]".utf8) + bytes[dot...], as: UTF8.self)
            guard !playground.refuses(SourceText(name: "query", text: first)) else { continue }
            var result = diagnostic
            result.help = say(.severalViews(first))
            return result
        }
        return diagnostic
    }

    func typeReasons(_ expression: String) -> [Output] {
        guard !expression.isEmpty else { return [failure("missing-expression", .missingExpression, help: .typeExample)] }
        switch playground.typeReasons(of: SourceText(name: "expression", text: expression)) {
        case .success(let reasons) where reasons.parts.isEmpty: return [remark(.nothingToShow)]
        case .success(let reasons): return [.text(reasons.parts.flatMap(lines))]
        case .failure(let refusal): return refusal.diagnostics.map(Output.diagnostic)
        }
    }

    private func lines(of part: TypeReasons.Part) -> [StyledText] {
        let indent = String(repeating: "  ", count: part.depth)
        let line = StyledText(indent) + StyledText(withoutControls(part.text), .code) + StyledText(": \(part.type)")
        let remarks = part.remarks.map { StyledText(indent + "    " + withoutControls(say($0)), .mark) }
        return ([line] + remarks).flatMap { $0.fittedCode(to: options.width) }
    }

    /// An action on the live view, and what it changed.
    func perform(_ action: String) -> [Output] {
        let outcome = playground.perform(action)
        if outcome.status == .done { playground.keepDevice(changedBy: action) }
        let reaction = Reaction(outcome)
        guard reaction.showsView else { return described(reaction, showing: []) }
        guard hasChanges else { return described(reaction, showing: [.updates]) }
        return described(reaction, showing: []) + (options.showsScene ? [] : explanation(playground.why())) + glance(at: .changes)
    }

    /// Whether the last step changed anything in the resolved tree.
    private var hasChanges: Bool {
        playground.text(.changes)?.split(separator: "\n").contains { "+-~".contains($0.first ?? " ") } ?? false
    }
}

extension Playground.Aspect {
    /// What it is called above its text.
    var title: Phrase {
        switch self {
        case .declared: .declaredTitle
        case .resolved: .resolvedTitle
        case .layout: Phrase("Layout", ko: "레이아웃")
        case .identity: Phrase("Identity", ko: "정체성")
        case .state: Phrase("State", ko: "상태")
        case .updates: Phrase("Updates", ko: "업데이트")
        case .preferences: Phrase("Preferences", ko: "프레퍼런스")
        case .environment: Phrase("Environment", ko: "환경")
        case .values: Phrase("Container values", ko: "컨테이너 값")
        case .dependencies, .dependencyGraph: Phrase("Dependencies", ko: "의존성")
        case .changes: Phrase("Changes", ko: "변화")
        case .trace: Phrase("Trace", ko: "추적")
        case .picture, .drawing, .svg, .wireframe: Phrase("Picture", ko: "그림")
        case .type: Phrase("Type", ko: "타입")
        case .output: Phrase("Output", ko: "출력")
        case .diagnostics: Phrase("Diagnostics", ko: "진단")
        }
    }

    /// The command that shows it.
    fileprivate var command: String {
        switch self {
        case .changes: ":diff"
        case .preferences: ":prefs"
        case .environment: ":env"
        case .dependencies: ":deps"
        default: ":\(rawValue)"
        }
    }

    /// What is said where there is nothing of it.
    fileprivate var nothing: Phrase {
        switch self {
        case .state: .noState
        case .preferences: .noPreferences
        case .values: .noContainerValues
        case .dependencies: .noDependencies
        case .environment: .noEnvironment
        case .changes: .noChanges
        default: .nothingToShow
        }
    }
}
