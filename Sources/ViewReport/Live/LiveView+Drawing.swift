import ViewDrawing
import ViewGraph
import ViewLayout
import ViewTree

extension LiveView {
    /// What the window shows now. Throws what the snippet's own shapes throw.
    public func drawing() throws -> Drawing {
        var builder = DrawingBuilder(layout, isDarkDevice: graph.device.isDark) { [unowned self] in motion(of: $0) }
        return try builder.drawing(of: graph.root)
    }
}
