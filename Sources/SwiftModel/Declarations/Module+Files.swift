import Diagnostics

/// What a file of a folder declares for itself, with `private` or `fileprivate` at its top level.
package struct FileDeclarations {
    package var types: [String: NominalDecl] = [:]
    package var aliases: [String: TypeAlias] = [:]
    package var functions: [String: [FunctionDecl]] = [:]
    package var variables: [String: VariableDecl] = [:]

    package init() {}

    /// Where a name is declared, and its access as written.
    package func place(of name: String) -> (level: String, span: Span?)? {
        if let type = types[name] { return (type.attributes.fileLevel, type.span) }
        if let variable = variables[name] { return (variable.attributes.fileLevel, variable.span) }
        if let function = functions[name]?.first { return (function.attributes.fileLevel, function.span) }
        return aliases[name].map { ($0.fileLevel ?? "private", $0.span) }
    }
}

extension Attributes {
    /// `private` or `fileprivate`, whichever is written.
    package var fileLevel: String { contains("fileprivate") ? "fileprivate" : "private" }
    /// Whether it is seen in its file at most.
    package var isForFile: Bool { contains("private") || contains("fileprivate") }
}

extension Module {
    /// What the file in which names are looked up has for itself.
    var own: FileDeclarations? { files.isEmpty ? nil : file.flatMap { files[$0] } }

    /// Whether a type of the top level is the one that its name means somewhere.
    package func declares(_ decl: NominalDecl) -> Bool { types[decl.name] === decl || files.values.contains { $0.types[decl.name] === decl } }

    /// The variable of the top level that the current file or a whole text declares, not one of a library.
    package func ownVariable(_ name: String) -> VariableDecl? { own?.variables[name] ?? variables[name] }

    /// Where a name is declared for another file alone.
    package func hidden(_ name: String) -> (level: String, span: Span?)? {
        files.lazy.filter { $0.key != self.file }.compactMap { $0.value.place(of: name) }.first
    }

    /// The members without those that other files keep for themselves, unless there are no others.
    func seen(_ members: [Member]) -> [Member] {
        guard let file, !folders.isEmpty, members.count > 1 else { return members }
        let seen = members.filter { member in
            guard let (attributes, span) = member.declared, attributes.isForFile, let span else { return true }
            return ObjectIdentifier(span.source) == file || folders[ObjectIdentifier(span.source)] == nil
        }
        return seen.isEmpty ? members : seen
    }
}

extension Member {
    fileprivate var declared: (attributes: Attributes, span: Span?)? {
        switch self {
        case .variable(let variable): (variable.attributes, variable.span)
        case .function(let function): (function.attributes, function.span)
        case .enumCase: nil
        }
    }
}
