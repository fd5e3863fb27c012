import Diagnostics

/// Lines to be put together, some of them not needed: questions of the kind `assemble`.
public struct AssembledCode: Sendable {
    /// A line, or several that stay together.
    public struct Piece: Sendable {
        /// Made of the code: never of its place.
        public let id: String
        public let code: Fragment
        /// Whether the solution doesn't have it.
        public let isExtra: Bool
    }
    /// What the assembled code is checked by. The pieces of its solution are in a right order.
    public internal(set) var exercise: Exercise
    /// Those of the solution in their order, then the others.
    public let pieces: [Piece]

    static let pieceLimit = 40

    /// Nil where there are too few or too many pieces.
    init?(_ exercise: Exercise, extras: [Fragment], at span: Span, faults: inout Faults) {
        let own = exercise.solution.map(Self.parts) ?? []
        let others = extras.flatMap(Self.parts)
        guard own.count > 1, own.count + others.count <= Self.pieceLimit else {
            // A missing solution is reported already.
            if exercise.solution != nil {
                faults.error(
                    "pieces",
                    own.count > 1 ? "there are \(own.count + others.count) pieces to assemble" : "the solution has one piece, so there is nothing to assemble",
                    at: span,
                    help:
                        "write a solution of 2 lines or more, and \(Self.pieceLimit) with the extra ones at most; empty lines keep the lines between them together"
                )
            }
            return nil
        }
        var seen: [String: Int] = [:]
        func piece(_ code: Fragment, isExtra: Bool) -> Piece {
            let name = shortHash(code.text)
            seen[name, default: 0] += 1
            return Piece(id: seen[name] == 1 ? name : "\(name)-\(seen[name] ?? 0)", code: code, isExtra: isExtra)
        }
        for other in others where own.contains(where: { $0.text == other.text }) {
            faults.error("needed-extra", "the solution has this line, too", at: other.span, help: "change it, or drop it")
        }
        pieces = own.map { piece($0, isExtra: false) } + others.map { piece($0, isExtra: true) }
        self.exercise = exercise
    }

    private init(_ exercise: Exercise, _ pieces: [Piece]) { (self.exercise, self.pieces) = (exercise, pieces) }

    /// With the values of variables in all code.
    public func filled(_ values: [String: String]) -> AssembledCode {
        guard !values.isEmpty else { return self }
        return AssembledCode(exercise.filled(values), pieces.map { Piece(id: $0.id, code: $0.code.filled(values), isExtra: $0.isExtra) })
    }

    /// The lines of a code, or what is between its empty lines where it has some.
    private static func parts(of code: Fragment) -> [Fragment] {
        let lines = code.trimmed().lines()
        guard lines.contains(where: \.isBlank) else { return lines.map { $0.trimmed() } }
        return lines.split(whereSeparator: \.isBlank).compactMap { group in
            guard let first = group.first, let last = group.last, group.count > 1 else { return group.first?.trimmed() }
            // The lines as they are, so that a multiline literal keeps its indentation.
            let lines = group.map { $0.replacing([(($0.source.utf8.count)..<($0.source.utf8.count), "\n")]) }
            return Fragment(joining: lines.dropLast() + [last]) ?? first
        }
    }
}

extension QuestionDraft {
    /// `kind=assemble`: the solution's lines, shuffled with the extra ones.
    func assembledCode(_ faults: inout Faults) -> Question.Task? {
        let exercise = exercise.finished(scope: 0, at: span, besides: drawnNames, needsStarter: false, faults: &faults)
        if let starter = exercise.starter {
            faults.error(
                "misplaced-block", "this question of kind assemble has a starter, and starts from the lines of its solution", at: starter.span,
                help: "write ```swift given for what is there already")
        }
        return AssembledCode(exercise, extras: self.exercise.extras, at: span, faults: &faults).map(Question.Task.assemble)
    }

    /// The names of the variables that the prompt draws.
    var drawnNames: Set<String> { Set(prompt.compactMap(\.snippet).flatMap(\.variations).map(\.name)) }
}
