import ViewTree

extension Graph: GeometryHost {
    public func resolveContent(of node: ResolvedNode, proxy: any GeometryProxy) throws -> Bool {
        guard let reader = node.origin as? GeometryReaderNode else { return false }
        let before = changed.takeAll()
        try reader.resolve(proxy)
        try updateBodies()
        // The layout that asks looks at everything inside by itself.
        let made = changed.takeAll()
        for other in before + made where !other.isInside(node) { changed.insert(other) }
        return made.contains { $0.isInside(node) }
    }
}
