import Course

/// Points in words: `1/2 point`, `1 point`, `2 1/2 points`; other parts as decimals, `0.4 points`.
public func shownPoints(_ points: Double) -> String {
    let whole = points.rounded(.down)
    let parts = [(0.5, "1/2"), (0.25, "1/4"), (0.75, "3/4"), (1.0 / 3, "1/3"), (2.0 / 3, "2/3")]
    let part = parts.first { abs(points - whole - $0.0) < 0.005 }
    let number =
        part.map { whole == 0 ? $0.1 : "\(shownNumber(whole)) \($0.1)" } ?? shownNumber((points * 100).rounded() / 100)
    return "\(number) \(points == 1 || part != nil && whole == 0 ? "point" : "points")"
}

/// What was reached of what can be reached: `1/2 of 1 point`, `3 of 4 points`, `2 points` where nothing is missing.
public func shownPoints(_ points: Double, of max: Double) -> String {
    guard points < max else { return shownPoints(points) }
    let reached = shownPoints(points).prefix { !$0.isLetter }
    return "\(folded(String(reached))) of \(shownPoints(max))"
}
