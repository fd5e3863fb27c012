import Diagnostics
import Playground
import ViewReport

/// A screen of some 500 views that are all drawn, as drawn, as SVG and as cells.
func measureDrawing() throws -> [Row] {
    let playground = Playground()
    let screen = """
        VStack(spacing: 0) {
            ForEach(0..<24) { row in
                HStack(spacing: 4) {
                    ForEach(0..<7) { column in
                        RoundedRectangle(cornerRadius: 4).fill(.blue.opacity(0.5)).overlay { Text("\\(row)").bold().foregroundStyle(.white) }
                    }
                }
            }
        }
        """
    guard playground.enter(SourceText(name: "screen", text: screen)).status == .done, let drawing = try? playground.drawing().get() else { throw BenchmarkError.noRow }
    let views = playground.report.steps.last?.resolved.map(\.size).reduce(0, +) ?? 0
    return [
        Row(what: "\(views) views drawn", value: milliseconds(try median(of: 51) { _ = playground.drawing() })),
        Row(what: "… as SVG", value: milliseconds(try median(of: 51) { _ = drawing.svg }), note: "\(drawing.svg.utf8.count) bytes"),
        Row(what: "… in 80 by 24 cells", value: milliseconds(try median(of: 51) { _ = drawing.cells(columns: 80, rows: 24) })),
    ]
}

extension ResolvedReport {
    /// The node and all inside it.
    fileprivate var size: Int { children.reduce(1) { $0 + $1.size } }
}
