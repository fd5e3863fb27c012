import ViewTree

/// `matchedGeometryEffect`: the frame that follows another view's.
extension LayoutNode {
    func match(_ effect: MatchedGeometry) {
        let place = rarities.matched ?? MatchedPlace()
        place.effect = effect
        rarities.matched = place
        context.matchedViews.register(self)
    }

    var matchedEffect: MatchedGeometry? { knownRarities?.matched?.effect }
    var isMatchOvertaken: Bool { knownRarities?.matched?.isOvertaken(for: self) ?? false }

    var match: Match? { knownRarities?.matched?.match(of: self) }

    /// Where the layout around the node puts it.
    func askedPlace(_ placement: Placement) -> (origin: Point, proposal: Proposal) {
        knownRarities?.matched?.asked ?? (placement.frame.origin, placement.proposal)
    }
}
