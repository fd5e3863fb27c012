import Diagnostics
import ViewDrawing
import ViewReport

extension Playground {
    public typealias Drawing = ViewDrawing.Drawing
    public typealias CellPicture = ViewDrawing.CellPicture

    /// What the window shows now, or why it can't be drawn: there is no view, or the code of a shape failed.
    public func drawing() -> Result<Drawing, Refusal> {
        // What a shape prints while it is drawn isn't the output of a step.
        output.isMuted = true
        defer { output.isMuted = false }
        return asked { try $0.drawing() }
    }
}
