import Diagnostics
import Foundation
import Playground

/// `--defaults FILE`: what a program finds in its defaults, as a JSON object.
struct DefaultsFile {
    /// Values and parts of values.
    private static let countLimit = 10_000

    let values: [String: Playground.StoredValue]

    /// - Throws: `Failure` where the file can't be read or has something that defaults don't hold.
    init(_ path: String) throws {
        let source = try SourceFile.read(path)
        do throws(JSONText.Fault) {
            let json = try JSONText(source)
            guard let object = json.value as? [String: Any] else {
                throw JSONText.Fault(message: "defaults are a JSON object", span: json.span(of: []))
            }
            var count = 0
            guard case .map(let values) = try Self.value(object, [], json, &count) else { preconditionFailure("an object makes a map") }
            self.values = values
        } catch {
            let help = "write names with texts, numbers, booleans, lists or objects: { \"name\": \"Ada\", \"count\": 3 }"
            throw Failure(.failed, [Diagnostic(.error, "bad-defaults", error.message, at: error.span, help: help)])
        }
    }

    private static func value(_ value: Any, _ place: [JSONText.Step], _ json: JSONText, _ count: inout Int) throws(JSONText.Fault) -> Playground.StoredValue {
        count += 1
        guard count <= countLimit else {
            throw JSONText.Fault(message: "there are more than \(countLimit) values", span: json.span(of: place))
        }
        switch value {
        case let text as String: return .text(text)
        case let list as [Any]:
            var values: [Playground.StoredValue] = []
            for (index, item) in list.enumerated() { values.append(try self.value(item, place + [.index(index)], json, &count)) }
            return .list(values)
        case let map as [String: Any]:
            var values: [String: Playground.StoredValue] = [:]
            for (key, item) in map.sorted(by: { $0.key < $1.key }) { values[key] = try self.value(item, place + [.key(key)], json, &count) }
            return .map(values)
        case is NSNull: throw JSONText.Fault(message: "defaults don't hold null", span: json.span(of: place))
        case let number as NSNumber: return Self.number(number)
        default: throw JSONText.Fault(message: "defaults don't hold this", span: json.span(of: place))
        }
    }

    /// A number or boolean: Foundation has one class for all of them.
    private static func number(_ number: NSNumber) -> Playground.StoredValue {
        switch String(cString: number.objCType) {
        case "c", "B": .boolean(number.boolValue)
        case "d", "f", "Q": .number(number.doubleValue)
        default: .integer(number.intValue)
        }
    }
}
