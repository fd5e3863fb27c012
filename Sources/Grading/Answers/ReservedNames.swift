import Course
import Diagnostics
import Playground

/// What an answer may not declare again: the given code's names, and those of the library that the given code or the checks use.
struct ReservedNames {
    private struct Member: Hashable {
        let owner: String?
        let name: String
        let parameters: [String]

        init(_ declaration: TextOutline.Declaration) {
            (owner, name) = (declaration.owner, declaration.name)
            parameters = declaration.kind == .function ? declaration.parameters : []
        }
    }

    private let given: TextOutline?
    private let givenMembers: Set<Member>
    /// What the starter and the author's answers declare themselves.
    private let asked: Set<Member>
    private let words: Set<String>
    private let members: Set<String>
    /// Types that were declared before the exercise, are given, or are in the starter.
    private let knownTypes: Set<String>

    init(_ exercise: Exercise, scope: Playground) {
        let given = exercise.given.map { Playground.outline(of: $0.source) }
        let checks = exercise.checks.map { Playground.outline(of: $0.expression.source) }
        self.given = given
        givenMembers = Set((given?.declarations ?? []).map(Member.init))
        let authored = [exercise.starter, exercise.solution].compactMap(\.self) + exercise.accepts.map(\.code)
        asked = Set(authored.flatMap { Playground.outline(of: $0.source).declarations }.map(Member.init))
        let used = [given].compactMap(\.self) + checks
        words = used.reduce(into: []) { $0.formUnion($1.words) }
        members = used.reduce(into: []) { $0.formUnion($1.members) }
        let starter = exercise.starter.map { Playground.outline(of: $0.source).declarations } ?? []
        knownTypes = scope.declaredTypes.union(((given?.declarations ?? []) + starter).filter { $0.kind == .type }.map(\.name))
    }

    func refusals(_ outline: TextOutline, of answer: SourceText) -> [Diagnostic] {
        let own = Set(outline.declarations.filter { $0.kind == .type && $0.owner == nil }.map(\.name))
        return outline.declarations.compactMap { declaration in
            if let owner = declaration.owner, own.contains(String(owner.prefix { $0 != "." })) { return nil }
            let place = Span(answer, declaration.range)
            if isGiven(declaration) {
                let name = [declaration.owner, declaration.name].compactMap(\.self).joined(separator: ".")
                return Diagnostic(
                    .error, "given-redeclared", "`\(name)` is given; remove your own declaration", at: place,
                    help: "the given code runs after your code and declares it")
            }
            if declaration.owner == nil, declaration.name == "body", given != nil {
                return Diagnostic(
                    .error, "loose-body", "`body` belongs inside a type here", at: place, help: "write struct NAME: View { … } around it")
            }
            guard !asked.contains(Member(declaration)), changesLibrary(declaration, own: own) else { return nil }
            let user = given?.words.contains(declaration.name) ?? false ? "the given code uses" : "the checks use"
            return Diagnostic(
                .error, "library-redeclared", "`\(declaration.name)` belongs to the library, and \(user) it; remove your own declaration", at: place,
                help: "give yours another name")
        }
    }

    private func isGiven(_ declaration: TextOutline.Declaration) -> Bool {
        guard let given else { return false }
        if declaration.owner == nil { return given.declarations.contains { $0.owner == nil && $0.name == declaration.name } }
        return givenMembers.contains(Member(declaration))
    }

    /// Types whose extensions declare further values; another type's member of the same name doesn't matter.
    private static let openTypes: Set = ["EnvironmentValues", "ContainerValues", "FocusedValues", "Transaction"]

    private func changesLibrary(_ declaration: TextOutline.Declaration, own: Set<String>) -> Bool {
        let name = declaration.name
        if declaration.kind == .operator {
            return members.contains(name) && !declaration.parameters.contains { own.contains($0) } && !isOfKnownType(declaration)
        }
        guard let owner = declaration.owner else {
            return words.contains(name) && (Playground.libraryTopLevelNames.contains(name) || Playground.queryNames.contains(name))
        }
        guard members.contains(name), declaration.kind != .type, Playground.libraryMemberNames.contains(name) else { return false }
        guard isOfKnownType(declaration) || Playground.libraryTopLevelNames.contains(owner) else { return false }
        if Self.openTypes.contains(owner) { return !Playground.documentation(of: "\(owner).\(name)", limit: 1).entries.isEmpty }
        return isOfKnownType(declaration) ? declaration.kind == .function : true
    }

    /// Whether it is a member of a type of the lesson or of the given code.
    private func isOfKnownType(_ declaration: TextOutline.Declaration) -> Bool {
        declaration.owner.map { knownTypes.contains(String($0.prefix { $0 != "." })) } ?? declaration.parameters.contains { knownTypes.contains($0) }
    }
}
