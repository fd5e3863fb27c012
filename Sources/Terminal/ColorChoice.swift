/// When styles are wanted.
public enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// Whether to style what goes to a stream. `auto` follows `NO_COLOR`, then `CLICOLOR_FORCE`, then `CLICOLOR`; where none of them speaks, it styles terminals
    /// whose `TERM` isn't `dumb` or missing.
    public func allows(onTerminal isTerminal: Bool, environment: [String: String]) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            guard environment["NO_COLOR", default: ""].isEmpty else { return false }
            guard ["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) else { return true }
            return isTerminal && environment["CLICOLOR"] != "0" && !["", "dumb"].contains(environment["TERM", default: ""])
        }
    }
}
