import Diagnostics

/// Collects the blocks of an exercise, of a lesson's section or of a quiz's question of kind `code`.
struct ExerciseBuilder {
    private var starter: Fragment?
    private var given: Fragment?
    private var checks: [Check] = []
    /// Whether there are checks that can't be read.
    private var hasBadChecks = false
    private(set) var hints: [Prose] = []
    private var mistakes: [Mistake] = []
    private var accepts: [AcceptedAnswer] = []
    private var rejects: [RejectedAnswer] = []
    private var variations: [Variation] = []
    private var solution: Fragment?
    /// Lines that the solution doesn't need.
    private(set) var extras: [Fragment] = []
    private var window: WindowSize?
    private var sdk: SDKVersion?
    private(set) var firstBlock: Span?

    /// Takes a block that belongs to an exercise; false for all others.
    mutating func take(_ block: CodeBlockRole, faults: inout Faults) -> Bool {
        if [.starter, .check].contains(block.name) { sdk = SDKVersion.read(block.attributes["sdk"], faults: &faults) ?? sdk }
        switch block.name {
        case .starter: set(\.starter, block, faults: &faults)
        case .given: set(\.given, block, faults: &faults)
        case .solution: set(\.solution, block, faults: &faults)
        case .extra: extras.append(block.code)
        case .accept: accepts.append(AcceptedAnswer(code: block.code, span: block.span))
        case .reject:
            let says = block.attributes["says"]
            if says?.isBlank ?? true {
                let help = "write ```swift reject says=\"...\" with a part of what the learner then reads"
                faults.error("silent-reject", "this wrong answer has no words that the learner reads", at: block.span, help: help)
            }
            rejects.append(RejectedAnswer(says: says?.text ?? "", code: block.code, span: block.span))
        case .check:
            window = WindowSize.read(block.attributes["window"], faults: &faults) ?? window
            let lines = block.code.lines().map { $0.trimmed() }.filter { !$0.isBlank }
            let read = lines.compactMap { Check($0, faults: &faults) }
            checks += read
            hasBadChecks = hasBadChecks || read.count < lines.count
        case .hint:
            hints.append(Prose(fragment: block.code, blocks: MarkdownParser.blocks(of: block.code)))
            if hints.count == Exercise.hintLimit + 1 {
                faults.error("too-many-hints", "this exercise has more than \(Exercise.hintLimit) hints", at: block.span, help: "say it in fewer steps")
            }
            return true
        case .mistake:
            let says = block.attributes["says"]
            if says?.isBlank ?? true {
                faults.error("silent-mistake", "this mistake has no words for the learner", at: block.span, help: "write ```swift mistake says=\"...\"")
            }
            mistakes.append(
                Mistake(
                    id: block.readID(faults: &faults), says: says?.text ?? "", code: block.code, span: block.span,
                    misconception: block.attributes["misconception"]))
        case .listing, .setup, .run, .predict, .expect: return false
        }
        firstBlock = firstBlock ?? block.span
        return true
    }

    private mutating func set(_ place: WritableKeyPath<ExerciseBuilder, Fragment?>, _ block: CodeBlockRole, faults: inout Faults) {
        if self[keyPath: place] != nil {
            faults.error("duplicate-block", "this exercise has a second \(block.name.rawValue)", at: block.span, help: "keep one")
        }
        self[keyPath: place] = self[keyPath: place] ?? block.code
        for variation in block.attributes["vary"].map({ Variation.readAll($0, faults: &faults) }) ?? [] {
            if variations.contains(where: { $0.name == variation.name }) {
                faults.error("duplicate-variation", "`\(variation.name)` is drawn twice", at: variation.span, help: "keep one")
            } else {
                variations.append(variation)
            }
        }
    }

    /// - Parameter outer: the names of variables that are drawn outside of the exercise.
    private func reportUnknownVariables(besides outer: Set<String>, faults: inout Faults) {
        let known = outer.union(variations.map(\.name))
        for variable in ([given].compactMap(\.self) + checks.map(\.line)).flatMap({ $0.variables() }) where !known.contains(variable.name.text) {
            let name = variable.name.text
            let help = nearest(to: name, among: known).map { "did you mean `\($0)`?" } ?? "draw it: ```swift given vary=\"\(name) in 40...60\""
            faults.error("unknown-variable", "`\(name)` has no values", at: variable.name.span, help: help)
        }
    }

    /// The exercise, with faults for what it lacks.
    ///
    /// - Parameters:
    ///   - outer: the names of variables that are drawn outside of the exercise.
    ///   - needsStarter: whether it should begin with code that the learner changes.
    func finished(scope: Int, at span: Span, besides outer: Set<String> = [], needsStarter: Bool = true, faults: inout Faults) -> Exercise {
        reportUnknownVariables(besides: outer, faults: &faults)
        if checks.isEmpty, !hasBadChecks {
            faults.error("missing-check", "the exercise has no check", at: span, help: "add a ```check block: EXPRESSION | points | message")
        }
        if solution == nil { faults.error("missing-solution", "the exercise has no solution", at: span, help: "add a ```swift solution block") }
        if starter == nil, needsStarter {
            faults.warning("missing-starter", "the exercise starts from nothing", at: span, help: "add a ```swift starter block")
        }
        return Exercise(
            scope: scope, starter: starter, given: given, variations: variations, checks: checks, hints: Array(hints.prefix(Exercise.hintLimit)),
            mistakes: mistakes, solution: solution, accepts: accepts, rejects: rejects, window: window, sdk: sdk, hasUnreadableChecks: hasBadChecks)
    }
}
