import ViewGraph
import ViewTree

/// Fingers on a view, and what its gestures and those of the views around make of them.
///
/// The first gesture that is made wins, and the others end without it, but for those that run simultaneously. Of several that are made at the same time, one of high
/// priority comes before the others, the outermost first; then the innermost does.
final class Touch {
    let view: ResolvedNode
    private(set) var event: TouchEvent
    private var followers: [Follower]
    private var winner: Int?

    /// A gesture's place, and what it remembers. The gesture itself is looked up for each event, since its view may be declared again meanwhile.
    private struct Follower {
        let node: ResolvedNode
        let index: Int
        let memory: AnyObject
        var isOver = false
        /// The gesture and its view at the event before, for a view that goes.
        var last: (gesture: GestureModifier, view: any GeometryProxy)?

        var gesture: GestureModifier? {
            guard node.isLive else { return nil }
            let gestures = node.followingGestures
            return gestures.indices.contains(index) ? gestures[index] : nil
        }
    }

    init(on view: ResolvedNode, _ event: TouchEvent, path: [ResolvedNode]) throws {
        (self.view, self.event) = (view, event)
        var all: [(node: ResolvedNode, index: Int, gesture: GestureModifier)] = []
        for node in path {
            if node.hidesInnerGestures { all = [] }
            all += node.followingGestures.enumerated().map { (node, $0.offset, $0.element) }
        }
        let ordered = all.filter { $0.gesture.priority == .high }.reversed() + all.filter { $0.gesture.priority != .high }
        followers = try ordered.compactMap { place in
            try place.gesture.follower.map { Follower(node: place.node, index: place.index, memory: try $0.makeMemory()) }
        }
    }

    /// Whether a gesture was made, or has begun to be.
    private(set) var isRecognized = false

    func take(_ event: TouchEvent, geometry: (ResolvedNode) -> (any GeometryProxy)?) throws {
        self.event = event
        for index in followers.indices { try take(event, index, geometry) }
        // Those that came before the one that was made.
        for index in followers.indices where isBeaten(index) { try take(event, index, geometry) }
    }

    private func isBeaten(_ index: Int) -> Bool {
        guard let winner, winner != index, !followers[index].isOver else { return false }
        return followers[index].gesture?.priority != .simultaneous && followers[winner].gesture?.priority != .simultaneous
    }

    private func take(_ event: TouchEvent, _ index: Int, _ geometry: (ResolvedNode) -> (any GeometryProxy)?) throws {
        let place = followers[index]
        guard !place.isOver else { return }
        var event = event
        let now = place.gesture.flatMap { gesture in geometry(place.node).map { (gesture: gesture, view: $0) } }
        if now == nil || isBeaten(index) { event.isCancelled = true }
        guard let (gesture, view) = now ?? place.last, let follower = gesture.follower else {
            followers[index].isOver = true
            return
        }
        followers[index].last = (gesture, view)
        switch try follower.phase(of: event, in: view, place.memory) {
        case .possible: break
        case .active: win(index, gesture)
        case .ended:
            win(index, gesture)
            followers[index].isOver = true
        case .failed: followers[index].isOver = true
        }
        if event.isCancelled { followers[index].isOver = true }
    }

    private func win(_ index: Int, _ gesture: GestureModifier) {
        isRecognized = true
        if gesture.priority != .simultaneous, winner == nil { winner = index }
    }
}

extension ResolvedNode {
    /// Gestures on the node that can be made, innermost first.
    var gestures: [GestureModifier] {
        guard hasAttachments else { return [] }
        let all = attachments.compactMap { if case .action(let gesture as GestureModifier) = $0 { gesture } else { nil } }
        return Array(all.suffix(from: all.lastIndex(where: \.hidesInner) ?? 0))
    }

    var hidesInnerGestures: Bool { gestures.first?.hidesInner ?? false }

    /// Those of them that follow fingers.
    var followingGestures: [GestureModifier] { gestures.filter { $0.follower != nil } }
}
