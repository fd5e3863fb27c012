// What depends on where a view is in the scroll view around it.
/// Where a view of a scroll view is: about to come, in sight, or gone.
/// - Since: iOS 17
enum ScrollTransitionPhase: Hashable {
    case topLeading, identity, bottomTrailing
    var isIdentity: Bool { self == .identity }
    var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}
/// How a scroll transition follows the place of its view: in step with it, or at once where it crosses the threshold.
/// - Since: iOS 17
struct ScrollTransitionConfiguration {
    enum _Kind { case identity, animated, interactive }
    var _kind: ScrollTransitionConfiguration._Kind
    var _curve = UnitCurve.linear
    var _threshold = ScrollTransitionConfiguration.Threshold.visible
    static let animated = ScrollTransitionConfiguration(_kind: .animated), interactive = ScrollTransitionConfiguration(_kind: .interactive)
    static let identity = ScrollTransitionConfiguration(_kind: .identity)
    static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(_kind: .animated) }
    static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(_kind: .interactive, _curve: timingCurve) }
    func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration {
        var changed = self
        changed._threshold = threshold
        return changed
    }
    /// How much of a view has to be in sight for its phase to be the identity.
    struct Threshold {
        /// From 0 to 1; `nil` for the middle of the scroll view.
        var _part: Double?
        var _inset = 0.0
        static let visible = ScrollTransitionConfiguration.Threshold(_part: 1), hidden = ScrollTransitionConfiguration.Threshold(_part: 0)
        static let centered = ScrollTransitionConfiguration.Threshold(_part: nil)
        static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold { ScrollTransitionConfiguration.Threshold(_part: min(max(amount, 0), 1)) }
        func interpolated(towards other: ScrollTransitionConfiguration.Threshold, amount: Double) -> ScrollTransitionConfiguration.Threshold {
            guard let _part, let end = other._part else { return amount < 0.5 ? self : other }
            return ScrollTransitionConfiguration.Threshold(_part: _part + (end - _part) * amount)
        }
        func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold { ScrollTransitionConfiguration.Threshold(_part: _part, _inset: distance) }
    }
    /// From 0 in the identity to 1 out of sight.
    func _progress(from start: Double, length: Double, in room: Double) -> Double {
        guard _kind != .identity, length > 0 else { return 0 }
        let (low, high) = (_threshold._inset, room - _threshold._inset)
        var progress: Double
        if let part = _threshold._part {
            let seen = max(0, min(start + length, high) - max(start, low)) / length
            progress = part > 0 ? min(1, max(0, part - seen) / part) : seen > 0 ? 0 : 1
        } else {
            progress = min(1, abs(start + length / 2 - (low + high) / 2) / max(1, (high - low + length) / 2))
        }
        if _kind == .animated { return progress > 0 ? 1 : 0 }
        return _curve.value(at: progress)
    }
}
extension GeometryProxy {
    /// How much of the view is in sight of the scroll view around, from 0 to 1.
    var _visiblePart: Double {
        guard let bounds = bounds(of: .scrollView) else { return 1 }
        func part(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> Double {
            length > 0 ? max(0, min(length, start + room) - max(0, start)) / length : start <= 0 && start + room >= 0 ? 1 : 0
        }
        return part(bounds.minX, size.width, bounds.width) * part(bounds.minY, size.height, bounds.height)
    }
    /// From -1, before what is in sight, to 1 behind it: along the axis, else along the one on which the view is further away.
    func _scrollProgress(_ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration, _ axis: Axis?) -> Double {
        guard let bounds = bounds(of: .scrollView) else { return 0 }
        func progress(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> Double {
            let isBefore = start + length / 2 < room / 2
            let amount = (isBefore ? topLeading : bottomTrailing)._progress(from: start, length: length, in: room)
            return isBefore ? -amount : amount
        }
        let horizontal = progress(-bounds.minX, size.width, bounds.width)
        let vertical = progress(-bounds.minY, size.height, bounds.height)
        return switch axis {
        case .horizontal?: horizontal
        case .vertical?: vertical
        case nil: abs(horizontal) > abs(vertical) ? horizontal : vertical
        }
    }
}
struct _ScrolledVisualEffect: VisualEffect { let _changes: [_VisualChange] }
extension _VisualChange {
    func _blended(with other: _VisualChange, by amount: Double) -> _VisualChange {
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
        func turned(_ a: Angle, _ b: Angle) -> Angle { Angle(radians: mixed(a.radians, b.radians)) }
        return switch (self, other) {
        case (.offset(let x, let y), .offset(let a, let b)): .offset(mixed(x, a), mixed(y, b))
        case (.opacity(let x), .opacity(let a)): .opacity(mixed(x, a))
        case (.scale(let x, let y, _), .scale(let a, let b, let anchor)): .scale(mixed(x, a), mixed(y, b), anchor)
        case (.rotation(let x, _), .rotation(let a, let anchor)): .rotation(turned(x, a), anchor)
        case (.blur(let x), .blur(let a)): .blur(mixed(x, a))
        case (.brightness(let x), .brightness(let a)): .brightness(mixed(x, a))
        case (.contrast(let x), .contrast(let a)): .contrast(mixed(x, a))
        case (.grayscale(let x), .grayscale(let a)): .grayscale(mixed(x, a))
        case (.saturation(let x), .saturation(let a)): .saturation(mixed(x, a))
        case (.hueRotation(let x), .hueRotation(let a)): .hueRotation(turned(x, a))
        case (.rotation3D(let angle, let x, let y, let z, _), .rotation3D(let a, let b, let c, let d, let anchor)):
            .rotation3D(turned(angle, a), mixed(x, b), mixed(y, c), mixed(z, d), anchor)
        default: amount < 0.5 ? self : other
        }
    }
}
/// - Since: iOS 17
extension View {
    /// Calls the action when the view comes into sight of the scroll view around, or leaves it: when as much of it is seen as `threshold` says, from 0 to 1.
    /// - Since: iOS 18
    func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            let part = proxy._visiblePart
            return part > 0 && part >= threshold
        } action: { wasVisible, isVisible in
            if wasVisible || isVisible { action(isVisible) }
        }
    }
    /// Draws the view as the transition says for where it is in the scroll view around: as it is while it is in sight, and changed toward both ends.
    func scrollTransition<E: VisualEffect>(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }
    /// As well, with a configuration for each end.
    func scrollTransition<E: VisualEffect>(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E) -> some View {
        visualEffect { effect, proxy in
            let progress = proxy._scrollProgress(topLeading, bottomTrailing, axis)
            let inSight = transition(effect, .identity)._changes
            let away = transition(effect, progress < 0 ? .topLeading : .bottomTrailing)._changes
            return _ScrolledVisualEffect(_changes: zip(inSight, away).map { $0._blended(with: $1, by: abs(progress)) })
        }
    }
}
