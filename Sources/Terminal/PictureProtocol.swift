import Foundation

/// How a terminal takes pictures.
public enum PictureProtocol: String, Sendable {
    case kitty, iterm, sixel

    /// The one that the terminal knows, by what it says of itself in the environment. `WORKBOOK_PICTURES` decides where it names one, or `cells` for none.
    /// Terminals within another one pass none on.
    public init?(environment: [String: String]) {
        func says(_ name: String) -> String { environment[name, default: ""] }
        let chosen = says("WORKBOOK_PICTURES").lowercased()
        guard chosen.isEmpty else {
            self.init(rawValue: chosen)
            return
        }
        let (terminal, program) = (says("TERM"), says("TERM_PROGRAM"))
        guard !["screen", "tmux", "dumb"].contains(where: terminal.hasPrefix), says("TMUX").isEmpty, says("STY").isEmpty else { return nil }
        if terminal.contains("kitty") || terminal.contains("ghostty") || ["ghostty", "WezTerm"].contains(program) || !says("KITTY_WINDOW_ID").isEmpty {
            self = .kitty
        } else if program == "iTerm.app" || says("LC_TERMINAL") == "iTerm2" {
            self = .iterm
        } else if terminal.hasPrefix("foot") || terminal.hasPrefix("mlterm") || terminal.contains("sixel") {
            self = .sixel
        } else {
            return nil
        }
    }

    /// What shows a picture from the cursor on.
    ///
    /// - Parameters:
    ///   - data: a PNG file; for `sixel`, what the terminal shows.
    ///   - columns: cells that the picture fills.
    public func sequence(_ data: Data, columns: Int, rows: Int) -> String {
        switch self {
        case .kitty: Self.kitty(data.base64EncodedString(), columns, rows)
        case .iterm:
            "\u{1B}]1337;File=inline=1;size=\(data.count);width=\(columns);height=\(rows);preserveAspectRatio=0:\(data.base64EncodedString())\u{7}"
        case .sixel: String(decoding: data, as: UTF8.self)
        }
    }

    /// Bytes of a picture that kitty takes at a time.
    private static let chunk = 4096

    /// The cursor stays where it is (`C=1`), and the terminal answers nothing (`q=2`), which would be taken for something typed.
    private static func kitty(_ data: String, _ columns: Int, _ rows: Int) -> String {
        var (text, rest) = ("", data.utf8[...])
        while !rest.isEmpty {
            let part = rest.prefix(chunk)
            rest = rest.dropFirst(chunk)
            let head = text.isEmpty ? "a=T,f=100,q=2,C=1,c=\(columns),r=\(rows)," : ""
            text += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(Substring(part))\u{1B}\\"
        }
        return text
    }
}

extension Console {
    /// How pictures are shown; `nil` where standard output isn't a terminal that takes any.
    public var pictureProtocol: PictureProtocol? { styled && writesTerminal ? PictureProtocol(environment: environment) : nil }
}
