import Diagnostics
import SwiftModel

/// What later inputs declare again: the old declarations are neither called nor checked.
extension Checker {
    func forgetReplaced(_ inputs: [Input]) {
        guard inputs.count > 1 else { return }
        var places: [ObjectIdentifier: Int] = [:]
        for (index, input) in inputs.enumerated() { for source in input.sources { places[ObjectIdentifier(source)] = index } }
        var forgotten: Set<ObjectIdentifier> = []
        func current(_ members: [String: [Member]]) -> [String: [Member]] {
            members.mapValues { list in
                guard list.count > 1 else { return list }
                let (kept, replaced) = latest(list, places)
                forgotten.formUnion(replaced)
                return kept
            }
        }
        module.functions = module.functions.mapValues { list in
            let (kept, replaced) = latest(list.map(Member.function), places)
            forgotten.formUnion(replaced)
            return kept.compactMap { if case .function(let function) = $0 { function } else { nil } }
        }
        for decl in Array(module.addedMembers.keys) { module.addedMembers[decl] = module.addedMembers[decl].map(current) }
        for decl in module.nominals where !isReplaced(decl) { decl.content.members = current(decl.content.members) }
        func isForgotten(_ declaration: AnyObject, _ owner: NominalDecl?) -> Bool { forgotten.contains(ObjectIdentifier(declaration)) || isReplaced(owner) }
        bodies.removeAll { isForgotten($0, $0.owner) }
        initializers.removeAll { isForgotten($0, $0.owner) }
        module.allFunctions.removeAll { isForgotten($0, $0.owner) }
        module.allVariables.removeAll { variable in
            isForgotten(variable, variable.owner) || variable.getter.map { forgotten.contains(ObjectIdentifier($0)) } ?? false
        }
        module.retire { isReplaced($0) }
    }

    /// Members of a name without those that a later input declares again, and the declarations that are left out.
    private func latest(_ members: [Member], _ places: [ObjectIdentifier: Int]) -> (kept: [Member], replaced: [ObjectIdentifier]) {
        let described = members.map { member in
            (member: member, key: replacement(of: member), input: span(of: member).flatMap { places[ObjectIdentifier($0.source)] })
        }
        var last: [String: Int] = [:]
        for item in described { if let key = item.key, let input = item.input { last[key] = max(input, last[key] ?? 0) } }
        var (kept, replaced): ([Member], [ObjectIdentifier]) = ([], [])
        for item in described {
            guard let key = item.key, let input = item.input, let latest = last[key], input < latest else { kept.append(item.member); continue }
            switch item.member {
            case .function(let function): replaced.append(ObjectIdentifier(function))
            case .variable(let variable):
                replaced += [ObjectIdentifier(variable)] + [variable.getter, variable.setter].compactMap { $0.map { ObjectIdentifier($0) } }
            case .enumCase: continue
            }
        }
        return (kept, replaced)
    }

    private func span(of member: Member) -> Span? {
        switch member {
        case .variable(let variable): variable.span
        case .function(let function): function.span
        case .enumCase: nil
        }
    }

    /// What two declarations have in common of which the later replaces the earlier. A function's result isn't a part of it: who writes it again wants to change it.
    private func replacement(of member: Member) -> String? {
        switch member {
        case .variable(let variable):
            guard variable.getter != nil, variable.wrapped == nil, variable.backing == nil, !variable.isRequirement else { return nil }
            return "\(variable.isStatic) \(variable.name)"
        case .function(let function):
            guard !function.isRequirement, !function.isSynthesized, function.kind == .function || function.kind == .initializer else { return nil }
            let own = function.parameters.suffix(function.ownParameterCount).map { "\($0.name): \($0.protocols.map(\.name))" }
            let types = function.arguments.map(\.type.description)
            let position = function.attributes.names.intersection(["prefix", "postfix"])
            return "\(function.isStatic) \(function.fullName) \(types) \(own) \(function.requirements.count) \(position)"
        case .enumCase: return nil
        }
    }

    /// Whether a type, or the one around it, is declared again by a later input.
    private func isReplaced(_ decl: NominalDecl?) -> Bool {
        guard var root = decl, !root.isPrelude else { return false }
        while let parent = root.parent, !parent.isPrelude { root = parent }
        return root.parent == nil && module.types[root.name] != nil && !module.declares(root)
    }
}
