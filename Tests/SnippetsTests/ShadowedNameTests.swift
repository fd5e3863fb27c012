import Diagnostics
import Testing

@testable import SwiftChecker
@testable import SwiftMachine
@testable import SwiftModel

extension ExecutionSuite {
    /// A snippet's types may have the names of the library's; what the language makes is the library's all the same.
    @Suite struct ShadowedNameTests {
        private static let use = """
            struct E: Swift.Error {}
            func fail() throws { throw E() }
            let list = [1, 2, 3]
            let maybe: Swift.String? = "x"
            let table: [Swift.String: Swift.Int] = ["a": 1]
            for x in 0..<2 { print(x, "\\(list[x])") }
            for y in list where y > 1 { print(y) }
            if let m = maybe { print(m, maybe?.count ?? 9) }
            print(table["a"] ?? 0)
            do { try fail() } catch { print("caught") }
            let z = list.map { $0 * 2 }.reduce(0, +)
            print(z, list == [1, 2, 3], !list.isEmpty && z > 2 ? "yes" : "no", Swift.max(1.5, 2))
            switch z { case 0...5: print("low"); case 6..<100: print("middle"); default: break }
            """

        @Test(arguments: [
            "struct Array<T> { var only: T }", "struct Optional { var a = 1 }", "struct Dictionary {}", "struct Int { var i: Swift.Int }", "struct String {}",
            "struct Bool {}", "struct Double {}", "enum Result { case good }", "struct Range {}", "struct ClosedRange {}", "protocol Sequence {}",
            "protocol Equatable {}", "protocol Hashable {}", "protocol Comparable {}", "protocol Error {}", "protocol View {}", "struct Snippet {}",
            "enum Never { case one }", "protocol ExpressibleByIntegerLiteral {}", "func max(_ a: Swift.Int, _ b: Swift.Int) -> Swift.Int { a }",
        ])
        func literalsAreTheLibrarys(_ declaration: String) {
            let expected = "0 1\n1 2\n2\n3\nx 1\n1\ncaught\n12 true yes 2.0\nmiddle"
            #expect(output(of: declaration + "\n" + Self.use) == expected)
        }

        /// A file of the user's is not taken for one of the library's by its name.
        @Test func filesMayBeNamedAsTheLibrarys() {
            let source = SourceText(name: "SwiftUICard.swift", text: "let work = { (n: Int) -> Int in\n    [1][n]\n}\nprint(work(3))")
            let place = onLargeStack { () -> Span? in
                let program = Checker.check([source], over: ExecutionSuite.interface)
                let machine = Machine(conformances: program.conformances, natives: NativeTable(), limits: Limits())
                do { try machine.run(program.topLevel) } catch { return (error as? RuntimeError)?.span }
                return nil
            }
            #expect(place?.source === source && place?.start.line == 2)
        }
    }
}
