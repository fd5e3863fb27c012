import Diagnostics
import Snippets

/// The last texts that were checked, with their programs: what is entered again, as for another window or seed, isn't checked again.
final class CheckedTexts {
    private var programs: [(interface: Interface, program: CheckedProgram)] = []
    private static let limit = 8

    func program(of sources: [SourceText], over interface: Interface, budget: Budget) -> CheckedProgram {
        if let known = programs.first(where: { $0.interface === interface && $0.program.sources.elementsEqual(sources, by: ===) }) { return known.program }
        let program = Checker.check(sources, over: interface, budget: budget)
        if program.isLimited { return program }
        programs = programs.suffix(Self.limit - 1) + [(interface, program)]
        return program
    }
}
