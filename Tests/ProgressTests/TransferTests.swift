import Foundation
import Testing

@testable import Progress

struct TransferTests {
    private let header = #"{"format":"workbook-progress","version":1}"#
    private let valid = #"{"id":"e1","kind":"finished","lesson":"boxes","time":1800000000000}"#

    @Test func anExportIsImportedOnce() throws {
        var generator = SeededGenerator(3)
        let clock = Clock()
        let (source, target) = (ProgressStore.inMemory { clock.now }, ProgressStore.inMemory { clock.now })
        for _ in 0..<50 {
            clock.advance(1.25)
            source.record(.random(&generator))
        }
        let data = source.export()
        #expect(try target.importEvents(data) == (50, 0))
        #expect(target.export() == data)
        #expect(try target.derived() == source.derived())
        #expect(try target.importEvents(data) == (0, 50))
        #expect(target.export() == data)
    }

    @Test func anExportIsLines() throws {
        let store = ProgressStore.inMemory { Date(timeIntervalSince1970: 1_800_000_000.5) }
        store.record(answer(.prediction(lesson: "boxes", section: "counting", index: 0), .partly, in: .quiz(attempt: "a-1"), reply: "3/4 \"é\"\n"))
        let lines = String(decoding: store.export(), as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.count == 2 && lines.first == header)
        let id = try #require(lines.last?.firstMatch(of: #/"id":"([0-9a-f-]{36})"/#)?.1)
        #expect(
            lines.last == #"{"attempt":"a-1","context":"quiz","id":"\#(id)","item":"prediction:boxes#counting/0","kind":"answered","max":1,"#
                + #""reply":"3/4 \"é\"\n","score":0,"time":1800000000500,"verdict":"partly"}"#)
    }

