import Diagnostics

/// Collects the blocks of an exercise, of a lesson's section or of a quiz's question of kind `code`.
struct ExerciseBuilder {
    private var starter: Fragment?
    private var checks: [Check] = []
    private(set) var hints: [Prose] = []
    private var mistakes: [Mistake] = []
    private var solution: Fragment?
    private var window: WindowSize?
    private var sdk: SDKVersion?
    private(set) var firstBlock: Span?

    /// Takes a block that belongs to an exercise; false for all others.
    mutating func take(_ block: CodeBlockRole, faults: inout Faults) -> Bool {
        if [.starter, .check].contains(block.name) { sdk = SDKVersion.read(block.attributes["sdk"], faults: &faults) ?? sdk }
        switch block.name {
        case .starter: Self.set(&starter, block, faults: &faults)
        case .solution: Self.set(&solution, block, faults: &faults)
        case .check:
            window = WindowSize.read(block.attributes["window"], faults: &faults) ?? window
            checks += block.code.lines().map { $0.trimmed() }.filter { !$0.isBlank }.compactMap { Check($0, faults: &faults) }
        case .hint:
            hints.append(Prose(fragment: block.code, blocks: MarkdownParser.blocks(of: block.code)))
            if hints.count == Exercise.hintLimit + 1 {
                faults.error("too-many-hints", "an exercise has at most \(Exercise.hintLimit) hints", at: block.span, help: "say it in fewer steps")
            }
            return true
        case .mistake:
            let says = block.attributes["says"]
            if says?.isBlank ?? true {
                faults.error("silent-mistake", "a mistake has words for the learner", at: block.span, help: "write ```swift mistake says=\"...\"")
            }
            mistakes.append(Mistake(id: block.readID(faults: &faults), says: says?.text ?? "", code: block.code, span: block.span))
        case .listing, .setup, .run, .predict, .expect: return false
        }
        firstBlock = firstBlock ?? block.span
        return true
    }

    private static func set(_ place: inout Fragment?, _ block: CodeBlockRole, faults: inout Faults) {
        if place != nil { faults.error("duplicate-block", "an exercise has one \(block.name.rawValue)", at: block.span, help: "keep one") }
        place = place ?? block.code
    }

    /// The exercise, with faults for what it lacks.
    func finished(scope: Int, at span: Span, faults: inout Faults) -> Exercise {
        if checks.isEmpty { faults.error("missing-check", "an exercise has a check", at: span, help: "add a ```check block: EXPRESSION | points | message") }
        if solution == nil { faults.error("missing-solution", "an exercise has a solution", at: span, help: "add a ```swift solution block") }
        if starter == nil { faults.warning("missing-starter", "the exercise starts from nothing", at: span, help: "add a ```swift starter block") }
        return Exercise(
            scope: scope, starter: starter, checks: checks, hints: Array(hints.prefix(Exercise.hintLimit)), mistakes: mistakes, solution: solution,
            window: window, sdk: sdk)
    }
}
