import Foundation
import Processes

/// Makes other formats of a drawing, which is SVG, by a program that has to be installed.
struct DrawingConverter {
    static let png = DrawingConverter("rsvg-convert", arguments: ["--format", "png", "--zoom", "2"])
    static let pdf = DrawingConverter("rsvg-convert", arguments: ["--format", "pdf"])
    /// For a terminal, in as many cells.
    static func sixel(columns: Int, rows: Int) -> DrawingConverter {
        DrawingConverter("chafa", arguments: ["--format", "sixels", "--stretch", "--size", "\(columns)x\(rows)"])
    }

    let program: String
    private let arguments: [String]

    private init(_ program: String, arguments: [String]) { (self.program, self.arguments) = (program, arguments) }

    /// Where the program is; `nil` where it isn't installed.
    var path: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }

    func convert(_ svg: String) throws(SavedFile.Fault) -> Data {
        let folder = FileManager.default.temporaryDirectory.path
        let source = try SavedFile.draft(beside: folder + "/drawing.svg", Data(svg.utf8))
        let result = source + ".out"
        defer {
            unlink(source)
            unlink(result)
        }
        guard let path else { throw .failed(errno: ENOENT) }
        var start = ProgramStart(path, arguments: arguments + [source])
        start.files = [
            (STDIN_FILENO, .path("/dev/null", flags: O_RDONLY)), (STDOUT_FILENO, .path(result, flags: O_WRONLY | O_CREAT | O_EXCL)),
            (STDERR_FILENO, .path("/dev/null", flags: O_WRONLY)),
        ]
        guard let process = start.start() else { throw .failed(errno: ENOENT) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard status == 0, let data = FileManager.default.contents(atPath: result), !data.isEmpty else { throw .failed(errno: EIO) }
        return data
    }
}
