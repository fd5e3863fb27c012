import Playground

extension Session {
    /// Enters the program of a file or folder again: what it kept stays, and what changed is shown.
    ///
    /// - Parameter aspects: shown in place of the layout and of what changed.
    public func reload(_ path: String, showing aspects: [Playground.Aspect]?) -> [Output] {
        outside.willBegin()
        changeCount += 1
        // There is no prompt for it.
        saidExplainHint = true
        switch outside.load(path) {
        case .failure(let unreadable): return [.diagnostic(unreadable.diagnostic)]
        case .success(let program):
            let hadView = playground.text(.layout) != nil
            let reaction = Reaction(playground.enter(program.input, keepsState: true))
            let notices = program.notices.map(Output.diagnostic)
            if let aspects {
                let shown = reaction.showsView ? aspects.flatMap { show($0, under: aspects.count > 1 ? Phrase($0.rawValue, ko: $0.rawValue) : nil) } : []
                return notices + described(reaction, showing: []) + shown
            }
            guard hadView, reaction.showsView else { return notices + described(reaction, showing: [.layout]) }
            return notices + described(reaction, showing: []) + show(.changes)
        }
    }

    /// Enters the program of a file or folder, as `workbook run` would run it; in an exercise, a file is a part of the answer.
    func load(_ path: String) -> [Output] {
        guard !path.isEmpty else { return [failure("no-path", .noPath, help: .namePath)] }
        switch outside.load(path) {
        case .failure(let unreadable): return [.diagnostic(unreadable.diagnostic)]
        case .success(let program):
            let notices = program.notices.map(Output.diagnostic)
            if let source = program.input.onlySource, state.exercise != nil, state.outside == nil {
                let outputs = enter(source, continuesLast: false)
                let isUsed = !(state.exercise?.isLastInputUnusable ?? true) && state.exercise?.isAnswered(by: source) ?? false
                return notices + outputs + (isUsed ? [remark(.loadedAnswer)] : [])
            }
            let outcome = playground.enter(program.input, keepsState: true)
            let outputs = described(Reaction(outcome), showing: [.layout])
            return notices + outputs + (outputs.isEmpty && outcome.status == .done ? [remark(.loadedDeclarations)] : [])
        }
    }
}
