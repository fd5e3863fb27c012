import Testing

@testable import SwiftMachine

extension ExecutionSuite {
    /// Structs with a `deinit` end once, where Swift ends them: what is printed is what the compiler's program prints.
    @Suite struct OwnershipTests {
        private static let file = """
            struct File: ~Copyable {
                let name: String
                init(_ name: String) { self.name = name }
                func look() { print("look", name) }
                consuming func close() { print("close", name) }
                deinit { print("end", name) }
            }
            func eat(_ file: consuming File) { print("eat", file.name) }

            """

        @Test(arguments: [
            ("let a = File(\"a\"); a.look(); print(1)", "look a\n1\nend a"),
            ("let a = File(\"a\"); let b = a; print(1); b.look()", "1\nlook a\nend a"),
            ("let a = File(\"a\"); eat(a); print(1)", "eat a\nend a\n1"),
            ("let a = File(\"a\"); a.close(); print(1)", "close a\nend a\n1"),
            ("var a = File(\"a\"); a = File(\"b\"); print(1); a.look()", "end a\n1\nlook b\nend b"),
            ("let a = File(\"a\"), b = File(\"b\"); print(a.name, b.name)", "a b\nend b\nend a"),
            ("_ = File(\"a\"); print(1)", "end a\n1"),
            ("do { let a = File(\"a\"); a.look() }; print(1)", "look a\nend a\n1"),
            ("for n in 0..<2 { let a = File(\"\\(n)\"); a.look() }", "look 0\nend 0\nlook 1\nend 1"),
            ("let a: File? = File(\"a\"); print(a != nil ? 1 : 2); if let b = a { b.look() }; print(3)", "1\nlook a\nend a\n3"),
            ("var a: File? = File(\"a\"); let b = a.take(); print(a == nil); b?.look()", "true\nlook a\nend a"),
            ("let a = File(\"a\"); let c = { a.look() }; c(); print(1)", "look a\n1\nend a"),
            ("let a = File(\"a\"); let c = { (b: consuming File) in print(b.name) }; c(a); print(1)", "a\nend a\n1"),
            ("var a = File(\"a\"), b = File(\"b\"); swap(&a, &b); a.look()", "look b\nend a\nend b"),
            ("let a = File(\"a\"); if a.name == \"a\" { eat(a); print(1) } else { a.look() }; print(2)", "eat a\nend a\n1\n2"),
        ]) func localValues(_ body: String, _ expected: String) { #expect(output(of: Self.file + "func run() { \(body) }\nrun()") == expected) }

        @Test(arguments: [
            (
                """
                struct Pair: ~Copyable { let a: File, b: File; deinit { print("pair") } }
                """,
                """
                let p = Pair(a: File("a"), b: File("b")); p.b.look()
                """,
                "look b\npair\nend a\nend b"
            ),
            (
                """
                struct Pair: ~Copyable { let a: File, b: File }
                """,
                """
                let p = Pair(a: File("a"), b: File("b")); eat(p.b); print(1)
                """,
                "eat b\nend b\n1\nend a"
            ),
            (
                """
                final class Owner { var file = File("a"); deinit { print("owner") } }
                """,
                """
                let o = Owner(); o.file = File("b"); o.file.look()
                """,
                "end a\nlook b\nowner\nend b"
            ),
            (
                """
                struct Box<T: ~Copyable>: ~Copyable { let value: T; consuming func take() -> T { value } }
                """,
                """
                let b = Box(value: File("a")); let f = b.take(); f.look()
                """,
                "look a\nend a"
            ),
            (
                """
                enum Slot: ~Copyable { case full(File), free }
                """,
                """
                let s = Slot.full(File("a"))
                switch consume s {
                case .full(let f): eat(f); print(1)
                case .free: break
                }
                print(2)
                """,
                "eat a\nend a\n1\n2"
            ),
            (
                """
                func make(_ n: String) throws -> File { let f = File(n); if n == "" { throw E.e }; return f }
                enum E: Error { case e }
                """,
                """
                _ = try? make(""); print(1); _ = try? make("a"); print(2)
                """,
                "end \n1\nend a\n2"
            ),
            (
                """
                struct Number: ~Copyable {
                    let n: Int
                    consuming func drop() -> Int { let n = n; discard self; return n }
                    deinit { print("end", n) }
                }
                """,
                """
                print(Number(n: 1).drop()); let two = Number(n: 2); print(two.n)
                """,
                "1\n2\nend 2"
            ),
        ]) func partsAndHolders(_ declarations: String, _ body: String, _ expected: String) {
            #expect(output(of: Self.file + declarations + "\nfunc run() { \(body) }\nrun()") == expected)
        }

        /// What a comparison with `nil` looked at is held by nobody afterwards.
        @Test func comparisonsWithNilKeepNothing() {
            let text = """
                final class Item { deinit { print("end") } }
                func number(_ n: Int) {}
                func run() {
                    do { let item: Item? = Item(); number(item == nil ? 1 : 2) }
                    print("after")
                }
                run()
                """
            #expect(output(of: text) == "end\nafter")
        }

        @Test func whatAnInitializerLeavesUnfinishedEndsWithoutADeinit() {
            let text = """
                class Amount {
                    let text: String
                    init(text: String) { self.text = text }
                    convenience init?(parsing text: String) {
                        guard let number = Int(text) else { return nil }
                        self.init(text: "\\(number)")
                    }
                    deinit { print("end", text) }
                }
                class Pair {
                    let first: Int, rest: [Int]
                    init?(_ value: Int) {
                        first = value
                        if value > 3 { return nil }
                        rest = [value]
                    }
                    deinit { print("end", first) }
                }
                print(Amount(parsing: "x") == nil)
                do { print(Amount(parsing: "7")?.text ?? "") }
                print(Pair(5) == nil, Pair(2) != nil)
                """
            #expect(output(of: text) == "true\nend 7\n7\nend 2\ntrue true")
        }
    }
}
