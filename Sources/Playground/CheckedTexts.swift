import Diagnostics
import SwiftChecker
import SwiftModel

/// The last texts that were checked, with their programs: what is entered again, as for another window or seed, isn't checked again.
final class CheckedTexts {
    private var programs: [(interface: Interface, program: CheckedProgram)] = []
    /// Those of the last program that was accepted.
    private var views: (interface: Interface, views: TopLevelViews)?
    private var queries: [CheckedQueries] = []
    private static let limit = 8
    /// Texts that the kept programs have together, where there is more than one program.
    private static let textLimit = 200

    func program(of inputs: [Input], over interface: Interface, budget: Budget) -> CheckedProgram {
        if let known = programs.first(where: { $0.interface === interface && $0.program.inputs.elementsEqual(inputs, by: Input.isSame) }) {
            return known.program
        }
        let known = views.flatMap { $0.interface === interface ? $0.views : nil }
        let program = Checker.check(inputs, over: interface, knowing: known ?? TopLevelViews(), budget: budget)
        if program.isLimited { return program }
        if !program.hasErrors { views = (interface, program.views) }
        programs = programs.suffix(Self.limit - 1) + [(interface, program)]
        while programs.count > 1, programs.reduce(0, { $0 + $1.program.sources.count }) > Self.textLimit { programs.removeFirst() }
        return program
    }

    /// The queries of the views of a program.
    func queries(over module: Module) -> CheckedQueries {
        if let known = queries.first(where: { $0.module === module }) { return known }
        let made = CheckedQueries(over: module)
        queries = queries.suffix(Self.limit - 1) + [made]
        return made
    }
}

extension Input {
    fileprivate static func isSame(_ a: Input, _ b: Input) -> Bool {
        a.sources.elementsEqual(b.sources, by: ===) && a.main === b.main && a.preview == b.preview
    }
}
