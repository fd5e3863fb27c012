import Testing

@testable import Playground

/// Units, locales, addresses, parts of texts and formatters, as Foundation has them.
@Suite struct FoundationPartTests {
    private func texts(_ start: String, _ expressions: [String]) -> [String] {
        printed(start + "\n" + expressions.map { "print(\($0))" }.joined(separator: "\n"))[0]
    }

    @Test func unitsAreConverted() {
        let shown = texts(
            "",
            [
                "Measurement(value: 440, unit: UnitFrequency.hertz).formatted()",
                "Measurement(value: 2, unit: UnitPower.kilowatts).converted(to: .watts)",
                "Measurement(value: 30, unit: UnitFuelEfficiency.milesPerGallon).converted(to: .litersPer100Kilometers).formatted()",
                "Measurement(value: 1, unit: UnitVolume.imperialPints).converted(to: .liters)",
                "Measurement(value: 1, unit: UnitPressure.inchesOfMercury).formatted(.measurement(width: .wide))",
                "Measurement(value: 5, unit: UnitElectricPotentialDifference.volts).formatted(.measurement(width: .wide))",
            ])
        #expect(shown == ["440 Hz", "2000.0 W", "7.841 L/100km", "0.568261 L", "1 inch of mercury", "5 volts"])
    }

    @Test func localesTellOfTimeAndWriting() {
        let shown = texts(
            "let german = Locale(identifier: \"de_DE\"), arabic = Locale(identifier: \"ar_EG@numbers=arab\")",
            [
                "german.hourCycle, german.firstDayOfWeek, german.calendar.identifier, german.numberingSystem.identifier, german.collation.identifier",
                "Locale(identifier: \"en_US\").hourCycle, Locale(identifier: \"en_US\").firstDayOfWeek, arabic.numberingSystem.identifier, german.timeZone == nil",
                "Locale.Region.southKorea.identifier, Locale.Script.hanSimplified.identifier, Locale(identifier: \"en_US_POSIX\").variant == .posix",
            ])
        #expect(shown == ["zeroToTwentyThree monday gregorian latn standard", "oneToTwelve sunday arab true", "KR Hans true"])
    }

    @Test func addressesHaveParts() {
        let shown = texts(
            "let url = URL(string: \"https://me:pw@a.b:8080/c/d/?q=1#f%20g\")!",
            [
                "url.user()!, url.password()!, url.host()!, url.port!, url.path()",
                "url.fragment()!, url.fragment(percentEncoded: false)!, url.hasDirectoryPath, url.baseURL == nil",
                "URL(string: \"https://a.b/c/../d/./e\")!.standardized, URL(string: \"https://a.b\")!.port == nil",
            ])
        #expect(shown == ["me pw a.b 8080 /c/d/", "f%20g f g true true", "https://a.b/d/e true"])
    }

    @Test func textsAreReadPartByPart() {
        let start = """
            let text = "one two, three.\\nfour"
            func parts(_ options: String.EnumerationOptions) -> [String] {
                var found: [String] = []
                text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, whole, stop in
                    found.append((part ?? "") + "|" + text[whole])
                    if found.count == 4 { stop = true }
                }
                return found
            }
            """
        let shown = texts(
            start,
            [
                "parts(.byWords)", "parts(.byLines)", "parts(.bySentences)", "parts([.byComposedCharacterSequences, .reverse])",
                "text[text.lineRange(for: text.startIndex..<text.startIndex)].count, text[text.paragraphRange(for: text.index(before: text.endIndex)..<text.endIndex)]",
                "\"a\".appendingFormat(\"%d-%@\", 3, \"x\"), text.localizedStandardRange(of: \"TWO\") != nil",
            ])
        #expect(
            shown == [
                #"["one|one ", "two|two, ", "three|three.\n", "four|four"]"#, #"["one two, three.|one two, three.\n", "four|four"]"#,
                #"["one two, three.\n|one two, three.\n", "four|four"]"#, #"["r|r", "u|u", "o|o", "f|f"]"#, "16 four", "a3-x true",
            ])
    }

    @Test func formattersHaveTheirOptions() {
        let start = """
            let numbers = NumberFormatter()
            (numbers.numberStyle, numbers.positivePrefix, numbers.negativePrefix, numbers.positiveSuffix, numbers.negativeSuffix) = (.decimal, "+", "−", "p", "n")
            (numbers.zeroSymbol, numbers.multiplier) = ("none", 2)
            let wide = NumberFormatter()
            (wide.numberStyle, wide.formatWidth, wide.paddingCharacter) = (.decimal, 8, "*")
            let dates = DateFormatter()
            (dates.doesRelativeDateFormatting, dates.dateStyle) = (true, .medium)
            let mass = MassFormatter(), energy = EnergyFormatter()
            """
        let shown = texts(
            start,
            [
                "numbers.string(from: 3.5)!, numbers.string(from: -3.5)!, numbers.string(from: 0)!, wide.string(from: 42)!",
                "dates.string(from: .now), dates.string(from: .now.addingTimeInterval(-86400)), dates.string(from: .now.addingTimeInterval(86400))",
                "mass.string(fromKilograms: 3), mass.string(fromKilograms: 0.01), mass.unitString(fromValue: 2, unit: .kilogram)",
                "energy.string(fromJoules: 500), energy.string(fromJoules: 4184), energy.string(fromValue: 2, unit: .joule)",
                "DateIntervalFormatter().string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 60))",
                "ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0))",
            ])
        #expect(
            shown == [
                "+7p −7n none ******42", "Today Yesterday Tomorrow", "6.614 lb 0.353 oz kg", "119.503 cal 1 kcal 2 J", "Jan 1, 1970, 12:00 – 12:01 AM", "true",
            ])
    }
}
