extension Family {
    /// Folders that are programs, with what is beside their code: texts in other languages, recorded responses, defaults.
    static let folders = Family(
        "folders",
        [
            { draws in
                with(
                    [ScratchFile("work/app/\(draws.one(of: ["Localizable.xcstrings", "ko.lproj/Localizable.xcstrings"]))", catalog(&draws))], showing: keys,
                    &draws)
            },
            { draws in
                let lines = (0..<draws.size(5_000)).map { _ in draws.filled(draws.one(of: entries)) }
                return with([ScratchFile("work/app/ko.lproj/Localizable.strings", lines.joined(separator: "\n"))], showing: keys, &draws)
            },
            { draws in
                let nested = String(repeating: draws.one(of: ["<dict><key>a</key>", "<array>", "<plist>"]), count: draws.size(100_000))
                let text = draws.one(of: ["<?xml version=\"1.0\"?><plist><dict><key>Hello</key>\(nested)", dictionary, "<plist><dict>\(draws.oddText())"])
                return with([ScratchFile("work/app/en.lproj/Localizable.stringsdict", text)], showing: keys, &draws)
            },
            { draws in
                let names = ["Localizable.xcstrings", "Localizable.strings", "Assets.xcassets", "items.json", "main.swift", "Info.plist"]
                let contents: [ScratchFile.Content] = [
                    .pipe, .folder, .unreadable, .link(to: "/dev/zero"), .link(to: "/etc/passwd"), .link(to: "."), .link(to: ".."), .hole(bytes: 3 << 30),
                    .bytes(draws.bytes(draws.size(1_000_000))),
                ]
                return with([ScratchFile("work/app/\(draws.one(of: names))", draws.one(of: contents))], showing: keys, &draws)
            },
            { draws in
                let files = (0..<draws.size(1_500)).map {
                    ScratchFile("work/app/File\($0).swift", "struct Row\($0) { let next: Row\(draws.below(1_500))? = nil }")
                }
                return with(files, showing: "Text(\"a\")", &draws)
            },
            { draws in
                var attack = with([], showing: keys, &draws)
                attack.arguments += [
                    "--locale",
                    draws.one(of: ["ko_KR", "", "_", "xx_YY", "en_US_POSIX@calendar=hebrew", draws.oddText(), String(repeating: "a_", count: 5_000)]),
                ]
                return attack
            },
            { draws in
                let body = draws.one(of: ["{\"a\": COUNT}", "[", "{\"a\": {\"b\": [NUMBER, \"TEXT\"]}}", "{\"a\": 1, \"a\": 2}", "TEXT", ""])
                let nested = String(repeating: draws.one(of: ["[", "{\"a\":"]), count: draws.size(200_000))
                var attack = with(
                    [ScratchFile("work/d.json", draws.once(in: 3) ? nested : draws.filled(body))],
                    showing: "Text(\"\\(UserDefaults.standard.object(forKey: \"a\") as Any) \\(UserDefaults.standard.integer(forKey: \"a\"))\")", &draws)
                attack.arguments += ["--defaults", "d.json"]
                return attack
            },
            { draws in
                let response = draws.one(of: [
                    "{ \"status\": NUMBER }", "{ \"delay\": NUMBER }", "{ \"error\": \"TEXT\" }", "{ \"headers\": { \"TEXT\": \"TEXT\" } }",
                    "{ \"headers\": NUMBER }",
                    "[1]", "{ \"delay\": 1e300 }", "", "{ \"status\": 204, \"error\": \"timedOut\" }",
                ])
                var attack = with(
                    [
                        ScratchFile(
                            "work/net/example.com/items.json", draws.one(of: [.bytes(draws.bytes(draws.size(300_000))), .folder, .pipe, .hole(bytes: 3 << 30)])),
                        ScratchFile("work/net/example.com/items.json.response", draws.filled(response)),
                    ], showing: request.replacing("ADDRESS", with: draws.one(of: addresses)), &draws)
                attack.arguments += ["--network", "net", "--do", "advance 5"]
                attack.turns += 1
                return attack
            },
        ])

    private static let keys =
        "VStack { Text(\"Hello\"); Text(\"\\(3) items\"); Text(String(localized: \"Hello\")); Text(Date(timeIntervalSince1970: 0), style: .date) }"

    private static let addresses = [
        "https://example.com/items", "https://example.com/../../etc/passwd", "file:///etc/passwd", "https://example.com/items.json.response",
        "http://127.0.0.1/",
        "https://example.com/%2e%2e/%00", "https://" + String(repeating: "a", count: 3_000) + ".com", "",
    ]

    private static let request = """
        V()
        struct V: View {
            @State private var text = "none"
            var body: some View {
                Text(text).task {
                    do {
                        guard let url = URL(string: "ADDRESS") else { text = "no URL"; return }
                        let (data, response) = try await URLSession.shared.data(from: url)
                        text = "\\(data.count) \\((response as? HTTPURLResponse)?.statusCode ?? 0)"
                    } catch { text = "\\(error.localizedDescription)" }
                }
            }
        }
        """

    private static let entries = [
        "\"Hello\" = \"TEXT\";", "\"%lld items\" = \"%lld %lld %n %@ TEXT\";", "\"Hello\" \"a\";", "/* TEXT", "// TEXT", "\"a\" = \"b\"", "Hello = a;",
        "\"Hello\" = \"\\UD800\";", "\"TEXT", "= ;", "\"Hello\" = \"%999999999d\";", "\"Hello\" = \"%*d\";",
    ]

    private static let dictionary = """
        <?xml version="1.0"?><plist version="1.0"><dict><key>%lld items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
        <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key><string>%#@a@</string><key>other</key><string>%#@b@</string></dict></dict></dict></plist>
        """

    private static func catalog(_ draws: inout Draws) -> String {
        let strings = (0..<draws.size(2_000)).map { _ in draws.filled(draws.one(of: catalogEntries)) }
        return draws.one(of: [
            "{ \"sourceLanguage\": \"en\", \"strings\": { \(strings.joined(separator: ", ")) } }",
            "{ \"sourceLanguage\": NUMBER, \"strings\": []", "{ \"strings\": { \(strings.joined()) }",
            String(repeating: "{\"strings\":", count: draws.size(100_000)),
        ])
    }

    private static let catalogEntries = [
        "\"Hello\": { \"localizations\": { \"ko\": { \"stringUnit\": { \"value\": \"TEXT\" } } } }",
        "\"%lld items\": { \"localizations\": { \"en\": { \"variations\": { \"plural\": { \"other\": { \"stringUnit\": { \"value\": \"%lld %@ %n\" } } } } } } }",
        "\"%lld items\": { \"localizations\": { \"en\": { \"stringUnit\": { \"value\": \"%#@a@\" }, \"substitutions\": { \"a\": { \"argNum\": NUMBER, \"formatSpecifier\": \"TEXT\" } } } } }",
        "\"TEXT\": {}", "\"Hello\": []", "\"Hello\": { \"localizations\": NUMBER }", "\"a\": null",
    ]

    /// A program of a view with files beside it.
    private static func with(_ files: [ScratchFile], showing view: String, _ draws: inout Draws) -> Attack {
        let isJSON = draws.once(in: 4)
        var attack = Attack(arguments: ["run", "app"] + (isJSON ? ["--json"] : []))
        attack.files = [ScratchFile("work/app/Shown.swift", view)] + files
        attack.json = isJSON ? .value : .none
        attack.explained.insert(1)
        return attack
    }
}
