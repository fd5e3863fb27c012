import Playground

extension Session {
    var moment: Moment { Moment(state: state, view: playground.memory) }

    func restore(_ moment: Moment) {
        state = moment.state
        playground = playground.restored(to: moment.view)
        options.playground.sdk = playground.options.sdk
    }

    func undo() -> [Output] {
        guard let (moment, input) = history.back(from: moment) else { return [remark(.nothingToUndo)] }
        restore(moment)
        return [remark(.undone(input))] + whereabouts()
    }

    /// Does again what was undone; after a quiz, asks again what was missed.
    func redo() -> [Output] {
        if let (moment, input) = history.forward(from: moment) {
            restore(moment)
            return [remark(.redone(input))] + whereabouts()
        }
        return asksNoQuestionOfQuiz ? askMissedAgain() ?? [remark(.nothingToRedo)] : [remark(.nothingToRedo)]
    }

    /// Begins again with what is open: the quiz, the exercise or the lesson's section; else with nothing.
    func restart() -> [Output] {
        if case .quiz(let run) = state.pending { return restart(run) }
        if case .review = state.pending { return [remark(.reviewGoesOn)] }
        guard state.outside == nil, let reading = state.reading, let section = reading.current?.section else { return reset() }
        if state.exercise != nil { forgetVersion() }
        return begin(LessonReading(reading.lesson, from: section)) + advance()
    }

    /// Without a number lists the steps of the live view; with one goes back, or forward again, to the view after it.
    func step(_ argument: String) -> [Output] {
        let now = playground.memory
        let all = state.allSteps.flatMap { now.isBeginning(of: $0) && $0.after(step: now.entryCount - 1).inputCount == now.inputCount ? $0 : nil } ?? now
        guard !now.steps.isEmpty else { return [noView] }
        guard !argument.isEmpty else {
            return [.text(all.steps.enumerated().map { numbered($0.offset, $0.element, isLast: $0.offset == now.steps.count - 1) })]
        }
        guard let number = Int(argument), all.steps.indices.contains(number) else {
            return [failure("no-such-step", .noSuchStep(argument), help: .stepRange(all.steps.count - 1))]
        }
        state.allSteps = all
        playground = playground.restored(to: all.after(step: number))
        return glance(at: .layout)
    }

    /// What the learner sees after a jump: the open question, or the live view.
    func whereabouts() -> [Output] {
        switch state.pending {
        case .predictions(let run): ask(run)
        case .quiz(let run): ask(run)
        case .review(let run): ask(run)
        case nil: glance(at: .layout) + position()
        }
    }

    func reset() -> [Output] {
        forgetInputs()
        return [remark(.inputsForgotten)]
    }

    /// Starts without declarations and view.
    func forgetInputs() {
        playground = Playground(options: options.playground)
        state.lastInput = nil
    }

    // MARK: The scratch scope

    /// Opens a scope in which everything can be tried and nothing counts. It sees the declarations so far, and no view that is still to be predicted.
    func play() -> [Output] {
        guard state.outside == nil else { return [remark(.alreadyPlaying)] }
        let place = Place(moment)
        let scope = scratchScope()
        let code = misplacedSwift.flatMap { $0.changeCount == changeCount ? $0.code : nil }
        state = SessionState()
        state.outside = place
        playground = scope
        return [remark(.playing)] + (code.map { enter($0) } ?? [])
    }

    /// What a scratch scope begins with.
    func scratchScope() -> Playground {
        switch state.pending {
        case .quiz(let run): run.prepared.scope.fork()
        case .review(let run): run.shown?.fork() ?? playground.fork()
        case .predictions: playground.fork()
        case nil: Playground(playground.memory)
        }
    }

    /// Leaves the scratch scope; nil outside of it.
    func leaveScratchScope() -> [Output]? {
        guard let place = state.outside else { return nil }
        restore(place.moment)
        return [remark(.backFromPlay)] + whereabouts()
    }
}
