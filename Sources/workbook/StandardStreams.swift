import Foundation

/// Takes the places of standard streams that are closed, so that no file or pipe is opened there: reading then ends, and writing fails.
func holdClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
}
