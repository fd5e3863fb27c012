import Foundation

/// The beginning of a WebSocket: RFC 6455, section 4.2.
enum Handshake {
    /// The answer to a browser that wants one, or why there is none.
    static func response(to request: PageRequest) -> PageResponse {
        func has(_ word: String, in header: String) -> Bool {
            (request.headers[header] ?? "").split(separator: ",").contains { $0.trimmingCharacters(in: .whitespaces).lowercased() == word }
        }
        guard request.method == "GET", has("websocket", in: "upgrade"), has("upgrade", in: "connection"), request.headers["sec-websocket-version"] == "13",
            let key = request.headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
        else { return .refusal(.badRequest, "the session is reached by a WebSocket") }
        return PageResponse(
            status: .switchingProtocols, headers: [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", accepting(key))])
    }

    /// What shows the browser that the server knows the protocol.
    static func accepting(_ key: String) -> String { Data(SHA1.digest(of: Array("\(key)258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8))).base64EncodedString() }
}

/// The digest that the handshake of WebSockets requires: RFC 3174. It protects nothing.
enum SHA1 {
    static func digest(of message: [UInt8]) -> [UInt8] {
        let zeros = (119 - message.count % 64) % 64
        let padded = message + [0x80] + Array(repeating: 0, count: zeros) + bytes(of: UInt64(message.count) * 8)
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        for start in stride(from: 0, to: padded.count, by: 64) {
            state = zip(state, rounds(of: words(in: padded[start..<(start + 64)]), from: state)).map { $0 &+ $1 }
        }
        return state.flatMap(bytes)
    }

    private static func words(in block: ArraySlice<UInt8>) -> [UInt32] {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in block[index..<(index + 4)].reduce(0) { $0 << 8 | UInt32($1) } }
        for index in 16..<80 { words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1)) }
        return words
    }

    private static func rounds(of words: [UInt32], from state: [UInt32]) -> [UInt32] {
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for (index, word) in words.enumerated() {
            let (mixed, constant): (UInt32, UInt32) =
                switch index {
                case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
                case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            (a, b, c, d, e) = (rotated(a, by: 5) &+ mixed &+ e &+ word &+ constant, a, rotated(b, by: 30), c, d)
        }
        return [a, b, c, d, e]
    }

    private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }

    private static func bytes(of value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
}
