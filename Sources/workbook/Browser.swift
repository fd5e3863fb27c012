import Foundation
import Processes

/// The browser that the system opens addresses with.
struct Browser {
    let environment: [String: String]

    /// Whether something was started that opens the address.
    func open(_ address: String) -> Bool {
        #if canImport(Darwin)
            let names = ["open"]
        #else
            let names = ["xdg-open", "sensible-browser", "x-www-browser"]
        #endif
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return false }
        var program = ProgramStart(path, arguments: [address], environment: environment)
        program.files = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { ($0, .path("/dev/null", flags: O_RDWR)) }
        (program.group, program.resetsSignals) = (.session, true)
        return program.start() != nil
    }
}
