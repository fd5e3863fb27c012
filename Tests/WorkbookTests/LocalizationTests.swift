import Foundation
import Testing

/// The texts of a program in its languages, and `run --locale`.
struct LocalizationTests {
    private static let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "greeting": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "**Hello**" } },
            "ko": { "stringUnit": { "state": "translated", "value": "안녕" } } } },
          "%lld items": { "localizations": {
            "en": { "variations": { "plural": { "one": { "stringUnit": { "value": "%lld item" } }, "other": { "stringUnit": { "value": "%lld items" } } } } },
            "pl": { "variations": { "plural": { "one": { "stringUnit": { "value": "%lld plik" } }, "few": { "stringUnit": { "value": "%lld pliki" } },
              "many": { "stringUnit": { "value": "%lld plików" } } } } },
            "ko": { "stringUnit": { "value": "항목 %lld개" } } } },
          "%@ has %lld": { "localizations": { "ko": { "stringUnit": { "value": "%2$lld개: %1$@" } } } },
          "both %lld %lld": { "localizations": { "en": { "stringUnit": { "value": "%#@a@ and %#@b@" }, "substitutions": {
            "a": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": { "one": { "stringUnit": { "value": "%arg cat" } }, "other": { "stringUnit": { "value": "%arg cats" } } } } },
            "b": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": { "zero": { "stringUnit": { "value": "no dogs" } }, "other": { "stringUnit": { "value": "%arg dogs" } } } } } } } } },
          "new": {} } }
        """

    /// The texts that a program shows, and what it prints.
    private func shown(_ views: String, locale: String = "en_US", files: [String: String] = [:], statements: String = "") throws -> [String] {
        let program = "\(statements)\nVStack { \(views) }\n"
        let all = files.merging(["p/main.swift": program, "p/Localizable.xcstrings": Self.catalog]) { first, _ in first }
        let finished = try workbook("run", "p", "--locale", locale, "--time", "60", files: all)
        #expect(finished.status == 0 && finished.errors == "", "\(finished)")
        return finished.output.split(separator: "\n").compactMap { line in
            guard line.contains("x") || !line.hasPrefix("view") else { return nil }
            if let text = line.firstRange(of: "Text \"") {
                return line[text.upperBound...].split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init)
            }
            return line.contains("VStack") || line.hasPrefix("view ") ? nil : String(line)
        }
    }

    @Test func keysAreLookedUpInTheLocalesLanguage() throws {
        let views = #"Text("greeting"); Text("\(3) items"); Text("\("*Ada*") has \(2)"); Text(verbatim: "greeting"); Text(String("greeting")); Text("new")"#
        #expect(try shown(views) == ["Hello", "3 items", "*Ada* has 2", "greeting", "greeting", "new"])
        #expect(try shown(views, locale: "ko_KR") == ["안녕", "항목 3개", "2개: *Ada*", "greeting", "greeting", "new"])
        // A language that the program doesn't have gets the one that it was written in.
        #expect(try shown(views, locale: "de") == ["Hello", "3 items", "*Ada* has 2", "greeting", "greeting", "new"])
    }

    @Test func formsFollowTheLanguagesRules() throws {
        #expect(try shown(#"Text("\(1) items"); Text("\(0) items")"#) == ["1 item", "0 items"])
        #expect(
            try shown(#"Text("\(1) items"); Text("\(3) items"); Text("\(5) items"); Text("\(22) items")"#, locale: "pl_PL") == [
                "1 plik", "3 pliki", "5 plików", "22 pliki",
            ])
        #expect(try shown(#"Text("both \(1) \(0)"); Text("both \(2) \(5)")"#) == ["1 cat and no dogs", "2 cats and 5 dogs"])
    }

    @Test func stringsAreLookedUpWhereverTheyAreUsed() throws {
        let statements =
            #"print(String(localized: "\(2) items"), NSLocalizedString("greeting", comment: ""), String(localized: LocalizedStringResource("greeting")))"#
        let views =
            #"Button("greeting") {}; Text(LocalizedStringResource("greeting")); Text("word", tableName: "Other"); Label("greeting", systemImage: "star")"#
        let files = ["p/ko.lproj/Other.strings": "/* a */ \"word\" = \"낱\\\"말\\\"\";\n// b\nbare = x;\n"]
        #expect(
            try shown(views, locale: "ko", files: files, statements: statements).filter {
                !$0.contains("Button") && !$0.contains("Label") && !$0.contains("Image")
            }
                == ["항목 2개 안녕 안녕", "안녕", "안녕", "낱\\", "안녕"])
    }

    @Test func textsFollowTheLocaleOfTheirEnvironment() throws {
        let program = """
            struct ContentView: View {
                @Environment(\\.locale) private var locale
                var body: some View { VStack { Text("greeting"); Text("greeting").environment(\\.locale, Locale(identifier: "en")); Text(verbatim: locale.identifier) } }
            }
            """
        let files = ["p/A.swift": program, "p/Localizable.xcstrings": Self.catalog]
        let finished = try workbook("run", "p", "--do", "set \\.locale Locale(identifier: \"ko\")", "--show", "layout", files: files)
        #expect(finished.output.contains("Text \"안녕\"") && finished.output.contains("Text \"Hello\"") && finished.output.contains("Text \"ko\""), "\(finished)")
    }

    @Test func valuesAreWrittenInTheLocale() throws {
        let views = """
            Text(1234567.5, format: .number); Text(0.25, format: .percent); Text(9.5, format: .currency(code: "EUR"));
            Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().month().day()); Text("\\(1234567) bytes"); Text(["a", "b"].formatted())
            """
        #expect(try shown(views) == ["1,234,567.5", "25%", "€9.50", "Jan 1, 1970", "1,234,567 bytes", "a and b"])
        #expect(try shown(views, locale: "de_DE") == ["1.234.567,5", "25\u{A0}%", "9,50\u{A0}€", "1. Jan. 1970", "1.234.567 bytes", "a und b"])
        let statements = """
            let dates = DateFormatter(); dates.dateStyle = .long; let numbers = NumberFormatter(); numbers.numberStyle = .currency
            print(dates.string(from: Date(timeIntervalSince1970: 0)), numbers.string(from: 1200) ?? "", Locale.current.identifier, Calendar.current.weekdaySymbols[0])
            """
        #expect(try shown("EmptyView()", locale: "ko-KR", statements: statements).first == "1970년 1월 1일 ₩1,200 ko_KR 일요일")
    }

    @Test(arguments: [
        (
            "p/ko.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n", "ko.lproj/Localizable.strings:3:1: warning: ",
            "there is no `;` after the text of `c`"
        ),
        ("p/ko.lproj/Localizable.strings", "\"a\" = \"b;\n", "ko.lproj/Localizable.strings:1:7: warning: ", "this text isn't closed"),
        ("p/ko.lproj/Localizable.strings", "/* a\n", "ko.lproj/Localizable.strings:1:1: warning: ", "this comment isn't closed"),
        ("p/ko.lproj/Localizable.strings", "a\0b", "warning: `ko.lproj/Localizable.strings` ", "is neither UTF-8 nor UTF-16 text"),
        ("p/L.xcstrings", "{\n  \"strings\": {\n", "L.xcstrings:3:1: warning: ", "this isn't JSON"),
        ("p/L.xcstrings", "{\n \"strings\": {\n  \"a\": { \"localizations\": 3 } } }", "L.xcstrings:3:27: warning: ", "an object is expected here"),
        ("p/L.xcstrings", String(repeating: "[", count: 100_000), "L.xcstrings:1:514: warning: ", "too many nested arrays"),
        ("p/ko.lproj/L.stringsdict", "<plist", "warning: `ko.lproj/L.stringsdict` ", "isn't a property list"),
    ])
    func whatCannotBeReadIsAWarningWithItsPlace(_ path: String, _ text: String, _ place: String, _ message: String) throws {
        let finished = try workbook("run", "p", "--locale", "ko", files: ["p/main.swift": "Text(\"a\")\n", path: text])
        #expect(finished.status == 0 && finished.output.contains("Text \"a\""), "\(finished)")
        #expect(finished.errors.hasPrefix(place) && finished.errors.contains(message) && finished.errors.contains("help: "), "\(finished.errors)")
    }

    @Test func aStringsDictionaryHasForms() throws {
        let dictionary = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>%lld files</key><dict><key>NSStringLocalizedFormatKey</key><string>In all: %#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict></dict></dict></plist>
            """
        let files = ["p/en.lproj/Localizable.stringsdict": dictionary]
        #expect(try shown(#"Text("\(1) files"); Text("\(2) files")"#, files: files) == ["In all: 1 file", "In all: 2 files"])
    }

    @Test(arguments: ["", "../x", "english_US", "e", "en_US_POSIX_LONG_NAME_X", "ko KR"])
    func whatIsNoLocaleIsRefused(_ name: String) throws {
        #expect(try workbook("run", "-", "--locale", name, input: "Text(\"a\")").status == 64)
    }
}
