import SwiftModel

/// What can be named without a base: locals, members of `self`, declarations at the top level.
extension Checker {
    func nameCandidates(_ names: CompletionProbe.Names, startsStatement: Bool, _ prefix: NamePrefix, wanted: CompletionProbe.Wanted?) -> [Candidate] {
        var found = names.locals.filter { prefix.offers($0.name) && $0.name != "self" }.map { local in
            Candidate(
                text: local.name, kind: local.isFunction ? .function : .variable, detail: "\(local.name): \(local.type)", isExact: isWanted(local.type, wanted),
                isOwn: true)
        }
        found += names.localTypes.filter(prefix.offers).map { Candidate(text: $0, kind: .type) }
        if let own = names.selfType {
            if prefix.offers("self") { found.append(Candidate(text: "self", kind: .keyword, isExact: isWanted(own, wanted))) }
            let (type, isStatic): (SwiftType, Bool) = if case .metatype(let inner) = own { (inner, true) } else { (own, false) }
            // Of what the library's protocols give, an extension of a library's type makes use, but a view seldom has itself in mind.
            let isOfLibrary = context.nominal?.isPrelude ?? false
            found += memberCandidates(of: type, isStatic: isStatic, prefix, wanted: wanted, ofLibraryProtocols: isOfLibrary).filter { $0.text != "self" }
        }
        found += memberTypeCandidates(prefix) + globalCandidates(prefix, wanted: wanted) + typeCandidates(prefix, areValues: true, wanted: wanted)
        // The checker knows `type(of:)` without a declaration.
        if prefix.offers("type") { found.append(Candidate(text: "type", kind: .function, detail: "func type(of value: Any) -> Any.Type")) }
        let words = startsStatement ? Self.valueWords + Self.statementWords : Self.valueWords
        return found + words.filter(prefix.offers).map { Candidate(text: $0, kind: .keyword) }
    }

    /// Types nested in the types around the place, and those that their protocols name.
    func memberTypeCandidates(_ prefix: NamePrefix) -> [Candidate] {
        var found: [Candidate] = []
        var nominal = context.nominal
        while let decl = nominal {
            found += nestedTypeCandidates(of: decl.selfType, prefix)
            for target in conformances.protocols(of: decl.selfType) {
                let names = target.associatedTypes.map(\.name) + target.aliases.keys + target.nestedTypes.keys
                found += names.filter(prefix.offers).map { Candidate(text: $0, kind: .type, detail: "\(target.name).\($0)") }
            }
            nominal = decl.parent
        }
        return found
    }

    /// Functions and variables at the top level.
    private func globalCandidates(_ prefix: NamePrefix, wanted: CompletionProbe.Wanted?) -> [Candidate] {
        let spellings = wanted.map(spellings) ?? []
        return Set(module.globalNames).filter(prefix.offers).flatMap { name -> [Candidate] in
            let written = module.written(named: name)
            if !written.isEmpty {
                return written.filter { !$0.isRenamed }.map { item in
                    Candidate(
                        text: name, kind: item.keyword == .function ? .function : .variable, detail: item.signature,
                        isExact: item.result.map(spellings.contains) ?? false)
                }
            }
            if let variable = module.variable(name) {
                let type = variable.type.resolved
                let detail = "\(variable.isLet ? "let" : "var") \(name): \(type)"
                return [Candidate(text: name, kind: .variable, detail: detail, isExact: isWanted(type, wanted), isOwn: true)]
            }
            return module.functions(name).map {
                Candidate(text: name, kind: .function, detail: signature($0, [:]), isExact: isWanted($0.result, wanted), isOwn: true)
            }
        }
    }

    /// - Parameter areValues: whether they stand for values: protocols do not, nor do types that only have a name.
    func typeCandidates(_ prefix: NamePrefix, areValues: Bool, wanted: CompletionProbe.Wanted?) -> [Candidate] {
        Set(module.typeNames).filter(prefix.offers).compactMap { name in
            if let written = module.written(named: name).first {
                if areValues, written.signature.hasPrefix("protocol ") || module.isBare(typeNamed: name) { return nil }
                let isExact: Bool =
                    switch wanted {
                    case .type(let target): target.nominal?.name == name || target.optionalPayload?.nominal?.name == name
                    case .conforming(let list): list.contains { written.inherited.contains($0.name[...]) }
                    case nil: false
                    }
                return Candidate(text: name, kind: .type, detail: written.signature, isExact: isExact)
            }
            guard let decl = module.type(name) else { return Candidate(text: name, kind: .type, detail: "typealias \(name)") }
            if areValues, decl.kind == .protocol { return nil }
            let isExact = decl.kind != .protocol && isWanted(decl.selfType, wanted)
            return Candidate(text: name, kind: .type, detail: "\(decl.kind.rawValue) \(name)", isExact: isExact, isOwn: true)
        }
    }

    /// What may follow `@`: property wrappers and result builders.
    func attributeCandidates(_ prefix: NamePrefix) -> [Candidate] {
        let own = module.attributeTypeNames.filter(prefix.offers).map { Candidate(text: $0, kind: .type) }
        return own + (Self.knownAttributes.sorted() + Self.attributeWords).filter(prefix.offers).map { Candidate(text: $0, kind: .keyword) }
    }

    func declarationCandidates(_ prefix: NamePrefix) -> [Candidate] { Self.declarationWords.filter(prefix.offers).map { Candidate(text: $0, kind: .keyword) } }

    private static let valueWords = ["await", "false", "nil", "true", "try"]
    private static let statementWords = [
        "break", "class", "continue", "defer", "do", "enum", "extension", "for", "func", "guard", "if", "let", "protocol", "repeat", "return", "struct",
        "switch",
        "throw", "typealias", "var", "while",
    ]
    private static let declarationWords = [
        "case", "class", "deinit", "enum", "fileprivate", "final", "func", "init", "lazy", "let", "mutating", "override", "private", "static", "struct",
        "subscript",
        "typealias", "var", "weak",
    ]
    private static let attributeWords = [
        "autoclosure", "available", "discardableResult", "dynamicMemberLookup", "escaping", "main", "propertyWrapper", "resultBuilder",
    ]
}
