import SwiftModel

/// The members of a type that may follow a dot.
extension Checker {
    /// - Parameter ofLibraryProtocols: whether what the library's protocols give is among them.
    func memberCandidates(
        of type: SwiftType, isStatic: Bool, _ prefix: NamePrefix, wanted: CompletionProbe.Wanted?, ofLibraryProtocols: Bool = true
    ) -> [Candidate] {
        if case .tuple(let elements) = type {
            return elements.enumerated().map { index, element in
                Candidate(text: element.label ?? "\(index)", kind: .property, detail: "\(element.type)", isExact: isWanted(element.type, wanted))
            }.filter { prefix.text.isEmpty || prefix.fits($0.text) }
        }
        var holders: [String: [NominalDecl]] = [:]
        for owner in owners(of: type) where ofLibraryProtocols || !(owner.isPrelude && owner.kind == .protocol) {
            for name in Set(module.memberNames(of: owner)) where prefix.offers(name) && name != "init" && name != "subscript" {
                holders[name, default: []].append(owner)
            }
        }
        let spellings = wanted.map(spellings) ?? []
        var found = holders.flatMap { name, holders in
            plainCandidates(named: name, in: holders, isStatic: isStatic, spellings) ?? checkedCandidates(named: name, of: type, isStatic: isStatic, wanted)
        }
        if isStatic { found += nestedTypeCandidates(of: type, prefix) + (prefix.offers("self") ? [Candidate(text: "self", kind: .keyword)] : []) }
        return found + (isStatic ? [] : projectedCandidates(of: type, prefix))
    }

    func owners(of type: SwiftType) -> [NominalDecl] {
        var list: [NominalDecl] = []
        var current: SwiftType? = head(type)
        while case .nominal(let decl, let arguments)? = current {
            list.append(decl)
            current = decl.superclass?.substituting(conformances.map(decl, arguments)).head
        }
        if let superclass = conformances.superclassBound(of: type) { list += owners(of: superclass) }
        return list + conformances.protocols(of: type)
    }

    /// What the library has of a name, as it is written: reading all members would take long. `nil` where conditions decide whether it exists.
    private func plainCandidates(named name: String, in holders: [NominalDecl], isStatic: Bool, _ spellings: Set<String>) -> [Candidate]? {
        var found: [Candidate] = []
        for holder in holders {
            guard holder.isPrelude, let written = holder.reader?.written(named: name, of: holder), !written.isEmpty, !isExtended(holder, with: name) else {
                return nil
            }
            for item in written {
                guard !item.isConditional, let result = item.result else { return nil }
                guard item.isStatic == isStatic, !item.isRenamed else { continue }
                let kind: Completions.Item.Kind = item.keyword == .function ? .method : .property
                found.append(Candidate(text: name, kind: kind, detail: item.signature, isExact: spellings.contains(result)))
            }
        }
        return found
    }

    /// Whether an extension in a snippet adds members of a name.
    private func isExtended(_ decl: NominalDecl, with name: String) -> Bool {
        var current: Module? = module
        while let module = current {
            if module.addedMembers[decl]?[name] != nil { return true }
            current = module.base
        }
        return false
    }

    func checkedCandidates(named name: String, of type: SwiftType, isStatic: Bool, _ wanted: CompletionProbe.Wanted?) -> [Candidate] {
        members(name, of: type, isStatic: isStatic).compactMap { item in
            switch item.member {
            case .variable(let variable):
                guard isAccessible(variable.attributes, variable.owner), variable.getter?.renamed == nil else { return nil }
                let own = conformances.normalized(variable.type.substituting(item.map)).resolved
                return Candidate(
                    text: name, kind: .property, detail: "\(variable.isLet ? "let" : "var") \(name): \(own)", isExact: isWanted(own, wanted),
                    isOwn: !variable.isPrelude)
            case .function(let function):
                guard isAccessible(function.attributes, function.owner), function.renamed == nil, function.kind == .function else { return nil }
                let result = conformances.normalized(function.result.substituting(item.map)).resolved
                return Candidate(
                    text: name, kind: .method, detail: signature(function, item.map), isExact: isWanted(result, wanted), isOwn: !function.isPrelude)
            case .enumCase(let enumCase):
                let payload = enumCase.payload.isEmpty ? "" : SwiftType.tuple(enumCase.payload).substituting(item.map).description
                return Candidate(
                    text: name, kind: .enumCase, detail: "case \(name)\(payload)", isExact: isWanted(item.owner, wanted), isOwn: !enumCase.owner.isPrelude)
            }
        }
    }

    /// `func move(by offset: Int) -> Point`
    func signature(_ function: FunctionDecl, _ map: [GenericParameter: SwiftType]) -> String {
        func spelled(_ type: SwiftType) -> String { conformances.normalized(type.substituting(map)).resolved.description }
        let parameters = function.arguments.map { parameter in
            let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
            return "\(names): \(parameter.isInout ? "inout " : "")\(spelled(parameter.type))\(parameter.isVariadic ? "..." : "")"
        }
        let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
        return "func \(function.name)(\(parameters.joined(separator: ", ")))\(effects)" + (function.result.isVoid ? "" : " -> \(spelled(function.result))")
    }

    /// What a key path in the place of a name reaches: `$model.name`.
    private func projectedCandidates(of type: SwiftType, _ prefix: NamePrefix) -> [Candidate] {
        guard case .nominal(let decl, _) = head(type), decl.attributes.contains("dynamicMemberLookup") else { return [] }
        return members("subscript", of: type, isStatic: false).flatMap { item -> [Candidate] in
            guard case .function(let getter) = item.member, let parameter = getter.arguments.first, parameter.label == "dynamicMember",
                let root = parameter.type.substituting(item.map).arguments.first, !root.isError, head(root).nominal != decl
            else { return [] }
            return memberCandidates(of: head(root).resolved, isStatic: false, prefix, wanted: nil).filter { $0.kind == .property }
        }
    }

    func nestedTypeCandidates(of type: SwiftType, _ prefix: NamePrefix) -> [Candidate] {
        guard let decl = head(type).nominal else { return [] }
        var names = Set(decl.nestedTypes.keys).union(decl.aliases.keys)
        var current: Module? = module
        while let module = current {
            names.formUnion((module.addedTypes[decl] ?? [:]).keys)
            names.formUnion((module.addedAliases[decl] ?? [:]).keys)
            current = module.base
        }
        return names.filter(prefix.offers).map { Candidate(text: $0, kind: .type, detail: "\(decl.name).\($0)") }
    }

    private func isAccessible(_ attributes: Attributes, _ owner: NominalDecl?) -> Bool {
        guard attributes.contains("private"), let owner, !owner.isPrelude else { return true }
        return isInside(owner)
    }

    // MARK: What is wanted

    func isWanted(_ type: SwiftType, _ wanted: CompletionProbe.Wanted?) -> Bool {
        switch wanted {
        case .type(let target): type == target || target.optionalPayload == type
        case .conforming(let list): !type.isError && list.allSatisfy { conformances.conforms(type, to: $0) }
        case nil: false
        }
    }

    /// How types that are wanted are written.
    func spellings(_ wanted: CompletionProbe.Wanted) -> Set<String> {
        switch wanted {
        case .type(let target): Set([target.description, target.optionalPayload?.description].compactMap { $0 })
        case .conforming(let list): Set(list.map { "some \($0.name)" })
        }
    }
}
