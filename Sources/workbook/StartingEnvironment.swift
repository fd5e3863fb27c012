import Foundation

/// Takes variables out of the environment that libraries trust more than they should.
enum StartingEnvironment {
    /// A language has at most eight letters; Foundation's calendars can't be made with a longer one.
    private static let localeVariables = ["LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME"]
    /// The parser of arguments wraps its help to `COLUMNS`, or to the terminal, and fails where a word has no room.
    private static let fewestColumns = 40

    static func clean() {
        for name in localeVariables where value(of: name).map({ !isLocale($0) }) ?? false { setenv(name, "C", 1) }
        if let columns = value(of: "COLUMNS"), !(Int(columns).map((fewestColumns...10_000).contains) ?? false) { unsetenv("COLUMNS") }
        var window = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col < fewestColumns { setenv("COLUMNS", "\(fewestColumns)", 1) }
    }

    private static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// `en`, `en_US.UTF-8`, `sr_RS@latin`; of `LANGUAGE`, several with colons between them.
    private static func isLocale(_ text: String) -> Bool {
        text.split(separator: ":").allSatisfy { locale in
            locale.count <= 64 && locale.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.@=;".contains($0)) }
                && locale.prefix { $0.isLetter }.count <= 8
        }
    }
}
