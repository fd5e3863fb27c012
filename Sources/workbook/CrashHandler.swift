import Foundation

/// Turns a crash into a sentence and the exit status for a fault of ours.
enum CrashHandler {
    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP]
    private static let stackSize = 64 << 10

    /// Catches crashes on any thread; a stack overflow only on threads that called `useOwnStack`.
    static func start() {
        var action = sigaction()
        let handler: @convention(c) (Int32) -> Void = { _ in
            let words: StaticString = "\nerror: the workbook met a fault of its own and ended\nhelp: please report it, with what you entered last\n"
            _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
            _exit(ExitStatus.internalFault.rawValue)
        }
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
        for number in signals { sigaction(number, &action, nil) }
    }

    /// Gives the calling thread a stack to handle a crash on once its own is full. It lives as long as the process.
    static func useOwnStack() {
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = stackSize
        sigaltstack(&stack, nil)
    }
}
