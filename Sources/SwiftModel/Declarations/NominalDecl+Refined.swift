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
}
