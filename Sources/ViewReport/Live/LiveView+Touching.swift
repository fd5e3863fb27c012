import ViewGraph
import ViewLayout
import ViewTree
import Wording

extension LiveView {
    /// Fingers touch a view, move in time, and are lifted or stay; fingers that are there go on.
    func touch(_ selector: Selector, _ touching: Touching) throws -> () throws -> String? {
        if let fault = touching.fault { throw fault }
        let view = try target(of: selector, touching.name) { !$0.followingGestures.isEmpty }
        try checkEnabled(view, selector)
        if drag != nil || touch.map({ $0.view !== view || $0.event.fingers != touching.fingers }) ?? false { try checkFingers() }
        guard let frame = layout.frame(of: view) else {
            throw ActionError(
                .actionNotTaken, Phrase("\(selector) has no place", ko: "\(selector): 자리가 없는 뷰입니다"),
                help: Phrase("Give a view that is in the window.", ko: "윈도우 안에 있는 뷰를 적으세요."))
        }
        return { [self] in
            let touch = try self.touch ?? begin(on: view, frame, touching)
            let first = touch.event
            for step in 0..<touching.steps {
                let event = touching.event(after: Double(step + 1) / Double(touching.steps), of: first)
                try pass(event.seconds - touch.event.seconds)
                try send(event, to: touch)
            }
            self.touch = touch
            return touching.isHeld ? nil : try lift(touch)
        }
    }

    /// Lifts the fingers that are on a view, or takes them away without making a gesture.
    func release(isCancelled: Bool = false) throws -> () throws -> String? {
        if let drag { return { [self] in isCancelled ? try doing { try self.endDrag(drag) }() : try drop(drag) } }
        guard let touch else {
            throw ActionError(
                .actionNotTaken, Phrase("no fingers are on a view", ko: "뷰에 손가락이 없습니다"),
                help: Phrase("Put `hold` after a drag or a press first.", ko: "먼저 끌기나 누르기 뒤에 `hold`를 적으세요."))
        }
        return { [self] in
            guard isCancelled else { return try lift(touch) }
            self.touch = nil
            var event = touch.event
            event.isCancelled = true
            try send(event, to: touch)
            return nil
        }
    }

    private func begin(on view: ResolvedNode, _ frame: Rect, _ touching: Touching) throws -> Touch {
        let start = touching.start ?? Point(x: frame.width / 2, y: frame.height / 2)
        var event = TouchEvent(location: layout.drawnLocation(of: start, in: view))
        event.fingers = touching.fingers
        let touch = try Touch(on: view, event, path: view.pathToPresentation)
        try send(event, to: touch)
        return touch
    }

    private func lift(_ touch: Touch) throws -> String? {
        self.touch = nil
        var event = touch.event
        event.isOver = true
        try send(event, to: touch)
        return touch.isRecognized ? nil : "No gesture was made of it."
    }

    private func send(_ event: TouchEvent, to touch: Touch) throws {
        try graph.perform { try touch.take(event) { [layout] in $0.isLive ? layout.geometry(of: $0) : nil } }
    }

    /// Lets time pass in the middle of a step: what has changed begins to move.
    private func pass(_ seconds: Double) throws {
        if seconds <= 0 { return }
        if graph.record?.carriesAnimation ?? false { look() }
        try graph.advance(by: seconds)
    }
}
