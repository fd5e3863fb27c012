import Foundation

/// How the terminal hands on what is typed.
enum TerminalModes {
    /// Runs work after which the terminal is as before.
    static func keeping<Result>(_ work: () -> Result) -> Result {
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return work() }
        defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
        return work()
    }

    /// Hands on each key as it is pressed and does not show it; Ctrl-C stays a signal.
    static func readKeys() {
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &modes.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }
}
