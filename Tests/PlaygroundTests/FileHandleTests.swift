import Testing

@testable import Playground

/// Files of the run that are read and written in parts, and what is set in styles of numbers and dates.
@Suite struct FileHandleTests {
    private static let start = """
        import Foundation
        let url = URL.documentsDirectory.appending(path: "log.txt")
        try "one\\n".write(to: url, atomically: true, encoding: .utf8)

        """

    @Test(arguments: [
        (
            """
            let end = try FileHandle(forWritingTo: url)
            print(try end.seekToEnd())
            try end.write(contentsOf: Data("two\\n".utf8))
            try end.close()
            let start = try FileHandle(forReadingFrom: url)
            print(String(decoding: try start.read(upToCount: 4)!, as: UTF8.self), String(decoding: start.readDataToEndOfFile(), as: UTF8.self), separator: "")
            print(try start.readToEnd() == nil, try start.offset())
            """, ["4", "one", "two", "", "true 8"]
        ),
        (
            """
            let both = try FileHandle(forUpdating: url)
            try both.seek(toOffset: 1)
            both.write(Data("NE!!".utf8))
            try both.truncate(atOffset: 4)
            print(try String(contentsOf: url, encoding: .utf8))
            """, ["oNE!"]
        ),
        (
            """
            print(FileHandle(forReadingAtPath: "/none") == nil)
            do { _ = try FileHandle(forWritingTo: URL(fileURLWithPath: "/none")) } catch { print((error as! CocoaError).code == .fileNoSuchFile) }
            let reader = try FileHandle(forReadingFrom: url)
            do { try reader.write(contentsOf: Data([1])) } catch { print("read only") }
            try reader.close()
            do { _ = try reader.readToEnd() } catch { print("closed") }
            """, ["true", "true", "read only", "closed"]
        ),
        (
            """
            var isDirectory: ObjCBool = false
            print(FileManager.default.fileExists(atPath: "/Documents", isDirectory: &isDirectory), isDirectory.boolValue)
            print(FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue)
            try FileManager.default.createDirectory(at: URL.documentsDirectory.appending(path: "a"), withIntermediateDirectories: true, attributes: nil)
            print(FileManager.default.createFile(atPath: "/Documents/a/b", contents: nil, attributes: nil))
            """, ["true true", "true false", "true"]
        ),
    ])
    func filesAreReadAndWrittenInParts(_ code: String, _ output: [String]) { #expect(printed(Self.start + code)[0] == output) }

    @Test func propertiesOfStylesAreSet() {
        let code = """
            var date = Date.FormatStyle(date: .abbreviated, time: .omitted)
            (date.timeZone, date.locale, date.calendar) = (.gmt, Locale(identifier: "de_DE"), Calendar(identifier: .gregorian))
            date.capitalizationContext = .beginningOfSentence
            var iso = Date.ISO8601FormatStyle()
            (iso.timeZone, iso.includingFractionalSeconds) = (.gmt, true)
            var number = IntegerFormatStyle<Int>(), price = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
            (number.locale, price.locale) = (Locale(identifier: "de_DE"), Locale(identifier: "de_DE"))
            let zero = Date(timeIntervalSince1970: 0)
            print(date.format(zero), iso.format(zero), number.format(12345), date.locale.identifier, type(of: date), separator: "|")
            print(price.format(12.5))
            """
        #expect(printed("import Foundation\n" + code)[0] == ["1. Jan. 1970|1970-01-01T00:00:00.000Z|12.345|de_DE|FormatStyle", "12,50\u{A0}€"])
        let fault = printed("import Foundation\nlet n: Int = Date.FormatStyle()")[0][0]
        #expect(fault.contains("cannot convert value of type 'Date.FormatStyle' to specified type 'Int'"))
    }

    @Test func numbersAndTextsHaveTheirFunctions() {
        let code = """
            print(pow(Decimal(3), 4), pow(Decimal(2), -1), lroundf(2.5), sqrtf(4), powf(2, 3), fmodf(7, 4))
            let text = "a-b-a"
            let second = text.index(after: text.startIndex)
            print(text.range(of: "a", range: second..<text.endIndex)!.lowerBound == text.index(text.startIndex, offsetBy: 4))
            print(text.compare("A-B-A", options: .caseInsensitive, range: nil, locale: nil) == .orderedSame)
            var some: Int? = 3
            print(some.take() as Any, some as Any)
            func parse<V: LosslessStringConvertible>(_ text: String) -> V? { V(text) }
            func whole<V: FixedWidthInteger>(_ text: String) -> V? { V(text, radix: 16) }
            let (n, d, b): (Int?, Double?, Bool?) = (parse("4"), parse("2.5"), parse("x"))
            let byte: UInt8? = whole("ff")
            print(n as Any, d as Any, b as Any, byte as Any)
            """
        #expect(
            printed("import Foundation\n" + code)[0] == [
                "81 0.5 3 2.0 8.0 3.0", "true", "true", "Optional(3) nil", "Optional(4) Optional(2.5) nil Optional(255)",
            ])
    }
}
