import Testing

@testable import Playground

/// `JSONSerialization` and property lists. The outputs are those of the compiled programs with Foundation.
@Suite struct JSONObjectTests {
    private func output(_ code: String) -> [String] {
        let shown = Shown("import Foundation\n" + code)
        return shown.output.flatMap { $0 } + shown.errors
    }

    @Test func readsValuesOfAnyType() {
        let code = #"""
            let text = #"{"name": "Ann", "age": 41, "height": 1.5, "isAdmin": true, "tags": ["a", "b"], "boss": null, "at": {"city": "Rome"}}"#
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
            print(object["name"] as? String ?? "-", object["age"] as? Int ?? 0, object["age"] as? Double ?? 0, object["age"] as? String ?? "-")
            print(object["height"] as? Int ?? 0, object["height"] as? Double ?? 0, object["isAdmin"] as? Bool ?? false, object["isAdmin"] as? Int ?? 0)
            print(object["tags"] as? [String] ?? [], object["boss"] is NSNull, (object["at"] as? [String: Any])?["city"] ?? "-")
            switch object["age"] {
            case let number as Int: print("number", number)
            default: print("other")
            }
            """#
        #expect(output(code) == ["Ann 41 41.0 -", "0 1.5 true 1", #"["a", "b"] true Rome"#, "number 41"])
    }

    @Test(arguments: [
        ("", "Unexpected end of file during JSON parse."), ("{a:1}", "Invalid value around character 1."),
        ("3", "JSON text did not start with array or object and option to allow fragments not set."),
        (#"[\"\\x\"]"#, "Invalid escape sequence around character 2."),
    ])
    func reportsWhatIsNotJSON(text: String, reason: String) {
        let code = """
            do { _ = try JSONSerialization.jsonObject(with: Data("\(text)".utf8)) } catch {
                print((error as NSError).domain, (error as NSError).code, error.localizedDescription)
                print((error as NSError).userInfo["NSDebugDescription"] as? String ?? "-")
            }
            """
        #expect(output(code) == ["NSCocoaErrorDomain 3840 The data couldn’t be read because it isn’t in the correct format.", reason])
    }

    @Test func boundsTheDepth() {
        let code = """
            do { _ = try JSONSerialization.jsonObject(with: Data(String(repeating: "[", count: 600).utf8)) } catch { print((error as NSError).userInfo.values.first ?? "-") }
            let list = NSMutableArray()
            list.add(list)
            print(JSONSerialization.isValidJSONObject(list))
            do { _ = try PropertyListDecoder().decode([Int].self, from: Data(String(repeating: "<array>", count: 100_000).utf8)) } catch { print(error) }
            """
        #expect(
            output(code) == [
                "Too many nested arrays or dictionaries around character 513.", "false",
                "DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not a valid property list.",
            ])
    }

    @Test func writesValuesOfAnyType() {
        let code = #"""
            let object: [String: Any] = ["b": [1, 2.5, true, NSNull()], "a": "x/y", "c": [:] as [String: Any], "e": -0.0, "g": Float(0.1)]
            print(String(decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys), as: UTF8.self))
            print(String(decoding: try JSONSerialization.data(withJSONObject: ["a": [1]], options: [.prettyPrinted, .withoutEscapingSlashes]), as: UTF8.self))
            print(JSONSerialization.isValidJSONObject(object), JSONSerialization.isValidJSONObject(3), JSONSerialization.isValidJSONObject([Date()]))
            print(JSONSerialization.isValidJSONObject([Double.nan]), JSONSerialization.isValidJSONObject([1: 2]))
            _ = try JSONSerialization.data(withJSONObject: ["at": Date()])
            """#
        #expect(
            output(code).prefix(9) == [
                #"{"a":"x\/y","b":[1,2.5,true,null],"c":{},"e":-0,"g":0.1}"#, "{", #"  "a" : ["#, "    1", "  ]", "}", "true false false", "false false",
                "fatal-error: fatal error: Invalid type in JSON write (Date)",
            ])
    }

    @Test func encodesPropertyLists() {
        let code = #"""
            struct Pet: Codable { var name: String; var born: Date; var raw: Data; var weight: Double; var isTame: Bool; var ages: [Int?]; var notes: [String: Int] }
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .xml
            let pet = Pet(name: "A<b>", born: Date(timeIntervalSince1970: 0), raw: Data([1, 2, 3]), weight: 2, isTame: true, ages: [nil, 1], notes: [:])
            let data = try encoder.encode(pet)
            print(String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst(3).joined().replacingOccurrences(of: "\t", with: ""))
            let read = try PropertyListDecoder().decode(Pet.self, from: data)
            print(read.name, read.born == pet.born, read.raw == pet.raw, read.weight, read.isTame, read.ages, read.notes)
            encoder.outputFormat = .binary
            print(try PropertyListDecoder().decode(Pet.self, from: encoder.encode(pet)).name, try encoder.encode([1]).prefix(6).map { $0 })
            do { _ = try encoder.encode(3) } catch { print(error) }
            do { _ = try PropertyListDecoder().decode([Int].self, from: encoder.encode(["a"])) } catch { print(error) }
            let list = try PropertyListSerialization.propertyList(from: data, format: nil) as! [String: Any]
            print(list["weight"] as? Int ?? 0, list["raw"] as? Data ?? Data())
            """#
        #expect(
            output(code) == [
                "<dict><key>ages</key><array><string>$null</string><integer>1</integer></array><key>born</key><date>1970-01-01T00:00:00Z</date>"
                    + "<key>isTame</key><true/><key>name</key><string>A&lt;b&gt;</string><key>notes</key><dict/><key>raw</key><data>AQID</data>"
                    + "<key>weight</key><real>2</real></dict></plist>", "A<b> true true 2.0 true [nil, Optional(1)] [:]", "A<b> [98, 112, 108, 105, 115, 116]",
                "EncodingError.invalidValue: 3 (Int). Debug description: Unable to encode the given top-level value as a property list.",
                "DecodingError.typeMismatch: expected value of type Int. Path: [0]. Debug description: Expected to decode Int but found a string instead.",
                "2 3 bytes",
            ])
    }
}
