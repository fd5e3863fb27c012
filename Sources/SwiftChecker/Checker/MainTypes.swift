import Diagnostics
import SwiftModel

/// `@main`: the type that a program begins with.
extension Checker {
    private func mainTypes(of input: Input) -> [NominalDecl] {
        module.nominals.filter { decl in
            decl.attributes.contains("main") && decl.parent == nil && decl.span.map { place in input.sources.contains { $0 === place.source } } ?? false
        }
    }

    /// Calls `main()` of the type where the program has written one; an app's makes its scenes.
    func callMain(of input: Input, _ body: Body) {
        let marked = mainTypes(of: input)
        guard marked.count == 1, let place = marked[0].span else { return }
        let type = marked[0].selfType
        let written = methods("main", of: type, isStatic: true, base: nil).filter { candidate in
            if case .function(let decl) = candidate.target { !decl.isPrelude && decl.arguments.isEmpty } else { false }
        }
        guard !written.isEmpty else { return }
        tries.append(place)
        awaits.append(place)
        let statement = separately(in: DeclContext(), source: place.source) {
            scope = Scope(parent: nil, function: FunctionScope(parent: nil, body: body, result: .void))
            let call = call(written, [], expecting: nil, named: "main", at: place)
            return Statement(.expression(Expr(.await(call), call.type, place)), place)
        }
        body.statements.append(statement)
    }

    /// `@main` is for one type, and for a module that has no code at its top level.
    func checkMainAttributes(_ input: Input, _ hasTopLevelCode: Bool) {
        let marked = mainTypes(of: input)
        for decl in marked where marked.count > 1 {
            error(
                "main", "'main' attribute can only apply to one type in a module", at: decl.span,
                help: input.isFolder ? "run the folder of one program alone" : "leave out all but one")
        }
        if hasTopLevelCode, marked.count == 1, let main = input.main {
            error(
                "main", "'main' attribute cannot be used in a module that contains top-level code", at: marked[0].span,
                notes: [.init("top-level code defined in this source file", at: Span(main, 0..<min(1, main.utf8.count)))],
                help: "leave out '@main', or the statements\(input.isFolder ? " of 'main.swift'" : "")")
        }
    }
}
