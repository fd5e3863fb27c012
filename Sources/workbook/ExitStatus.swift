/// What the process's exit status means to the caller; documented in the manual.
enum ExitStatus: Int32 {
    case done = 0
    /// A quiz or exercise is not passed, or a snippet has errors.
    case failed = 1
    case brokenCourse = 2
    /// A limit stopped the snippet, or an answer cannot be graded.
    case limited = 3
    case usage = 64
    case noInput = 66
    case internalFault = 70
    /// Progress could not be saved, or what the command prints could not be written.
    case unsaved = 74
}
