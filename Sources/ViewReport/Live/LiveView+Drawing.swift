import ViewDrawing
import ViewGraph
import ViewLayout
import ViewTree

extension LiveView {
    /// What the window shows now. Throws what the snippet's own shapes throw.
    public func drawing() throws -> Drawing {
        var builder = builder
        for name in unknownInTransitions { builder.note("\(name), in a transition") }
        return try builder.drawing(of: graph.root)
    }

    /// Draws views where they are on their way.
    var builder: DrawingBuilder {
        DrawingBuilder(
            layout, isDark: graph.window.isDark, motion: { [unowned self] in motion(of: $0) }, removals: { [unowned self] in removals(from: $0) })
    }
}
