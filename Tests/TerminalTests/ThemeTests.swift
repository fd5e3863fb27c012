import Foundation
import Testing

@testable import Terminal

struct ThemeTests {
    private func theme(_ environment: [String: String]) -> Theme { Theme(environment: environment) }

    @Test func theBackgroundIsChosenOrToldByTheTerminal() {
        #expect(theme([:]).background == .unknown)
        #expect(theme(["COLORFGBG": "15;0"]).background == .dark)
        #expect(theme(["COLORFGBG": "0;default;15"]).background == .light)
        #expect(theme(["COLORFGBG": "15;default"]).background == .unknown)
        #expect(theme(["COLORFGBG": "15;0", "WORKBOOK_THEME": "Light"]).background == .light)
        #expect(theme(["COLORFGBG": "15;0", "WORKBOOK_THEME": "sepia"]).background == .dark)
    }

    @Test func manyColorsAreUsedWhereTheTerminalHasThem() {
        #expect(theme(["TERM": "xterm-256color"]).hasManyColors)
        #expect(theme(["TERM": "xterm", "COLORTERM": "truecolor"]).hasManyColors)
        #expect(!theme(["TERM": "linux"]).hasManyColors)
    }

    @Test func runsAreStyledLineByLine() {
        let theme = Theme(background: .dark, hasManyColors: false)
        #expect(theme.style("a", as: [.strong]) == "\u{1B}[1ma\u{1B}[0m")
        #expect(theme.style("a\n\nb", as: [.wrong]) == "\u{1B}[1;91ma\u{1B}[0m\n\n\u{1B}[1;91mb\u{1B}[0m")
        #expect(theme.style("a", as: [.emphasis, .added]) == "\u{1B}[3;92ma\u{1B}[0m")
        #expect(theme.style("a", as: []) == "a")
        #expect(theme.style("", as: [.code]) == "")
        #expect(Theme(background: .light, hasManyColors: true).style("a", as: [.link]) == "\u{1B}[4;38;5;25ma\u{1B}[0m")
    }

    /// What only its look distinguishes must look different.
    @Test(arguments: Theme.Background.allCases, [false, true])
    func oppositesLookDifferent(background: Theme.Background, hasManyColors: Bool) {
        let theme = Theme(background: background, hasManyColors: hasManyColors)
        for group: [TextRole] in [[.added, .removed, .changed], [.right, .wrong, .warning], [.keyword, .type, .string, .comment]] {
            #expect(Set(group.map { theme.look(of: $0).codes }).count == group.count)
        }
    }

    @Test(arguments: Theme.Background.allCases, [false, true])
    func everyColorCanBeRead(background: Theme.Background, hasManyColors: Bool) {
        let theme = Theme(background: background, hasManyColors: hasManyColors)
        for role in TextRole.allCases {
            guard let color = theme.look(of: role).color else { continue }
            let (onWhite, onBlack) = (1.05 / (luminance(color) + 0.05), (luminance(color) + 0.05) / 0.05)
            if background != .dark { #expect(onWhite >= (!hasManyColors ? 3 : background == .light ? 4.5 : 4), "\(role) on white") }
            if background != .light { #expect(onBlack >= (!hasManyColors ? 3 : background == .dark ? 7 : 4), "\(role) on black") }
        }
    }

    /// The relative luminance that WCAG 2 defines, of a color of Windows Terminal's scheme "Campbell" or of xterm's 256.
    private func luminance(_ index: Int) -> Double {
        let campbell = [
            0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC, 0x767676, 0xE74856, 0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E,
            0x61D6D6, 0xF2F2F2,
        ]
        let steps = [0, 95, 135, 175, 215, 255]
        let components =
            switch index {
            case 0..<16: [campbell[index] >> 16, campbell[index] >> 8 & 0xFF, campbell[index] & 0xFF]
            case 16..<232: [steps[(index - 16) / 36], steps[(index - 16) / 6 % 6], steps[(index - 16) % 6]]
            default: Array(repeating: 8 + (index - 232) * 10, count: 3)
            }
        return zip([0.2126, 0.7152, 0.0722], components).reduce(0) { sum, part in
            let value = Double(part.1) / 255
            return sum + part.0 * (value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
        }
    }
}