    @Test(arguments: [
        ("", nil, "the export is empty"),
        ("nonsense\n", 1, "this isn't an export of progress"),
        (#"{"format":"other","version":1}"#, 1, "this isn't an export of progress"),
        (#"{"format":"workbook-progress","version":2}"#, 1, "the export was written by a newer version of workbook"),
        (#"{"format":"workbook-progress","version":-1}"#, 1, "this isn't an export of progress"),
    ])
    func otherFilesAreRefused(_ text: String, _ line: Int?, _ message: String) {
        let error = #expect(throws: ImportError.self) { _ = try ProgressStore.inMemory().importEvents(Data(text.utf8)) }
        #expect(error?.line == line && error?.message == message)
    }

    @Test(arguments: [
        ("", "this isn't an event: it isn't valid JSON, or has a number out of range"),
        ("{", "this isn't an event: it isn't valid JSON, or has a number out of range"),
        ("[1]", "this isn't an event: it has the wrong type"),
        (#"{"id":"e","time":1800000000000,"kind":"stole","lesson":"boxes"}"#, "this isn't an event: `kind` isn't a valid value"),
        (#"{"id":"e","time":1800000000000,"kind":"finished"}"#, "this isn't an event: `lesson` is missing"),
        (#"{"id":"e","time":1800000000000,"kind":"finished","lesson":"boxes","extra":1}"#, "this isn't an event: `extra` isn't a valid value"),
        (#"{"id":"e","time":"now","kind":"finished","lesson":"boxes"}"#, "this isn't an event: `time` has the wrong type"),
        (#"{"id":"e","time":1e300,"kind":"finished","lesson":"boxes"}"#, "this isn't an event: it isn't valid JSON, or has a number out of range"),
        (#"{"id":"e","time":900000000000,"kind":"finished","lesson":"boxes"}"#, "this isn't a valid event: `time` isn't between the years 2000 and 2200"),
        (
            #"{"id":"e","time":9223372036854775807,"kind":"finished","lesson":"boxes"}"#,
            "this isn't a valid event: `time` isn't between the years 2000 and 2200"
        ),
        (#"{"id":"e","time":1800000000000,"kind":"finished","lesson":"../boxes"}"#, "this isn't a valid event: `lesson` isn't a valid name"),
        (#"{"id":"e","time":1800000000000,"kind":"finished","lesson":"a\u001b[31m"}"#, "this isn't a valid event: `lesson` isn't a valid name"),
        (#"{"id":"e\u0007","time":1800000000000,"kind":"finished","lesson":"boxes"}"#, "this isn't a valid event: `id` isn't a valid id"),
        (
            #"{"id":"e","time":1800000000000,"kind":"reached","lesson":"a","section":"b","step":-1}"#,
            "this isn't a valid event: `step` isn't between 0 and 1000000"
        ),
        (
            #"{"id":"e","time":1800000000000,"kind":"endedQuiz","quiz":"a","attempt":"b","score":-1,"max":2,"passed":true}"#,
            "this isn't a valid event: `score` isn't between 0 and `max`"
        ),
        (
            #"{"id":"e","time":1800000000000,"kind":"endedQuiz","quiz":"a","attempt":"b","score":3,"max":2,"passed":true}"#,
            "this isn't a valid event: `score` isn't between 0 and `max`"
        ),
        (
            #"{"id":"e","time":1800000000000,"kind":"endedQuiz","quiz":"a","attempt":"b","score":NaN,"max":2,"passed":true}"#,
            "this isn't an event: it isn't valid JSON, or has a number out of range"
        ),
        (
            #"{"id":"e","time":1800000000000,"kind":"beganQuiz","quiz":"a","attempt":"b","seed":"1\u001b"}"#,
            "this isn't a valid event: `seed` isn't a valid seed"
        ),
        (
            #"{"id":"e","time":1800000000000,"kind":"skipped","item":"question:a","context":"lesson"}"#,
            "this isn't an event: `item` isn't a valid value"
        ),
        (
            #"{"id":"e","time":1800000000000,"kind":"skipped","item":"prediction:a#b/-3","context":"lesson"}"#,
            "this isn't a valid event: `item` isn't a valid item"
        ),
        (#"{"id":"e1","time":1800000000000,"kind":"finished","lesson":"trays"}"#, "another event has the id `e1`"),
        (
            #"{"id":"e","time":1800000000000,"kind":"answered","item":"question:a#b","reply":"\#(String(repeating: "a", count: 20_001))","#
                + #""verdict":"correct","max":1,"context":"lesson"}"#, "this isn't a valid event: `reply` has more than 20000 characters"
        ),
    ])
    func hostileEventsAreRefusedWhole(_ line: String, _ message: String) throws {
        let store = ProgressStore.inMemory()
        store.record(.finished(lesson: "trays"))
        let before = store.export()
        let error = #expect(throws: ImportError.self) { _ = try store.importEvents(Data("\(header)\n\(valid)\n\(line)\n".utf8)) }
        #expect(error?.line == 3 && error?.message == message)
        #expect(error?.help.isEmpty == false)
        #expect(store.export() == before)
    }

    @Test func deepNestingAndInvalidTextAreRefused() {
        for line in [Data(String(repeating: "[", count: 100_000).utf8), Data([0xFF, 0xFE, 0x00])] {
            let error = #expect(throws: ImportError.self) { _ = try ProgressStore.inMemory().importEvents(Data("\(header)\n".utf8) + line) }
            #expect(error?.line == 2)
        }
    }

    @Test func largeExportsAreRefused() {
        let error = #expect(throws: ImportError.self) { _ = try ProgressStore.inMemory().importEvents(Data(count: 64_000_001)) }
        #expect(error?.message == "the export has 64000001 bytes; the limit is 64000000")
        let lines = Data("\(header)\n".utf8) + Data(repeating: UInt8(ascii: "\n"), count: 1_000_001)
        let many = #expect(throws: ImportError.self) { _ = try ProgressStore.inMemory().importEvents(lines) }
        #expect(many?.message == "the export has 1000001 events; the limit is 1000000")
    }

    @Test func aKnownIDWithOtherContentIsRefused() throws {
        let store = ProgressStore.inMemory()
        _ = try store.importEvents(Data("\(header)\n\(valid)\n".utf8))
        let changed = valid.replacing("boxes", with: "trays")
        let error = #expect(throws: ImportError.self) { _ = try store.importEvents(Data("\(header)\n\(changed)\n".utf8)) }
        #expect(error?.line == 2 && error?.message == "another event has the id `e1`")
    }

    @Test func whatIsRecordedCanBeImported() throws {
        let clock = Clock(.distantPast)
        let store = ProgressStore.inMemory { clock.now }
        store.record(answer(.question(quiz: "sums", question: "one"), reply: String(repeating: "é", count: 30_000)))
        clock.advance(days: 1e6)
        store.record(.finished(lesson: "boxes"))
        #expect(store.record(.finished(lesson: "not a name"))?.code == "invalid-event")
        #expect(store.record(.endedQuiz(quiz: "sums", attempt: "a", score: .nan, max: 1, passed: false))?.code == "invalid-event")
        #expect(try ProgressStore.inMemory().importEvents(store.export()) == (2, 0))
        #expect(store.replies.map(\.count) == [20_000])
    }

    @Test func theTableHasARowPerAnsweredItem() throws {
        let clock = Clock()
        let store = ProgressStore.inMemory { clock.now }
        store.record(answer(.question(quiz: "totals", question: "one"), .incorrect))
        store.record(answer(.prediction(lesson: "boxes", section: "counting", index: 0)))
        clock.advance(600)
        store.record(answer(.prediction(lesson: "boxes", section: "counting", index: 0)))
        store.record(answer(.question(quiz: "sums", question: "two"), .notGraded))
        store.record(answer(.question(quiz: "sums", question: "one"), in: .cram))
        let course = course([try lesson()], [try quiz(aliases: "[totals]")])
        #expect(
            store.csv(in: course) == """
                item,attempts,verdict,score,max,due
                prediction:boxes#counting/0,2,correct,1.0,1.0,2027-01-17T08:10:00Z
                question:sums#one,2,correct,1.0,1.0,2027-01-15T08:01:00Z
                question:sums#two,1,notGraded,0.0,1.0,

                """)
    }
}
