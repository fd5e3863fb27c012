import ViewTree

/// What SwiftUI makes of lengths that cannot be, with its warnings.
extension LayoutNode {
    /// A frame's length: a negative one counts as 0, one that is not finite as not given.
    func frameLength(_ length: Double?) -> Double? {
        guard let length, !(length.isFinite && length >= 0) else { return length }
        context.warn(
            .invalidLength, "Invalid frame dimension (negative or non-finite).",
            help: length.isFinite ? "Use a length of 0 or more." : "Write frame(maxWidth: .infinity) to take all the room there is.", at: self)
        return length.isFinite ? 0 : nil
    }

    func warnContradiction() {
        context.warn(
            .contradictoryFrame, "Contradictory frame constraints specified.",
            help: "Give the minimum at most the ideal length and the ideal length at most the maximum, all of them 0 or more.", at: self)
    }

    /// A length that has to be finite; another one counts as not given.
    func length(_ length: Double?, named name: String) -> Double? {
        guard let length, !length.isFinite else { return length }
        warnNotFinite(name)
        return nil
    }

    /// Insets that have to be finite; others count as 0.
    func finite(_ insets: EdgeInsets) -> EdgeInsets {
        if insets.finite != insets { warnNotFinite("padding") }
        return insets.finite
    }

    /// A ratio that has to be above 0 and finite; of another one the child's own counts.
    func usable(ratio: Double?) -> Double? {
        guard let ratio, !(ratio > 0 && ratio.isFinite) else { return ratio }
        context.warn(
            .invalidLength, "aspectRatio(\(ratio.written)) has a ratio that is not above 0 and finite", help: "A ratio is the width divided by the height.",
            at: self)
        return nil
    }

    private func warnNotFinite(_ name: String) {
        context.warn(.invalidLength, "\(label) has a \(name) that is not finite", help: "Use a finite length in points.", at: self)
    }
}
