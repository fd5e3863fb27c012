extension Family {
    /// Unicode and bytes in places that take text.
    static let texts = Family(
        "texts",
        [
            { draws in .hosting("print(\"\(draws.oddText())\")\nText(\"\(draws.oddText())\")", &draws) },
            { draws in .hosting("let \(draws.oddText()) = 1", &draws) },
            { draws in .hosting("// \(draws.oddText())\n/* \(draws.oddText()) */ Text(\"a\")", &draws) },
            { draws in .hosting("struct \(draws.oddText())A: View { var body: some View { Text(\"a\") } }", &draws) },
            { draws in .hosting("print(\"\(draws.oddText())\" as Int)\nfoo(\"\(draws.oddText())\")", &draws) },
            { draws in .run("Text(\"\\u{\(String(draws.next() >> UInt64(draws.below(64)), radix: 16))}\")", json: draws.once(in: 2)) },
            { draws in raw(draws.bytes(draws.size(1_000_000))) },
            { draws in raw([0xEF, 0xBB, 0xBF] + Array("Text(\"a\")\r\nText(\"b\")\r".utf8)) },
            { draws in raw([0xFF, 0xFE] + "Text(\"a\")".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) },
            { draws in
                raw(
                    Array("Text(\"".utf8) + draws.one(of: [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x80], [0x80]])
                        + Array("\")".utf8))
            },
            { draws in raw([UInt8](repeating: draws.one(of: [0x20, 0x0A, 0x0D, 0x09, 0x2F, 0x22, 0x00]), count: draws.size(5_000_000))) },
            { draws in
                .run(
                    "Text(\""
                        + String(
                            repeating: draws.one(of: ["a", "\u{301}", "\u{1F468}\u{200D}", "a ", "\u{D55C}", "\u{200B}", "\u{FE0F}", "\\n"]),
                            count: draws.size(400_000)) + "\")", json: draws.once(in: 3))
            },
            { draws in
                .run(
                    """
                    let s = "\(draws.oddText())" + "\(draws.oddText())"
                    print(s.count, s.utf8.count, s.reversed().count, s.uppercased(), s == String(s.reversed()))
                    Text(s)
                    print(s[s.startIndex])

                    """
                )
            },
            { draws in
                let part = draws.one(of: [
                    "t[i]", "s[i...]", "s[..<i].count", "s.utf8[i]", "s.index(after: s.endIndex)", "s.index(before: s.startIndex)",
                    "t.distance(from: i, to: s.endIndex)", "s.unicodeScalars[i]", "Character(t)", "Character(s)",
                    "Unicode.Scalar(\(draws.oddInteger())) as Any", "s.prefix(upTo: t.endIndex)", "s.split(separator: t)",
                    "s.replacingOccurrences(of: t, with: s)", "s.components(separatedBy: t)",
                ])
                return .run(
                    """
                    let s = "a\(draws.oddText())b"
                    let i = s.index(s.startIndex, offsetBy: \(draws.below(6)))
                    let t = "\(draws.oddText())"
                    print(\(part))
                    """
                )
            },
            { draws in
                .run(
                    "TextField(\"\(draws.oddText())\", text: .constant(\"\(draws.oddText())\")).accessibilityIdentifier(\"\(draws.oddText())\")",
                    flags: ["--show", "layout,resolved,picture"])
            },
            { draws in
                .run(
                    """
                    let a = LocalizedStringKey("\(draws.oddText()) **b** [l](\(draws.oddText())) `c`")
                    Text(a)
                    Text(verbatim: "\(draws.oddText())")
                    Label("\(draws.oddText())", systemImage: "\(draws.oddText())")
                    """
                )
            },
        ])

    private static func raw(_ bytes: [UInt8]) -> Attack {
        var attack = Attack.run("")
        attack.files[0].content = .bytes(bytes)
        return attack
    }
}
