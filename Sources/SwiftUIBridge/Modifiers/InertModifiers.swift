import SwiftMachine
import SwiftModel
import ViewTree

extension InertKey {
    /// The binding of such a key: it lists the method with its first argument, where that is plain.
    static func binding(_ key: String) -> Registrar.Function? {
        guard key.hasPrefix(prefix), let dot = key.firstIndex(of: ".") else { return nil }
        let name = String(key[key.index(after: dot)...].prefix { $0 != "(" })
        let takesKey = key[key.index(dot, offsetBy: name.count + 1)...].hasPrefix("(_: LocalizedStringKey")
        return { call in .native(call.view(.modified(try call.base(), .inert(name: name, detail: detail(call, takesKey: takesKey))))) }
    }

    private static func detail(_ call: BridgeCall, takesKey: Bool) -> String {
        let argument = call.call.arguments.dropFirst().first
        if takesKey, let text = try? argument.flatMap(call.machine.shownText) { return "\"\(text)\"" }
        return switch argument {
        case .string(let text): "\"\(text)\""
        case .int(let number): "\(number)"
        case .double(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        default: ""
        }
    }
}
