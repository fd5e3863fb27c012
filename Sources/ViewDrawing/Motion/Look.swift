import ViewGraph
import ViewTree

/// What of a view's looks can pass into another: numbers and colors.
public enum Look {
    case effect(Effect)
    case color(ColorValue)
    case shape(ShapeContent)

    /// On the way from another look to this one; a color is where it leads.
    public func reached(from start: Look, _ progress: Double) throws -> Look {
        switch (start, self) {
        case (.effect(let a), .effect(let b)): .effect(b.reached(from: a, progress))
        case (.shape(let a), .shape(let b)): .shape(try b.reached(from: a, progress))
        default: self
        }
    }

    /// Whether both look the same.
    public func isSame(as other: Look) -> Bool {
        switch (self, other) {
        case (.effect(let a), .effect(let b)): a.numbers == b.numbers && a.name == b.name
        case (.color(let a), .color(let b)): a == b
        case (.shape(let a), .shape(let b)): a == b
        default: false
        }
    }
}

extension ResolvedNode {
    /// The view's looks, where they have numbers or colors.
    public var look: Look? {
        switch form {
        case .modifier: if case .modifier(.effect(let effect)) = role, !effect.numbers.isEmpty { .effect(effect) } else { nil }
        case .leaf:
            switch role {
            case .leaf(let color as ColorValue): .color(color)
            case .leaf(let shape as ShapeContent): .shape(shape)
            default: nil
            }
        default: nil
        }
    }
}

/// How a view is drawn while it is on its way.
public struct DrawnMotion {
    /// Where it is drawn.
    public var frame: Rect?
    /// What it looked like, and how much of the change is done: 0 at the beginning, 1 in the end; springs may pass 1.
    public var change: (from: Look, progress: Double)?
    /// What is done to a view that has just come, innermost first.
    public var transition: [VisualChange]
    public init(frame: Rect? = nil, change: (from: Look, progress: Double)? = nil, transition: [VisualChange] = []) {
        (self.frame, self.change, self.transition) = (frame, change, transition)
    }
}

/// A view that has left the tree, as it was drawn last, with what its transition does to it.
public struct DrawnRemoval {
    public var items: [DrawnItem]
    /// Where it was, in the window.
    public var frame: Rect
    public var zIndex: Double
    /// Innermost first.
    public var transition: [VisualChange]
    public init(items: [DrawnItem], frame: Rect, zIndex: Double, transition: [VisualChange]) {
        (self.items, self.frame, self.zIndex, self.transition) = (items, frame, zIndex, transition)
    }
}
