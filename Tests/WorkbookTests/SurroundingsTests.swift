import Foundation
import Testing

/// `run --defaults` and `run --network`.
struct SurroundingsTests {
    private func printed(_ code: String, _ options: [String], files: [String: String]) throws -> String {
        let program = "struct A: View { var body: some View { Text(\"a\").task { \(code) } } }\nA()\n"
        let finished = try workbook(
            arguments: ["run", "a.swift", "--show", "output", "--time", "60", "--do", "advance 1"] + options, files: files.merging(["a.swift": program]) { $1 })
        #expect(finished.status == 0 && finished.errors == "", "\(finished)")
        return finished.output
    }

    @Test func defaultsAreThereAtTheBeginning() throws {
        let files = [
            "d.json": "{\"name\": \"Ada\", \"count\": 41, \"on\": true, \"ratio\": 0.5, \"tags\": [\"x\"], \"mixed\": [1, \"a\"], \"map\": {\"a\": {\"b\": 1}}}"
        ]
        let code = """
            let d = UserDefaults.standard
            print(d.string(forKey: "name")!, d.integer(forKey: "count"), d.bool(forKey: "on"), d.double(forKey: "ratio"), d.stringArray(forKey: "tags")!)
            print(d.array(forKey: "mixed")!, d.dictionary(forKey: "map")!)
            @AppStorage("count") var count = 1
            print(count)
            """
        #expect(try printed(code, ["--defaults", "d.json"], files: files) == "Ada 41 true 0.5 [\"x\"]\n[1, \"a\"] [\"a\": [\"b\": 1]]\n41\n")
    }

    @Test(arguments: [
        ("[1]", "d.json:1:1: error: defaults are a JSON object"),
        ("{\"a\": 1,\n \"b\": [1, {\"c\": null}]}", "d.json:2:17: error: defaults don't hold null"),
        ("{\"a\": 1", "d.json:1:8: error: this isn't JSON: it ends too early"),
        ("{\n\"a\": 1e999}", "d.json:2:6: error: this number is too large"),
        ("{\"a\": tru}", "d.json:1:"), ("\0", "error: `d.json` isn't UTF-8 text"),
        (String(repeating: "[", count: 10_000), "d.json:1:514: error: this isn't JSON: too many nested arrays or dictionaries"),
        ("{\"a\": [" + String(repeating: "1,", count: 20_000) + "1]}", "d.json:1:"),
    ])
    func whatDefaultsDoNotHoldIsRefusedWithItsPlace(_ text: String, _ message: String) throws {
        let finished = try workbook("run", "a.swift", "--defaults", "d.json", files: ["a.swift": "Text(\"a\")\n", "d.json": text])
        #expect(finished.status == 1 && finished.errors.hasPrefix(message) && finished.errors.contains("help: "), "\(finished.errors.prefix(300))")
    }

    private static let recorded = [
        "net/api.example.com/items.json": "[1, 2]", "net/api.example.com/items?page=2.json": "[3]", "net/api.example.com/items.POST": "made",
        "net/api.example.com/gone.response": "{\"status\": 404, \"headers\": {\"X-Why\": \"moved\"}}",
        "net/api.example.com/slow.txt": "late", "net/api.example.com/slow.txt.response": "{\"delay\": 0.5}",
        "net/api.example.com/broken.response": "{\"error\": \"timedOut\"}", "net/api.example.com/index.html": "<p>",
    ]

