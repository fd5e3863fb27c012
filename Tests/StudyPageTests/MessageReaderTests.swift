import Foundation
import Testing

@testable import StudyPage

struct MessageReaderTests {
    /// What a reader with a limit of 1,000 bytes makes of frames that come in pieces of the given size.
    private func items(_ frames: [[UInt8]], pieces: Int = .max) -> [String] {
        var reader = MessageReader(limit: 1_000)
        var found: [String] = []
        let bytes = frames.flatMap(\.self)
        for start in stride(from: 0, to: bytes.count, by: pieces == .max ? max(1, bytes.count) : pieces) {
            reader.append(Array(bytes[start..<min(bytes.count, pieces == .max ? bytes.count : start + pieces)]))
            while let item = reader.next() {
                switch item {
                case .text(let text): found.append(text)
                case .ping(let data): found.append("ping \(data.count)")
                case .close: found.append("close")
                case .fault(let code): return found + ["\(code.number)"]
                }
            }
        }
        return found
    }

    @Test func messagesAreReadWhateverThePieces() {
        let frames = [
            frame(1, "one"), frame(9, "ab"), frame(1, "t", isLast: false), frame(10, ""), frame(0, "wo"), frame(1, String(repeating: "é", count: 400)),
            frame(8, ""),
        ]
        let expected = ["one", "ping 2", "two", String(repeating: "é", count: 400), "close"]
        for pieces in [1, 2, 7, .max] { #expect(items(frames, pieces: pieces) == expected) }
    }

    @Test func longMessagesAreRefusedBeforeTheyAreRead() {
        #expect(items([frame(1, String(repeating: "a", count: 1_000))]).first?.count == 1_000)
        #expect(items([Array(frame(1, String(repeating: "a", count: 1_001)).prefix(8))]) == ["1009"])
        #expect(items([frame(1, String(repeating: "a", count: 600), isLast: false), frame(0, String(repeating: "a", count: 401))]) == ["1009"])
        // A length that no number holds.
        #expect(items([[0x81, 0xFF] + [UInt8](repeating: 0xFF, count: 8) + [0, 0, 0, 0]]) == ["1009"])
    }

    @Test func framesAgainstTheStandardEndTheConnection() {
        #expect(items([[0x81, 0x01, 0x61]]) == ["1002"])
        #expect(items([frame(0, "a")]) == ["1002"])
        #expect(items([frame(1, "a", isLast: false), frame(1, "b")]) == ["1002"])
        #expect(items([frame(9, "a", isLast: false)]) == ["1002"])
        #expect(items([[0xC1] + frame(1, "a").dropFirst()]) == ["1002"])
        #expect(items([frame(2, "a")]) == ["1003"])
        #expect(items([frame(3, "a")]) == ["1003"])
        #expect(items([[0x81, 0x81, 0, 0, 0, 0, 0xFF]]) == ["1007"])
    }

    @Test func framesOfTheServerHaveTheirLengths() {
        for (count, head) in [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)] {
            let bytes = Frame(opcode: .text, payload: Data(repeating: 97, count: count)).bytes
            #expect(bytes.count == head + count)
            #expect(bytes[0] == 0x81)
        }
    }
}

/// A frame as a browser sends it.
func frame(_ opcode: UInt8, _ text: String, isLast: Bool = true) -> [UInt8] {
    let payload = Array(text.utf8), mask: [UInt8] = [1, 2, 3, 4]
    var head = [(isLast ? 0x80 : 0) | opcode]
    switch payload.count {
    case ...125: head.append(0x80 | UInt8(payload.count))
    case ...0xFFFF: head += [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default: head += [0xFF] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
    }
    return head + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
}
