import SwiftModel

/// What may follow a dot without a base, where a type is expected.
extension Checker {
    func implicitCandidates(_ bases: [ImplicitBase], isPattern: Bool, _ prefix: NamePrefix) -> [Candidate] {
        let found = bases.flatMap { base in
            switch base {
            case .type(let type): staticCandidates(giving: type, prefix)
            case .conforming(let decl): protocolCandidates(decl, prefix)
            }
        }
        return isPattern ? found.filter { $0.kind == .enumCase } : found
    }

    /// Cases, and static members of the type that give it.
    private func staticCandidates(giving type: SwiftType, _ prefix: NamePrefix) -> [Candidate] {
        let wanted = CompletionProbe.Wanted.type(type)
        return staticNames(of: owners(of: type), prefix).flatMap { checkedCandidates(named: $0, of: type, isStatic: true, wanted) }.filter(\.isExact)
    }

    /// Static members of a protocol whose `Self` is a concrete type: `.plain` of `ButtonStyle`.
    private func protocolCandidates(_ decl: NominalDecl, _ prefix: NamePrefix) -> [Candidate] {
        let targets = [decl] + decl.refined
        return staticNames(of: targets, prefix).flatMap { name in
            targets.flatMap { target in
                module.members(name, of: target).compactMap { member -> Candidate? in
                    switch member {
                    case .variable(let variable) where variable.isStatic:
                        guard let concrete = concreteSelf(variable.getter?.requirements ?? [], target) else { return nil }
                        let type = conformances.normalized(variable.type.substituting([target.parameters[0]: concrete]))
                        return Candidate(text: name, kind: .property, detail: "static var \(name): \(type)")
                    case .function(let function) where function.isStatic:
                        guard let concrete = concreteSelf(function.requirements, target) else { return nil }
                        return Candidate(text: name, kind: .method, detail: "static " + signature(function, [target.parameters[0]: concrete]))
                    default: return nil
                    }
                }
            }
        }
    }

    /// Names that may be those of static members; the others of the library are not read.
    private func staticNames(of owners: [NominalDecl], _ prefix: NamePrefix) -> Set<String> {
        var names: Set<String> = []
        for owner in owners {
            for name in module.memberNames(of: owner) where prefix.offers(name) && name != "init" && name != "subscript" && !names.contains(name) {
                let written = owner.reader?.written(named: name, of: owner) ?? []
                if written.isEmpty || written.contains(where: \.isStatic) { names.insert(name) }
            }
        }
        return names
    }
}
