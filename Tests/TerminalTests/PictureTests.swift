import Foundation
import TerminalTesting
import Testing

@testable import Terminal

/// Drawings in terminals that show pictures.
struct PictureTests {
    @Test(arguments: [
        (["TERM": "xterm-kitty"], PictureProtocol.kitty), (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .kitty), (["KITTY_WINDOW_ID": "1"], .kitty),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm), (["LC_TERMINAL": "iTerm2"], .iterm), (["TERM": "foot-extra"], .sixel),
        (["TERM": "xterm-256color"], nil), (["TERM": "xterm-kitty", "TMUX": "/tmp/s"], nil), (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil),
        (["TERM": "xterm-kitty", "WORKBOOK_PICTURES": "cells"], nil), (["TERM": "xterm", "WORKBOOK_PICTURES": "Sixel"], .sixel),
        (["TERM": "xterm-kitty", "WORKBOOK_PICTURES": "paper"], nil), ([:], nil),
    ])
    func whatTheTerminalShows(environment: [String: String], expected: PictureProtocol?) {
        #expect(PictureProtocol(environment: environment) == expected)
    }

    @Test func kittyTakesAPictureInParts() {
        let sequence = PictureProtocol.kitty.sequence(Data(repeating: 0, count: 3_100), columns: 4, rows: 2)
        let parts = sequence.components(separatedBy: "\u{1B}\\")
        #expect(parts.count == 3 && parts[2].isEmpty)
        #expect(parts[0].hasPrefix("\u{1B}_Ga=T,f=100,q=2,C=1,c=4,r=2,m=1;AAAA") && parts[0].hasSuffix(String(repeating: "A", count: 4_096)))
        #expect(parts[1].hasPrefix("\u{1B}_Gm=0;AA"))
    }

    @Test func aDrawingIsAPictureBesideItsTable() throws {
        let home = try Home()
        let folder = home.url.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let converter = folder.appendingPathComponent("rsvg-convert")
        try "#!/bin/sh\nprintf PNG".write(to: converter, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: converter.path)
        let terminal = try workbook(in: home, ["TERM": "xterm-256color", "WORKBOOK_PICTURES": "iterm", "PATH": "\(folder.path):/bin:/usr/bin"])
        terminal.type("Color.red.frame(width: 60, height: 40)\r")
        let picture = "\u{1B}]1337;File=inline=1;size=3;width=10;height=4;preserveAspectRatio=0:\(Data("PNG".utf8).base64EncodedString())\u{7}"
        try terminal.wait("the picture") { terminal.transcript.contains("\u{1B}7\u{1B}[4A\u{1B}[58C" + picture + "\u{1B}8") }
    }
}
