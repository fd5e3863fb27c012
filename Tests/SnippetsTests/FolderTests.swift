import Diagnostics
import SwiftModel
import Testing

@testable import SwiftChecker

/// `FILE:LINE:COLUMN: message` of the errors in a folder of files, one a line.
private func errors(_ files: [(String, String)], main: String? = nil) -> String {
    onLargeStack {
        let sources = files.map { SourceText(name: $0.0, text: $0.1) }
        let input = Input(files: sources, main: sources.first { $0.name == main })
        return Checker.check([input], over: .forTests).diagnostics.filter { $0.severity == .error }.map { item in
            let place = item.span.map { "\($0.source.name):\($0.start.line):\($0.start.column): " } ?? ""
            return place + item.message
        }.joined(separator: "\n")
    }
}

/// The files of a folder are one module, as for `swiftc A.swift B.swift`, whose words the errors have.
@Suite struct FolderTests {
    @Test(arguments: [["A", "B", "C"], ["C", "B", "A"], ["B", "A", "C"]])
    func filesSeeEachOtherInAnyOrder(_ order: [String]) {
        let texts = [
            "A": "struct A: View { @Doubled var n = B.count; var body: some View { Label(text: shared) } }",
            "B":
                "enum B { static let count = 2 }\nstruct Label: View { let text: String; var body: some View { Text(text + mark) } }\nlet mark = \"!\" + shared",
            "C": """
            @propertyWrapper struct Doubled { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 } }
            let shared = "a" <+> "b"
            infix operator <+>: AdditionPrecedence
            func <+> (a: String, b: String) -> String { a + b }
            extension B { static var twice: Int { count + count } }
            """,
        ]
        #expect(errors(order.map { ($0 + ".swift", texts[$0] ?? "") }) == "")
    }

    @Test func eachFileHasItsOwnPrivateNames() {
        let text = """
            private struct Row { let NAME = 1 }
            private let count = Row().NAME
            private func helper() -> Int { count }
            fileprivate typealias Number = Int
            private extension Int { var big: Number { self * helper() } }
            struct TYPE { let value = 3.big }
            """
        func variant(_ name: String, _ type: String) -> String { text.replacing("NAME", with: name).replacing("TYPE", with: type) }
        #expect(errors([("A.swift", variant("a", "One")), ("B.swift", variant("b", "Two"))]) == "")
    }

    @Test func privateNamesAreRefusedInOtherFiles() {
        let a = """
            private struct Row { let x = 1 }
            private func helper() -> Int { 1 }
            private let count = 3
            fileprivate typealias Name = String
            fileprivate class Base {}
            enum E { fileprivate static func make() -> Int { 1 } }
            struct S { private var p = 1; fileprivate var q = 2; private(set) var w = 1; }
            private extension Int { var big: Int { self } }
            """
        let b = """
            let row = Row()
            let name: Name = ""
            let number = count
            func f() -> Int { helper() }
            class D: Base {}
            let e = E.make()
            extension S { func g() -> Int { p } }
            extension S { func h() -> Int { q } }
            extension S { mutating func i() { w = 2 } }
            func k() -> Int { 3.big }
            """
        #expect(
            errors([("A.swift", a), ("B.swift", b)]) == """
                B.swift:1:11: 'Row' is inaccessible due to 'private' protection level
                B.swift:2:11: 'Name' is inaccessible due to 'fileprivate' protection level
                B.swift:3:14: 'count' is inaccessible due to 'private' protection level
                B.swift:4:19: 'helper' is inaccessible due to 'private' protection level
                B.swift:5:10: 'Base' is inaccessible due to 'fileprivate' protection level
                B.swift:6:9: 'make' is inaccessible due to 'fileprivate' protection level
                B.swift:7:33: 'p' is inaccessible due to 'private' protection level
                B.swift:8:33: 'q' is inaccessible due to 'fileprivate' protection level
                B.swift:9:35: cannot assign to property: 'w' setter is inaccessible
                B.swift:10:19: 'big' is inaccessible due to 'fileprivate' protection level
                """)
    }

    @Test func aNameIsDeclaredOnce() {
        let text = "struct Both {}\nfunc twice() {}\nlet g = 1\ntypealias TA = Int"
        #expect(
            errors([("A.swift", text), ("B.swift", text)]) == """
                B.swift:1:8: invalid redeclaration of 'Both'
                B.swift:2:6: invalid redeclaration of 'twice()'
                B.swift:3:5: invalid redeclaration of 'g'
                B.swift:4:11: invalid redeclaration of 'TA'
                """)
        #expect(errors([("A.swift", "struct Row {}"), ("B.swift", "private struct Row {}")]) == "B.swift:1:16: invalid redeclaration of 'Row'")
        #expect(errors([("A.swift", "func f(_ a: Int) {}"), ("B.swift", "func f(_ a: String) {}")]) == "")
    }

    @Test func aLaterInputStillReplacesWhatAFolderDeclares() {
        let found = onLargeStack {
            let folder = Input(files: [SourceText(name: "A.swift", text: "struct A { let x = 1 }"), SourceText(name: "B.swift", text: "let b = A().x")])
            return Checker.check([folder, Input(SourceText(name: "input", text: "struct A { let x = 2 }"))], over: .forTests).diagnostics.map(\.message)
        }
        #expect(found == [])
    }

    @Test func onlyMainHasCodeAtItsTopLevel() {
        let files = [
            ("A.swift", "print(1)\nif true { print(2) }\nfor i in 0..<3 { print(i) }\nlet x: Int\nvar y: Int?"), ("main.swift", "print(3)\nText(\"a\")"),
        ]
        #expect(
            errors(files, main: "main.swift") == """
                A.swift:1:1: expressions are not allowed at the top level
                A.swift:2:1: statements are not allowed at the top level
                A.swift:3:1: statements are not allowed at the top level
                A.swift:4:5: global 'let' declaration requires an initializer expression
                """)
    }

    @Test func oneTypeIsMain() {
        let app = "@main struct NAME: App { var body: some Scene { WindowGroup { Text(\"a\") } } }"
        let (one, two) = (("A.swift", app.replacing("NAME", with: "One")), ("B.swift", app.replacing("NAME", with: "Two")))
        #expect(errors([one, ("B.swift", "")]) == "")
        let twice = "'main' attribute can only apply to one type in a module"
        #expect(errors([one, two]) == "A.swift:1:14: \(twice)\nB.swift:1:14: \(twice)")
        #expect(
            errors([one, ("main.swift", "print(1)")], main: "main.swift")
                == "A.swift:1:14: 'main' attribute cannot be used in a module that contains top-level code")
    }

    @Test func aTextOfOneFileIsAsBefore() {
        #expect(errors([("A.swift", "print(1)\nprivate struct A {}\nText(\"a\")")]) == "")
    }
}
