import ViewDrawing
import ViewGraph
import ViewTree

/// A view on its way into the tree or out of it.
struct RunningTransition {
    private struct Part {
        let from, to: [VisualChange]
        let animation: Animation
    }
    private var parts: [Part] = []
    /// What the transition does and can't be drawn on the way.
    private(set) var unknown: [String] = []

    /// - Parameter animation: the one that the change carries; parts may have their own.
    init(insertion: Transition?, of geometry: any GeometryProxy, _ animation: Animation?) throws {
        guard let transition = insertion else {
            parts = Self.fade(from: 0, to: 1, animation)
            return
        }
        for part in transition.insertion { try add(part, .willAppear, .identity, geometry, animation) }
    }

    init(removal: Transition?, of geometry: any GeometryProxy, _ animation: Animation?) throws {
        guard let transition = removal else {
            parts = Self.fade(from: 1, to: 0, animation)
            return
        }
        for part in transition.removal { try add(part, .identity, .didDisappear, geometry, animation) }
    }

    /// What a view does without a transition.
    private static func fade(from start: Double, to end: Double, _ animation: Animation?) -> [Part] {
        animation.map { [Part(from: [.effect(.opacity(start))], to: [.effect(.opacity(end))], animation: $0)] } ?? []
    }

    private mutating func add(
        _ part: TransitionPart, _ start: TransitionPart.Phase, _ end: TransitionPart.Phase, _ geometry: any GeometryProxy, _ animation: Animation?
    ) throws {
        guard let animation = part.animation ?? animation else { return }
        let (from, to) = (try part.changes(in: start, geometry), try part.changes(in: end, geometry))
        parts.append(Part(from: from.changes, to: to.changes, animation: animation))
        unknown += (from.unknown + to.unknown).filter { !unknown.contains($0) }
    }

    /// Moves the view to another place, as large as that.
    mutating func add(moveFrom start: Rect, to end: Rect, _ animation: Animation) {
        func changes(_ offset: Size, x: Double, y: Double) -> [VisualChange] {
            [.effect(.scale(x: x, y: y, anchor: .center, isUniform: false)), .offset(offset)]
        }
        let scale = Size(width: start.width > 0 ? end.width / start.width : 1, height: start.height > 0 ? end.height / start.height : 1)
        let way = Size(width: end.midX - start.midX, height: end.midY - start.midY)
        parts.append(Part(from: changes(.zero, x: 1, y: 1), to: changes(way, x: scale.width, y: scale.height), animation: animation))
    }

    /// Seconds until all parts are done.
    var length: Double { parts.map(\.animation.length).max() ?? 0 }

    /// What is done to the view some seconds after the change, innermost first.
    func changes(after seconds: Double) -> [VisualChange] {
        parts.flatMap { $0.to.reached(from: $0.from, $0.animation.progress(after: seconds)) }
    }
}
