import Diagnostics
import SwiftChecker
import SwiftModel

/// The expressions that query the views of one program. Each is checked once, regardless of the window and the actions before it.
final class CheckedQueries {
    /// What the expressions see below the vocabulary of queries.
    let module: Module
    private let inspection: Interface
    /// By the expression as it was given, which a key holds so that no other text gets its identity.
    private var programs: [(asked: SourceText, comparesTypes: Bool, program: CheckedProgram)] = []
    private static let limit = 64

    init(over module: Module) {
        self.module = module
        inspection = Interface(sources: [Inspection.source], over: module)
    }

    /// - Parameter comparesTypes: whether types in the expression are spelled as `Playground.currentTypeNames(in:)` does.
    func program(of asked: SourceText, comparesTypes: Bool, budget: Budget) -> CheckedProgram {
        if let known = programs.first(where: { $0.asked === asked && $0.comparesTypes == comparesTypes }) { return known.program }
        let text = comparesTypes ? Playground.currentTypeNames(in: asked.text) : asked.text
        let expression = text == asked.text ? asked : SourceText(name: asked.name, text: text)
        let program = Checker.check([expression], over: inspection, budget: budget)
        if program.isLimited { return program }
        programs = programs.suffix(Self.limit - 1) + [(asked, comparesTypes, program)]
        return program
    }
}
