import Testing

@testable import Playground

/// Errors of Foundation as patterns, and the place of one that nothing catches.
@Suite struct ThrownErrorTests {
    @Test(arguments: [
        ("URLError(.badURL)", "catch URLError.timedOut { print(1) } catch URLError.badURL { print(2) } catch {}", "2"),
        ("CocoaError(.fileNoSuchFile)", "catch CocoaError.fileNoSuchFile { print(1) } catch {}", "1"),
        ("URLError(.dnsLookupFailed)", "catch let error as URLError where error.code == .dnsLookupFailed { print(error.errorCode) } catch {}", "-1006"),
        ("CancellationError()", "catch URLError.cancelled { print(1) } catch { print(2) }", "2"),
    ])
    func codesArePatterns(_ error: String, _ clauses: String, _ expected: String) {
        #expect(printed("import Foundation\ndo { throw \(error) } \(clauses)") == [[expected]])
    }

    @Test func decodingErrorsArePatterns() {
        let lines = printed(
            """
            import Foundation
            struct Pen: Decodable { var name: String; var size: Int }
            func read(_ text: String) {
                do { print(try JSONDecoder().decode(Pen.self, from: Data(text.utf8))) }
                catch let DecodingError.keyNotFound(key, context) { print("key", key.stringValue, context.codingPath.count) }
                catch DecodingError.typeMismatch(let type, let context) { print("type", type, context.codingPath.map(\\.stringValue)) }
                catch let DecodingError.dataCorrupted(context) { print("data", context.codingPath.count) }
                catch { print("other", error) }
            }
            read(#"{"name": "a"}"#)
            read(#"{"name": "a", "size": "x"}"#)
            read("{")
            """)
        #expect(lines == [["key size 0", "type Int [\"size\"]", "data 0"]])
    }

    @Test(arguments: [
        ("try f()\nprint(2)", "3:5"),
        ("let number = try f()\nprint(number)", "3:18"),
        ("do { try f() } catch is CancellationError {\nprint(1)\n}\nprint(2)", "3:1"),
        ("func g() throws { defer { print(1) }\ntry f()\n}\nprint(1)\ntry g()\nprint(2)", "7:5"),
    ])
    func uncaughtErrorsNameTheirStatement(_ statements: String, _ place: String) {
        let faults = printed("struct Fault: Error {}\nfunc f() throws { throw Fault() }\n\(statements)")[0]
        #expect(faults.first?.hasPrefix("snippet:\(place): error: an error was thrown and not caught: Fault()") ?? false, "\(faults)")
    }
}
