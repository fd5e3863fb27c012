extension NominalDecl {
    /// A protocol with all that it refines, each once: itself first, then branch by branch.
    package var selfAndRefined: [NominalDecl] {
        var (list, seen): ([NominalDecl], Set<NominalDecl>) = ([], [])
        func add(_ decl: NominalDecl) {
            guard seen.insert(decl).inserted else { return }
            list.append(decl)
            decl.refined.forEach(add)
        }
        add(self)
        return list
    }

    /// The same, the furthest first.
    package var refinedAndSelf: [NominalDecl] {
        var (list, seen): ([NominalDecl], Set<NominalDecl>) = ([], [])
        func add(_ decl: NominalDecl) {
            guard seen.insert(decl).inserted else { return }
            decl.refined.forEach(add)
            list.append(decl)
        }
        add(self)
        return list
    }

    /// Whether a protocol refines the target.
    package func refines(_ target: NominalDecl) -> Bool {
        var list = refined
        var index = 0
        while index < list.count {
            if list[index] == target { return true }
            for next in list[index].refined where !list.contains(next) { list.append(next) }
            index += 1
        }
        return false
    }

    /// `P & B` with a class: what it stands for in the lists of protocols that types keep.
    package convenience init(composing base: SwiftType, with protocols: [NominalDecl]) {
        let name = ([base.description] + protocols.map(\.name)).joined(separator: " & ")
        self.init(kind: .protocol, name: name, parent: nil, key: 0, isPrelude: false, span: nil, attributes: Attributes())
        let own = GenericParameter(name: "Self")
        own.protocols = [self]
        (header.parameters, header.superclass, header.refined, isComposition) = ([own], base, protocols, true)
    }

    /// The class that what conforms to a protocol inherits from: `protocol P: B`, `protocol P where Self: B`.
    package var classBound: SwiftType? {
        // None of the library's has one.
        isPrelude ? nil : selfAndRefined.lazy.compactMap(\.ownClassBound).first
    }

    private var ownClassBound: SwiftType? {
        if let superclass { return superclass }
        for case .superclass(.parameter(let subject), let base) in requirements where subject == parameters.first { return base }
        return nil
    }
}
