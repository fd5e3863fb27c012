import Playground

extension Session {
    /// Enters the program of a file or folder, as `workbook run` would run it.
    func load(_ path: String) -> [Output] {
        guard !path.isEmpty else { return [failure("no-path", .noPath, help: .namePath)] }
        switch outside.load(path) {
        case .failure(let unreadable): return [.diagnostic(unreadable.diagnostic)]
        case .success(let program):
            let outcome = playground.enter(program.input, keepsState: true)
            return program.notices.map(Output.diagnostic) + described(Reaction(outcome), showing: [.layout])
        }
    }
}
