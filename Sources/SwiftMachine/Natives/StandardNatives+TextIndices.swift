import Foundation
import SwiftModel

/// Places in texts: a snippet's `String.Index` is a number of bytes of UTF-8, as Swift's is.
extension StandardNatives {
    static func bindTextIndices(_ table: inout [String: DirectFunction]) {
        table["String._byteCount"] = { call in .int(try call.string(0).utf8.count) }
        table["String._character(_: Int)"] = { call in
            let text = try call.string(0)
            let index = try index(call.int(1), in: text)
            guard index < text.endIndex else { throw RuntimeError("index-out-of-range", "String index is out of bounds: the text ends there") }
            return .string(String(text[index]))
        }
        table["String._part(_: Int, _: Int)"] = { call in
            let text = try call.string(0)
            let (start, end) = (try index(call.int(1), in: text), try index(call.int(2), in: text))
            guard start <= end else { throw RuntimeError("range", "Range requires lowerBound <= upperBound") }
            return start == text.startIndex && end == text.endIndex ? call[0] : try call.made(String(text[start..<end]))
        }
        table["String._moved(_: Int, _: Int)"] = { call in
            let text = try call.string(0)
            let (start, distance) = (try index(call.int(1), in: text), try call.int(2))
            try call.willWalk(text, distance)
            guard let moved = text.index(start, offsetBy: distance, limitedBy: distance < 0 ? text.startIndex : text.endIndex) else {
                throw RuntimeError("index-out-of-range", "String index is out of bounds: moved by \(distance), it leaves the text")
            }
            return .int(offset(moved, in: text))
        }
        table["String._moved(_: Int, _: Int, _: Int)"] = { call in
            let text = try call.string(0)
            let (start, distance, limit) = (try index(call.int(1), in: text), try call.int(2), try index(call.int(3), in: text))
            try call.willWalk(text, distance)
            let end = distance < 0 ? text.startIndex : text.endIndex
            // A limit on the other side does not count.
            let counts = distance < 0 ? limit <= start : limit >= start
            if let moved = text.index(start, offsetBy: distance, limitedBy: counts ? limit : end) { return .int(offset(moved, in: text)) }
            if !counts { throw RuntimeError("index-out-of-range", "String index is out of bounds: moved by \(distance), it leaves the text") }
            return .none
        }
        table["String._distance(_: Int, _: Int)"] = { call in
            let (text, start, end) = (try call.string(0), try call.int(1), try call.int(2))
            try call.willWalk(text, end &- start)
            return .int(text.distance(from: try index(start, in: text), to: try index(end, in: text)))
        }
        table["String._byte(_: Int)"] = { call in
            let bytes = try call.string(0).utf8
            let place = try call.int(1)
            guard place >= 0, let index = bytes.index(bytes.startIndex, offsetBy: place, limitedBy: bytes.endIndex), index < bytes.endIndex else {
                throw outOfBounds
            }
            return .int(Int(bytes[index]))
        }
        table["String._scalar(_: Int)"] = { call in
            let text = try call.string(0)
            let index = try index(call.int(1), in: text)
            guard index < text.endIndex else { throw outOfBounds }
            return .int(Int(text.unicodeScalars[index].value))
        }
        table["String._movedScalar(_: Int, _: Int)"] = { call in
            let text = try call.string(0)
            let scalars = text.unicodeScalars
            let (start, distance) = (try index(call.int(1), in: text), try call.int(2))
            try call.willWalk(text, distance)
            guard let moved = scalars.index(start, offsetBy: distance, limitedBy: distance < 0 ? scalars.startIndex : scalars.endIndex) else {
                throw outOfBounds
            }
            return .int(offset(moved, in: text))
        }
        table["_decoded(_: [UInt8])"] = { call in
            try call.machine.willMake(bytes: call.array(0).elements.count)
            let bytes = try call.array(0).elements.map { value -> UInt8 in if case .int(let byte) = value { UInt8(truncatingIfNeeded: byte) } else { 0 } }
            return try call.made(String(decoding: bytes, as: UTF8.self))
        }
        table["String._range(of: String, _: Int, _: Int, _: Int)"] = { call in
            let (text, part) = (try call.string(0), try call.text(1))
            let options = SearchOptions(rawValue: try call.int(2))
            if options.contains(.regularExpression) {
                guard let found = try range(ofPattern: part, in: text, try call.int(3), try call.int(4), options, call.machine) else { return .none }
                return .box(Box([.int(found.lowerBound), .int(found.upperBound)]))
            }
            guard let found = try range(of: part, in: try self.part(of: text, call.int(3), call.int(4)), options, call.machine.budget) else { return .none }
            return .box(Box([.int(offset(found.lowerBound, in: text)), .int(offset(found.upperBound, in: text))]))
        }
        table["String._hasPrefix(_: String, _: Int, _: Int)"] = { call in
            let prefix = try call.text(1)
            return .bool(try part(of: call.string(0), call.int(2), call.int(3)).hasPrefix(prefix))
        }
        table["String._replace(_: Int, _: Int, _: String)"] = { call in
            let (from, to, added) = (try call.int(1), try call.int(2), try call.string(3))
            guard case .string(var text) = call.take(0) else { throw RuntimeError.malformed("a String") }
            defer { call[0] = .string(text) }
            let place = try part(of: text, from, to)
            try call.machine.willMake(bytes: added.utf8.count + text.utf8.count - to)
            try call.machine.changing(&text) { $0.replaceSubrange(place.startIndex..<place.endIndex, with: added) }
            return .none
        }
        table["_order(_: String, _: String, _: Int, _: String?)"] = { call in
            let locale: Locale? = if case .string(let name) = call[3] { Locale(identifier: String(name.prefix(100))) } else { nil }
            return .int(order(try call.text(0), try call.text(1), try call.int(2), locale))
        }
        table["String._ranges(of: String)"] = { call in
            let (text, part) = (Array(try call.text(0)), Array(try call.text(1)))
            if part.isEmpty { return try call.made([]) }
            let offsets = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
            return try call.made(occurrences(of: part, in: text).map { .box(Box([.int(offsets[$0]), .int(offsets[$0 + part.count])])) })
        }
    }

    private static var outOfBounds: RuntimeError { RuntimeError("index-out-of-range", "String index is out of bounds") }

    private static func index(_ offset: Int, in text: String) throws -> String.Index {
        guard offset >= 0, let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset, limitedBy: text.utf8.endIndex) else {
            throw RuntimeError("index-out-of-range", "String index is out of bounds: the text ends before it")
        }
        return index
    }

    /// What is between two places.
    private static func part(of text: String, _ from: Int, _ to: Int) throws -> Substring {
        let (start, end) = (try index(from, in: text), try index(to, in: text))
        guard start <= end else { throw RuntimeError("range", "Range requires lowerBound <= upperBound") }
        return text[start..<end]
    }

    private static func offset(_ index: String.Index, in text: String) -> Int { text.utf8.distance(from: text.utf8.startIndex, to: index) }
}
