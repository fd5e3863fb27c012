import Diagnostics
import Playground

/// What a program finds around it besides its own files: `--defaults` and `--network`.
struct ProgramSurroundings {
    var defaults: String?
    var network: String?

    /// The program with what is around it, as the files are now.
    func around(_ program: Program) throws -> Program {
        var (input, notices) = (program.input, program.notices)
        if let defaults { input.resources.defaults = try DefaultsFile(defaults).values }
        if let network {
            let folder = try RecordingsFolder(network)
            input.resources.recordings = folder.recordings
            notices += folder.notices
        }
        return Program(input: input, notices: notices)
    }
}
