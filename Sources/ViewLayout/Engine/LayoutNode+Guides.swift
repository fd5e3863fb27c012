import ViewTree

/// The view's alignment guides: its own, those that show through from its children, and the usual ones.
extension LayoutNode {
    var setsBuiltInGuides: Bool {
        if let knownSetsGuides { return knownSetsGuides }
        let computer = computer
        if isQuick {
            let sets = !ownGuides.isEmpty || computer.setsBuiltInGuides
            knownSetsGuides = sets
            return sets
        }
        var (last, sets) = (self, false)
        while true {
            let computer = last.computer
            sets = !last.ownGuides.isEmpty || computer.setsBuiltInGuides
            guard !sets, let inner = computer.guideChild else { break }
            guard let node = inner.node else {
                sets = inner.setsBuiltInGuides
                break
            }
            last = node
        }
        var node: LayoutNode? = self
        while let current = node {
            current.knownSetsGuides = sets
            node = current === last ? nil : current.computer.guideChild?.node
        }
        return sets
    }

    func explicitValue(of guide: AlignmentGuide, at viewSize: ViewSize) throws -> Double? {
        try explicitValue(of: guide, at: viewSize, level: nil)
    }

    /// `level` is the number of the node's own guides that count, from inside; `nil` for all.
    func explicitValue(of guide: AlignmentGuide, at viewSize: ViewSize, level: Int?) throws -> Double? {
        if guide.merging == .nothing, !setsBuiltInGuides { return nil }
        let computer = computer
        let question = GuideQuestion(guide: guide, viewSize: viewSize, level: level ?? ownGuides.count)
        if let known = knownRarities?.guides[question] { return known }
        let value: Double? = try context.descend(into: self) {
            for (index, own) in ownGuides.prefix(question.level).enumerated().reversed() where own.guide == guide {
                return try own.value(NodeDimensions(node: self, viewSize: viewSize, level: index)).finite
            }
            return try computer.explicitValue(of: guide, in: viewSize)
        }
        rarities.guides.insert(value, for: question)
        return value
    }

    func value(of guide: AlignmentGuide, at viewSize: ViewSize) throws -> Double {
        if let value = try explicitValue(of: guide, at: viewSize) { return value }
        return try defaultValue(of: guide, at: viewSize, level: ownGuides.count)
    }

    /// The guide's default in the node's size; it may ask for other guides, which is why its depth is bounded.
    func defaultValue(of guide: AlignmentGuide, at viewSize: ViewSize, level: Int) throws -> Double {
        if let plain = guide.plainDefault(in: viewSize.size) { return plain.isNaN ? 0 : plain }
        let value = try context.descend(into: self) {
            try guide.defaultValue(NodeDimensions(node: self, viewSize: viewSize, level: level))
        }
        return value.isNaN ? 0 : value
    }
}
