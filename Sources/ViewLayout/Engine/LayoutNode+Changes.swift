import ViewGraph
import ViewTree

/// What has to be asked again after a change.
extension LayoutNode {
    /// Lets the node be visited by the next placing, wherever it is.
    func markNeedsPlacement() { needsPlacement = true }

    /// Lets the next placing visit a child, which has something to be placed again inside it.
    func markNeedsVisit(of child: LayoutNode?) {
        if needsPlacement { return }
        guard let child, child.placement != nil, !placesByFrame else { return needsPlacement = true }
        if child.isToBeVisited { return }
        child.isToBeVisited = true
        rarities.childrenToVisit.append(child)
    }

    /// Forgets rule, answers and place.
    func reset() {
        madeComputer = nil
        sizes = AnswerCache()
        knownRarities?.guides = AnswerCache()
        (knownSpacing, knownPriority, knownHoldsSpacer, knownSetsGuides) = (nil, nil, nil, nil)
        (placedChildren, placement, madeWith) = (nil, nil, nil)
        needsPlacement = true
    }

    /// Forgets rule and answers, puts the same questions again, and returns whether any answer differs.
    func answersDiffer() throws -> Bool {
        let (oldSizes, oldGuides, oldLevel) = (sizes, knownRarities?.guides ?? AnswerCache(), ownGuides.count)
        let oldRule = isQuick ? madeComputer as? any QuickComputer : nil
        let (oldSpacing, oldPriority, oldHoldsSpacer, oldSetsGuides) = (knownSpacing, knownPriority, knownHoldsSpacer, knownSetsGuides)
        // Where its answers stay the same, so does its place; a node that layouts see through may have no place now.
        let place = resolved?.isSeenThrough == false ? placement : nil
        reset()
        placement = place
        if let oldRule, !oldRule.answers(like: computer) { return true }
        if oldSizes.hasOverflowed || oldGuides.hasOverflowed { return true }
        for entry in oldSizes.entries where try size(entry.question) != entry.answer { return true }
        if let oldSpacing, try spacing() != oldSpacing { return true }
        if let oldPriority {
            learnPriority()
            if knownPriority != oldPriority { return true }
        }
        if let oldSetsGuides, setsBuiltInGuides != oldSetsGuides { return true }
        if let oldHoldsSpacer, holdsSpacer != oldHoldsSpacer { return true }
        for entry in oldGuides.entries where entry.question.level == oldLevel {
            if try explicitValue(of: entry.question.guide, at: entry.question.viewSize) != entry.answer { return true }
        }
        return false
    }

    /// Whether a size depends on a container size that doesn't hold anymore.
    var hasOvertakenContainerSize: Bool {
        guard let usedContainerSize, let resolved else { return false }
        return context.containerSize(around: resolved) != usedContainerSize
    }
}
