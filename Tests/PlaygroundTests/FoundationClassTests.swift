import Testing

@testable import Playground

/// Classes of Foundation and UIKit whose behavior programs rely on.
@Suite struct FoundationClassTests {
    @Test(arguments: [
        (
            """
            let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            print([frame, CGRect(x: 5, y: 5, width: 0, height: 0)].reduce(CGRect.null) { $0.union($1) }, frame.union(.null) == frame)
            print(frame.contains(CGRect(x: 2, y: 3, width: 1, height: 1)), frame.contains(CGRect(x: 9, y: 9, width: 1, height: 1)), frame.insetBy(dx: 2, dy: 0).isNull)
            let n = 3
            print(CGPoint(x: n, y: n), CGSize(width: n, height: 2 * n), CGVector(dx: n, dy: 1), CGRect(x: n, y: 0, width: n, height: n))
            """,
            ["(1.0, 2.0, 4.0, 4.0) true", "true false true", "(3.0, 3.0) (3.0, 6.0) CGVector(dx: 3.0, dy: 1.0) (3.0, 0.0, 3.0, 3.0)"]
        ),
        (
            """
            struct Lossy<Element: Decodable>: Decodable {
                var elements: [Element] = []
                private struct Skipped: Decodable {}
                init(from decoder: Decoder) throws {
                    var values = try decoder.unkeyedContainer()
                    while !values.isAtEnd { if let one = try? values.decode(Element.self) { elements.append(one) } else { _ = try values.decode(Skipped.self) } }
                }
            }
            let text = #"[1, "x", 3, {"k": 1}, null]"#
            print(try JSONDecoder().decode(Lossy<Int>.self, from: Data(text.utf8)).elements)
            """, ["[1, 3]"]
        ),
        (
            """
            let base = URL(string: "https://example.com/v1?q=1")!
            print(base.appendingPathComponent("/users"), base.appending(component: "a/b"), base.appending(path: "x", directoryHint: .isDirectory))
            print(URL(fileURLWithPath: "/tmp/").appending(component: "a b/c"), base.appending(components: "é", "z"))
            """,
            [
                "https://example.com/v1/users?q=1 https://example.com/v1/a%2Fb?q=1 https://example.com/v1/x/?q=1",
                "file:///tmp/a%20b/c https://example.com/v1/%C3%A9/z?q=1",
            ]
        ),
        (
            """
            for text in ["https://a.com/v1/", "file:///tmp/x.txt", "https://a.com/x.json/?q=1"] {
                let url = URL(string: text)!
                print(url.path, url.path(percentEncoded: false), url.deletingLastPathComponent(), url.deletingPathExtension())
            }
            let folder = FileManager.default.temporaryDirectory.appending(path: "a b", directoryHint: .isDirectory)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: folder.appending(component: "n").appendingPathExtension("txt"))
            print(try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map(\\.lastPathComponent))
            try FileManager.default.removeItem(at: folder)
            """,
            [
                "/v1 /v1/ https://a.com/ https://a.com/v1/", "/tmp/x.txt /tmp/x.txt file:///tmp/ file:///tmp/x",
                "/x.json /x.json/ https://a.com/?q=1 https://a.com/x/?q=1", #"["n.txt"]"#,
            ]
        ),
        (
            """
            let queue = OperationQueue()
            let first = BlockOperation { print("first") }
            let second = BlockOperation { print("second") }
            second.addDependency(first)
            second.completionBlock = { print("done") }
            final class Third: Operation { override func main() { print("third", isCancelled) } }
            let (third, canceled) = (Third(), Third())
            canceled.cancel()
            for operation in [third, canceled, second, first] { queue.addOperation(operation) }
            """, ["third false", "first", "second", "done"]
        ),
        (
            """
            let queue = OperationQueue()
            queue.isSuspended = true
            for (name, priority) in [("low", Operation.QueuePriority.low), ("normal", .normal), ("high", .high)] {
                let operation = BlockOperation { print(name) }
                operation.queuePriority = priority
                queue.addOperation(operation)
            }
            queue.operations[1].cancel()
            print(queue.operationCount)
            queue.isSuspended = false
            queue.waitUntilAllOperationsAreFinished()
            print(queue.operationCount)
            """, ["3", "high", "low", "0"]
        ),
        (
            """
            let base = URL(string: "https://example.com/a/b?q")!
            for text in ["c", "/c?d=1", "../x", "?q=1", "#f", "//o.org/z", "mailto:me", "d/./e/../f"] { print(URL(string: text, relativeTo: base)!) }
            """,
            [
                "https://example.com/a/c", "https://example.com/c?d=1", "https://example.com/x", "https://example.com/a/b?q=1",
                "https://example.com/a/b?q#f", "https://o.org/z", "mailto:me", "https://example.com/a/d/f",
            ]
        ),
        (
            """
            let d = Decimal(string: "3.25")!
            let n = d as NSDecimalNumber, m: NSNumber = n
            let f = NumberFormatter()
            f.numberStyle = .currency
            print(n, (d as NSNumber).doubleValue, m.intValue, n.adding(1), f.string(from: d as NSNumber)!, NSDecimalNumber(string: "1.5") as Decimal)
            """, ["3.25 3.25 3 4.25 $3.25 1.5"]
        ),
        (
            """
            final class Entry { let n: Int; init(_ n: Int) { self.n = n } }
            final class Tracker: NSObject, NSCacheDelegate {
                func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) { print("end", (obj as! Entry).n) }
            }
            let cache = NSCache<NSString, Entry>(), tracker = Tracker()
            cache.delegate = tracker
            cache.countLimit = 2
            for n in 1...3 { cache.setObject(Entry(n), forKey: "\\(n)" as NSString) }
            print(cache.object(forKey: "1") == nil, cache.object(forKey: "3")!.n)
            let any = NSCache<AnyObject, AnyObject>(), key = Entry(0)
            any.setObject(Entry(5), forKey: key)
            print((any.object(forKey: key) as? Entry)?.n as Any, any.object(forKey: Entry(0)) == nil)
            """, ["end 1", "true 3", "Optional(5) true"]
        ),
        (
            """
            let q = DispatchQueue(label: "q")
            var n = 0
            q.async { n = 5 }
            q.async(flags: .barrier) { n += 1 }
            print(q.sync { n })
            q.sync(flags: .barrier) { n = 8 }
            print(n)
            """, ["6", "8"]
        ),
        (
            """
            let font = UIFont.systemFont(ofSize: 16)
            print(("hello" as NSString).size(withAttributes: [.font: font]), "hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]))
            let bounds = CGSize(width: 60, height: 1000)
            print(("hello world" as NSString).boundingRect(with: bounds, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil))
            """, ["(40.0, 16.0) (50.0, 20.0)", "(0.0, 0.0, 40.0, 32.0)"]
        ),
        (
            """
            print(42.formatted(.number.precision(.integerLength(4))), 42.formatted(.number.precision(.integerLength(4)).grouping(.never)))
            let f = NumberFormatter()
            f.minimumFractionDigits = 1
            f.numberStyle = .ordinal
            print(f.string(from: 3)!)
            """, ["0,042 0042", "3rd"]
        ),
        (
            """
            let data = Data([1, 0, 0, 0, 2, 0, 0, 0])
            print(data.withUnsafeBytes { $0.load(fromByteOffset: 4, as: Int32.self) }, data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) })
            var copy = data
            copy.withUnsafeMutableBytes { bytes in bytes[0] = 7 }
            print(copy[0], data[0], Data(buffer: [UInt16(1), 2].withUnsafeBufferPointer { $0 }).count)
            """, ["2 [1, 2]", "7 1 4"]
        ),
    ]) func classes(_ text: String, _ expected: [String]) { #expect(printed(text) == [expected]) }

    @Test func delegatesHearOfTheLaunchAfterTheApp() {
        let text = """
            class Delegate: NSObject, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    print("launched")
                    return true
                }
            }
            @main struct DemoApp: App {
                @UIApplicationDelegateAdaptor(Delegate.self) var delegate
                init() { print("app") }
                var body: some Scene { WindowGroup { Text("a") } }
            }
            """
        #expect(printed(text) == [["app", "launched"]])
    }

    @Test func scenesSetUpTheirStore() {
        let text = """
            @Model final class Book { var title: String; init(title: String) { self.title = title } }
            @main struct DemoApp: App {
                var body: some Scene {
                    WindowGroup { Books() }.modelContainer(for: Book.self, inMemory: true) { result in
                        print("set up")
                        if case .success(let container) = result { container.mainContext.insert(Book(title: "a")) }
                    }
                }
            }
            struct Books: View { @Query var books: [Book]; var body: some View { let _ = print(books.count); Text("\\(books.count)") } }
            """
        #expect(printed(text) == [["set up", "1"]])
    }

    @Test func controlsHugTheirContent() {
        let text = """
            print([UISwitch(), UIStepper(), UIActivityIndicatorView(style: .large), UIView()].map { $0.contentHuggingPriority(for: .horizontal).rawValue })
            let bar = UIProgressView()
            print(bar.contentHuggingPriority(for: .vertical).rawValue, UILabel().contentHuggingPriority(for: .vertical).rawValue)
            bar.setContentHuggingPriority(.required, for: .vertical)
            print(bar.contentHuggingPriority(for: .vertical).rawValue, bar.contentHuggingPriority(for: .horizontal).rawValue)
            """
        #expect(printed(text) == [["[750.0, 750.0, 750.0, 250.0]", "750.0 251.0", "1000.0 250.0"]])
    }

    /// As Apple documents them; they aren't in Foundation on Linux.
    @Test func tablesLetGoOfWhatTheyHoldWeakly() {
        let text = """
            final class Observer { let n: Int; init(_ n: Int) { self.n = n } }
            let all = NSHashTable<Observer>.weakObjects(), kept = NSHashTable<Observer>()
            var first: Observer? = Observer(1)
            let second = Observer(2)
            for table in [all, kept] { table.add(second); table.add(second) }
            all.add(first)
            let names = NSMapTable<NSString, Observer>.strongToWeakObjects()
            names.setObject(first, forKey: "first")
            print(all.allObjects.map(\\.n), kept.count, names.object(forKey: "first")?.n as Any)
            first = nil
            print(all.allObjects.map(\\.n), all.contains(second), names.object(forKey: "first") as Any, names.count)
            all.remove(second)
            print(all.count, all.anyObject == nil)
            RunLoop.main.perform { print("performed") }
            print(URLRequest(url: URL(string: "https://a.b")!), URLError(.badURL))
            let error = URLError(.badURL, userInfo: [NSURLErrorFailingURLStringErrorKey: "x"])
            print(error.failureURLString as Any, error.failingURL as Any, error == URLError(.badURL))
            """
        #expect(
            printed(text) == [
                [
                    "[2, 1] 1 Optional(1)", "[2] true nil 0", "0 true", "https://a.b URLError(_nsError: Error Domain=NSURLErrorDomain Code=-1000 \"(null)\")",
                    "Optional(\"x\") nil true", "performed",
                ]
            ])
    }

    @Test(arguments: [
        ("class Note: NSObject, NSCoding {}", "'NSCoding' is not supported yet", "make the type Codable"),
        ("func f(_ coder: NSCoder) { coder.encode(1, forKey: \"n\") }", "'encode' is not supported yet", "make the type Codable"),
        ("_ = NSAttributedString(string: \"a\")", "'NSAttributedString' is not supported yet", "use AttributedString"),
        ("_ = NSMutableAttributedString(string: \"a\")", "'NSMutableAttributedString' is not supported yet", "use AttributedString"),
    ])
    func olderClassesSayWhatToUse(_ code: String, _ message: String, _ help: String) {
        let faults = printed("import Foundation\n" + code)[0]
        #expect(faults.contains { $0.contains(message) && $0.contains(help) }, "\(faults)")
    }
}
