import Foundation
import SwiftModel

/// Addresses, and recorded responses.
extension StandardNatives {
    static func bindNetwork(_ table: inout [String: DirectFunction]) {
        table["_address(_: String, _: Bool)"] = { call in
            let address = URL(string: try call.text(0), encodingInvalidCharacters: try call.bool(1))
            return try address.map { try call.made($0.absoluteString) } ?? .none
        }
        table["_isRecorded(_: String, _: String)"] = { call in
            .bool(call.machine.resources.recordings.response(to: try call.string(0), try call.string(1)) != nil)
        }
        table["_recordedNumbers(_: String, _: String)"] = { call in
            let response = call.machine.resources.recordings.response(to: try call.string(0), try call.string(1))
            return try call.made([.double(Double(response?.status ?? 0)), .double(response?.delay ?? 0), .double(Double(response?.error ?? 0))])
        }
        table["_recordedHeaders(_: String, _: String)"] = { call in
            let headers = call.machine.resources.recordings.response(to: try call.string(0), try call.string(1))?.headers ?? [:]
            return try call.made(headers.sorted { $0.key < $1.key }.flatMap { [.string($0.key), .string($0.value)] })
        }
        table["_recordedBody(_: String, _: String)"] = { call in
            guard let body = call.machine.resources.recordings.response(to: try call.string(0), try call.string(1))?.body else { return try call.made([]) }
            return try call.made(body.count) { body.map { .int(Int($0)) } }
        }
    }
}
