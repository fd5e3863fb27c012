import Foundation

/// A frame of a WebSocket as a server sends it: RFC 6455, section 5.
struct Frame: Equatable, Sendable {
    enum Opcode: UInt8, Sendable {
        case continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10
    }

    /// Why a connection ends.
    struct CloseCode: Equatable, Sendable {
        let number: UInt16
        let reason: String

        static let normal = CloseCode(number: 1000, reason: "")
        static func protocolError(_ reason: String) -> CloseCode { CloseCode(number: 1002, reason: reason) }
        static func unsupported(_ reason: String) -> CloseCode { CloseCode(number: 1003, reason: reason) }
        static func invalidText(_ reason: String) -> CloseCode { CloseCode(number: 1007, reason: reason) }
        static func tooLong(_ reason: String) -> CloseCode { CloseCode(number: 1009, reason: reason) }
    }

    let opcode: Opcode
    let payload: Data

    static func text(_ text: String) -> Frame { Frame(opcode: .text, payload: Data(text.utf8)) }
    static func pong(_ data: Data) -> Frame { Frame(opcode: .pong, payload: data) }
    static func close(_ code: CloseCode) -> Frame {
        Frame(opcode: .close, payload: Data([UInt8(code.number >> 8), UInt8(code.number & 0xFF)] + Array(code.reason.utf8.prefix(123))))
    }

    /// Whole, and without a mask.
    var bytes: Data {
        var data = Data([0x80 | opcode.rawValue])
        let count = payload.count
        switch count {
        case ...125: data.append(UInt8(count))
        case ...0xFFFF: data.append(contentsOf: [126, UInt8(count >> 8), UInt8(count & 0xFF)])
        default: data.append(contentsOf: [127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
        }
        return data + payload
    }
}
