import Foundation

/// Reads the messages of a WebSocket's client from bytes as they come: RFC 6455, sections 5 and 8.
struct MessageReader {
    enum Item: Equatable {
        case text(String)
        case ping(Data)
        case close
        /// The connection has to end, with a code that says why.
        case fault(Frame.CloseCode)
    }

    /// Bytes of a message.
    let limit: Int
    private var bytes: [UInt8] = []
    /// The fragments of a message so far; nil between messages.
    private var message: [UInt8]?

    init(limit: Int) { self.limit = limit }

    mutating func append(_ more: [UInt8]) { bytes += more }

    /// Whether a frame or message has begun that isn't complete.
    var isWaiting: Bool { !bytes.isEmpty || message != nil }

    /// The next thing that is complete; nil until more bytes come.
    mutating func next() -> Item? {
        while let header = FrameHeader(bytes) {
            if let fault = fault(of: header) { return .fault(fault) }
            guard bytes.count >= header.end else { return nil }
            let payload = (header.start..<header.end).map { bytes[$0] ^ header.mask[($0 - header.start) % 4] }
            bytes.removeFirst(header.end)
            switch header.opcode {
            case .ping: return .ping(Data(payload))
            case .pong: continue
            case .close: return .close
            default:
                let whole = (message ?? []) + payload
                guard header.isLast else {
                    message = whole
                    continue
                }
                message = nil
                return String(validating: whole, as: UTF8.self).map(Item.text) ?? .fault(.invalidText("the text isn't UTF-8"))
            }
        }
        return nil
    }

    private func fault(of header: FrameHeader) -> Frame.CloseCode? {
        if header.hasReservedBits || !header.isMasked { return .protocolError("the frame isn't a client's") }
        switch header.opcode {
        case .ping, .pong, .close:
            return header.isLast && header.length <= 125 ? nil : .protocolError("the control frame is too long")
        case .text: if message != nil { return .protocolError("the message before isn't complete") }
        case .continuation: if message == nil { return .protocolError("there is nothing to continue") }
        default: return .unsupported("only text is read")
        }
        return header.length + (message?.count ?? 0) <= limit ? nil : .tooLong("the message is longer than \(limit) bytes")
    }
}

/// What precedes a frame's payload.
private struct FrameHeader {
    let isLast, hasReservedBits, isMasked: Bool
    /// Nil for one that isn't defined.
    let opcode: Frame.Opcode?
    /// Of the payload, in bytes.
    let length: Int
    let mask: [UInt8]
    /// Where the payload begins.
    let start: Int
    var end: Int { start + length }

    /// Nil while it isn't complete.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 2 else { return nil }
        (isLast, hasReservedBits, isMasked) = (bytes[0] & 0x80 != 0, bytes[0] & 0x70 != 0, bytes[1] & 0x80 != 0)
        opcode = Frame.Opcode(rawValue: bytes[0] & 0x0F)
        let short = Int(bytes[1] & 0x7F)
        let extra = short == 126 ? 2 : short == 127 ? 8 : 0
        start = 2 + extra + (isMasked ? 4 : 0)
        guard bytes.count >= start else { return nil }
        let long = bytes[2..<(2 + extra)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // What is longer than any limit needs no exact number, and may not fit one.
        length = extra == 0 ? short : Int(min(long, 1 << 40))
        mask = isMasked ? Array(bytes[(start - 4)..<start]) : [0, 0, 0, 0]
    }
}
