import Foundation

/// Keeps the numbers of the standard streams taken: the next file that is opened would otherwise be one of them, and be written to or read as such.
enum StandardStreams {
    static func keepOpen() {
        for (number, flags) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)] where fcntl(number, F_GETFD) == -1 {
            // Standard output is opened for reading, so that writing to it fails as it does where it is closed.
            _ = open("/dev/null", flags)
        }
    }
}
