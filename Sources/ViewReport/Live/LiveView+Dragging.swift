import ViewGraph
import ViewLayout
import ViewTree
import Wording

/// Something on its way from one view to another, under a finger (docs/Semantics.md §23).
struct Drag {
    let payload: any DragPayload
    /// In the window, in points.
    let place: Point
    /// What takes it: a modifier of a view, by its place among those of the view, or the row of a list that it's put beside.
    let taker: (view: ResolvedNode, modifier: Int?)
}

extension LiveView {
    /// Drags what a view offers onto another view, and drops it there or keeps it there.
    func drag(_ selector: Selector, onto destination: Selector, at place: Point?, isHeld: Bool) throws -> () throws -> String? {
        try checkFingers()
        let dragged = try target(of: selector, Phrase("a drag onto another view", ko: "다른 뷰로 끌기")) { $0.dragSource != nil }
        try checkEnabled(dragged, selector)
        let below = try target(of: destination, Phrase("a drop", ko: "놓기")) { !$0.dropTargets.isEmpty || $0.takesInsertions }
        try checkEnabled(below, destination)
        guard let point = try self.place(on: destination, below, at: place) else {
            throw ActionError(
                .actionNotTaken, Phrase("\(destination) has no place", ko: "\(destination): 자리가 없는 뷰입니다"),
                help: Phrase("Give a view that is in the window.", ko: "윈도우 안에 있는 뷰를 적으세요."))
        }
        return { [self] in
            var payload: (any DragPayload)?
            try graph.perform { payload = try dragged.dragSource?.payload() }
            guard let payload else { return "Nothing is dragged: the closure of `\(dragged.dragSource?.name ?? "")` gave nothing." }
            var taker: (ResolvedNode, Int?)?
            try graph.perform { taker = try self.taker(of: payload, above: below, at: point) }
            guard let taker else { return "No view there takes what is dragged: it has another type." }
            let drag = Drag(payload: payload, place: point, taker: taker)
            _ = try follow(drag, .entered)
            guard try follow(drag, .moved) else {
                _ = try follow(drag, .exited)
                return "The drop isn't allowed there."
            }
            if !isHeld { return try drop(drag) }
            self.drag = drag
            return nil
        }
    }

    /// Lets go of what is dragged, where it is.
    func drop(_ drag: Drag) throws -> String? {
        self.drag = nil
        guard drag.taker.view.isLive else { return "The view that would take it is gone." }
        return try follow(drag, .dropped) ? nil : "The view didn't take what was dropped."
    }

    /// Takes what is dragged away again.
    func endDrag(_ drag: Drag) throws {
        self.drag = nil
        _ = try follow(drag, .exited)
    }

    /// The innermost of the views at a place that takes what is dragged.
    private func taker(of payload: any DragPayload, above view: ResolvedNode, at point: Point) throws -> (ResolvedNode, Int?)? {
        for node in view.pathToPresentation {
            for (offset, target) in node.dropTargets.enumerated() where try target.follow(.offered, payload, local(point, in: node)) { return (node, offset) }
            if let element = node.editableElement, let insert = element.edits.insert, try insert(.offered, payload, element.index) { return (node, nil) }
        }
        return nil
    }

    private func follow(_ drag: Drag, _ phase: DropPhase) throws -> Bool {
        let (view, modifier) = drag.taker
        guard view.isLive else { return false }
        var goesOn = true
        if let modifier {
            let targets = view.dropTargets
            guard targets.indices.contains(modifier) else { return false }
            try graph.perform { goesOn = try targets[modifier].follow(phase, drag.payload, local(drag.place, in: view)) }
        } else if phase == .dropped, let element = view.editableElement, let insert = element.edits.insert {
            let isBelowMiddle = try layout.frame(of: view).map { try local(drag.place, in: view).y > $0.height / 2 } ?? false
            try graph.perform { goesOn = try insert(phase, drag.payload, element.index + (isBelowMiddle ? 1 : 0)) }
        }
        return goesOn
    }

    private func local(_ point: Point, in view: ResolvedNode) throws -> Point { try layout.geometry(of: view).location(of: point, in: .local) }

    /// Fingers, or what is dragged, that an action left in the window keep another one from beginning.
    func checkFingers() throws {
        guard touch != nil || drag != nil else { return }
        throw ActionError(
            .actionNotTaken, Phrase("fingers are still on another view", ko: "손가락이 아직 다른 뷰에 있습니다"),
            help: Phrase("Lift them first: release", ko: "먼저 손가락을 떼세요: release"))
    }
}

extension ResolvedNode {
    fileprivate var takesInsertions: Bool { editableElement?.edits.insert != nil }
}
