import Playground

extension Session {
    /// Leaves what is open: a quiz, else the session.
    func leave() -> [Output] {
        guard case .quiz(let run) = pending else {
            isOver = true
            return []
        }
        leave(run)
        return [.remark("The quiz is left.")]
    }

    func reset() -> [Output] {
        forgetInputs()
        return [.remark("All inputs are forgotten.")]
    }

    /// Starts afresh, without declarations and view.
    func forgetInputs() {
        playground = Playground(options: options.playground)
        lastInput = nil
        attempt = []
    }
}