    @Test func requestsGetWhatWasRecorded() throws {
        let code = """
            let session = URLSession.shared
            func ask(_ path: String, _ method: String = "GET") async -> String {
                var request = URLRequest(url: URL(string: "https://" + path)!)
                request.httpMethod = method
                do {
                    let (data, response) = try await session.data(for: request)
                    let answer = response as! HTTPURLResponse
                    return "\\(answer.statusCode) \\(answer.mimeType ?? "-") \\(answer.value(forHTTPHeaderField: "x-why") ?? "-") " + String(data: data, encoding: .utf8)!
                } catch {
                    return (error as! URLError).localizedDescription
                }
            }
            print(await ask("api.example.com/items"), "|", await ask("api.example.com/items?page=2"), "|", await ask("api.example.com/items", "POST"))
            print(await ask("api.example.com/gone"), "|", await ask("api.example.com/slow.txt"), "|", await ask("api.example.com"))
            print(await ask("api.example.com/broken"), "|", await ask("other.example.com/"), "|", await ask("api.example.com/items", "PUT"))
            session.dataTask(with: URL(string: "https://api.example.com/items")!) { data, _, _ in print(data?.count ?? 0) }.resume()
            """
        let output = try printed(code, ["--network", "net"], files: Self.recorded)
        #expect(
            output == """
                200 application/json - [1, 2] | 200 application/json - [3] | 200 application/octet-stream - made
                404 - moved  | 200 text/plain - late | 200 text/html - <p>
                The request timed out. | The Internet connection appears to be offline. | The Internet connection appears to be offline.
                6

                """)
    }

    @Test func aCancelledRequestEndsWithAnErrorOfTheSession() throws {
        let code = """
            let url = URL(string: "https://api.example.com/slow.txt")!
            let request = Task { do { _ = try await URLSession.shared.data(from: url); return "done" } catch let error as URLError { return "\\(error.code.rawValue)" } }
            let early = URLSession.shared.dataTask(with: url) { data, _, error in print("early", data == nil, (error as? URLError)?.code == .cancelled) }
            let late = URLSession.shared.dataTask(with: url) { data, _, error in print("late", data == nil, (error as? URLError)?.code == .cancelled) }
            early.cancel()
            late.resume()
            try? await Task.sleep(for: .seconds(0.1))
            late.cancel()
            request.cancel()
            print((try? await request.value) ?? "none")
            """
        let output = try printed(code, ["--network", "net"], files: Self.recorded)
        #expect(output.split(separator: "\n").sorted() == ["-999", "early true true", "late true true"])
    }

    @Test(arguments: [
        ("{\"status\": 9}", "bad.response:1:12: error: a status is a number from 100 to 599"),
        ("{\"headers\": [1]}", "bad.response:1:13: error: headers are an object of texts"),
        ("{\"error\": \"oops\"}", "bad.response:1:11: error: an error is one of "), ("{\"body\": 1}", "bad.response:1:10: error: a response has no `body`"),
        ("{", "bad.response:1:2: error: this isn't JSON: it ends too early"),
    ])
    func aResponseThatCannotBeReadIsRefused(_ text: String, _ message: String) throws {
        let finished = try workbook("run", "a.swift", "--network", "net", files: ["a.swift": "Text(\"a\")\n", "net/bad.response": text])
        #expect(finished.status == 1 && finished.errors.hasPrefix(message) && finished.errors.contains("help: "), "\(finished.errors)")
    }

    @Test func whatIsMissingIsSaid() throws {
        let files = ["a.swift": "Text(\"a\")\n", "file": "x"]
        for options in [["--defaults", "none.json"], ["--network", "none"], ["--network", "file"]] {
            let finished = try workbook(arguments: ["run", "a.swift"] + options, files: files)
            #expect(finished.status == 66 && finished.errors.contains("help: "), "\(finished)")
        }
    }

    @Test func anAsyncImageShowsARecordedImage() throws {
        let program = """
            VStack {
                AsyncImage(url: URL(string: "https://example.com/none.png")) { phase in Text(phase.error == nil ? "no error" : "an error") }
                AsyncImage(url: URL(string: "https://example.com/none.png")) { image in image } placeholder: { Text("placeholder") }
            }
            """
        let shown = try workbook(
            "run", "a.swift", "--network", "net", "--do", "advance 0.1", files: ["a.swift": program, "net/example.com/text.png": "not an image"])
        #expect(shown.output.contains("\"an error\"") && shown.output.contains("\"placeholder\""), "\(shown)")
    }
}
