import ViewGraph
import ViewTree

/// What of a view's looks can pass into another: numbers and colors.
public enum Look {
    case effect(Effect)
    case color(ColorValue)
    case shape(ShapeContent)

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
            case .leaf(.color(let color)): .color(color)
            case .leaf(.shape(let shape)): .shape(shape)
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
    /// Of a view that has just come.
    public var opacity: Double?
    public init(frame: Rect? = nil, change: (from: Look, progress: Double)? = nil, opacity: Double? = nil) {
        (self.frame, self.change, self.opacity) = (frame, change, opacity)
    }
}
