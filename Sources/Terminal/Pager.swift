import Foundation

/// The program that shows long texts a page at a time.
struct Pager {
    let command: String

    /// `PAGER`, or `less` such that it keeps colours and what it showed.
    init(environment: [String: String]) {
        let wanted = environment["PAGER", default: ""]
        command = wanted.isEmpty ? "LESS=\"${LESS:-FRX}\" less" : wanted
    }

    /// Whether the text was shown: not where the program does not exist.
    func show(_ text: String) -> Bool {
        guard let stream = popen(command, "w") else { return false }
        fputs(text, stream)
        // The shell's status for a command that it does not find.
        return pclose(stream) != 127 << 8
    }
}
