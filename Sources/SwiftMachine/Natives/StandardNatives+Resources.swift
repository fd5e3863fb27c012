import SwiftModel

extension StandardNatives {
    /// Reading the program's own files.
    static func bindResources(_ table: inout [String: DirectFunction]) {
        table["_resources(_: String?, _: String?, _: String?)"] = { call in
            let paths = call.machine.resources.paths(named: call[0].text, extension: call[1].text, in: call[2].text)
            return try call.made(paths.map(Value.string))
        }
        table["_resourceBytes(_: String)"] = { call in
            guard let bytes = call.machine.resources.bytes(at: try call.string(0)) else { return .none }
            return try call.made(bytes.count) { bytes.map { .int(Int($0)) } }
        }
    }
}

extension Value {
    /// Of an optional text.
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
