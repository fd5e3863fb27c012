import ViewDrawing
import ViewGraph
import ViewLayout
import ViewTree

extension LiveView {
    /// What the window shows now. Throws what the snippet's own shapes throw.
    public func drawing() throws -> Drawing {
        var builder = DrawingBuilder(layout)
        return try builder.drawing(of: graph.root)
    }
}
