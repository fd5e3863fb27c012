import ViewTree

extension [VisualChange] {
    /// On the way from other changes of the same kinds to these; otherwise these.
    public func reached(from start: [VisualChange], _ progress: Double) -> [VisualChange] {
        guard start.count == count else { return self }
        return zip(start, self).map { old, new in
            switch (old, new) {
            case (.offset(let a), .offset(let b)):
                .offset(Size(width: a.width + (b.width - a.width) * progress, height: a.height + (b.height - a.height) * progress))
            case (.effect(let a), .effect(let b)): .effect(b.reached(from: a, progress))
            default: new
            }
        }
    }
}
