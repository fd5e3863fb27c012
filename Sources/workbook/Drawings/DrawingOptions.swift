import ArgumentParser

/// How a snippet's view is drawn, and where to.
struct DrawingOptions: ParsableArguments {
    @Flag(help: "Show the view as it looks, in the terminal.")
    var draw = false

    @Option(help: ArgumentHelp("Write the view as it looks as SVG.", valueName: "file"), completion: .file(extensions: ["svg"]))
    var svg: String?

    @Option(help: ArgumentHelp("Write it as PNG, two pixels for a point; needs rsvg-convert.", valueName: "file"), completion: .file(extensions: ["png"]))
    var png: String?

    @Option(help: ArgumentHelp("Write it as PDF; needs rsvg-convert.", valueName: "file"), completion: .file(extensions: ["pdf"]))
    var pdf: String?

    @Flag(help: "Write the views as boxes with their names instead.")
    var wireframe = false

    @Flag(help: "Replace a file that exists.")
    var force = false

    /// Where the process that runs the snippet writes the drawing for the one that writes the file.
    @Option(name: .customLong("drawing-descriptor"), help: .private)
    var descriptor: Int32?

    /// Whether another process shows the drawing in the terminal.
    @Flag(name: .customLong("drawing-elsewhere"), help: .private)
    var isShownElsewhere = false

    var files: [DrawnFile] {
        [(svg, DrawnFile.Format.svg), (png, .png), (pdf, .pdf)].compactMap { path, format in path.map { DrawnFile(path: $0, format: format, replaces: force) } }
    }
}
