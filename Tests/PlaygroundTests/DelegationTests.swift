import Testing

@testable import Playground

/// Initializers that call failable ones. The outputs are those of the compiled program.
@Suite struct DelegationTests {
    @Test func aClassGivesNilAtOnce() {
        let code = """
            class Named { let name: String; init?(name: String) { if name.isEmpty { return nil }; self.name = name } }
            class Counted: Named {
                let count: Int
                init?(name: String, count: Int) { self.count = count; super.init(name: name); print("after", count) }
            }
            class Plain: Named { override init?(name: String) { super.init(name: name) }; convenience init?(copy: String) { self.init(name: copy); print("copied") } }
            class Forced: Named { init(text: String) { super.init(name: text)!; print("forced") } }
            print(Counted(name: "", count: 1) == nil, Plain(name: "") == nil, Plain(copy: "") == nil)
            print(Counted(name: "x", count: 2)!.count, Plain(name: "y")!.name, Plain(copy: "z")!.name, Forced(text: "u").name)
            """
        #expect(Shown(code).output.flatMap { $0 } == ["true true true", "after 2", "copied", "forced", "2 y z u"])
    }

    @Test func aValueGivesNilAtOnce() {
        let code = """
            struct Positive { let n: Int; init?(_ n: Int) { if n < 0 { return nil }; self.n = n }
                init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n); print("after", n) }
                init(forced n: Int) { self.init(n)!; print("forced", self.n) } }
            enum Letter { case a, b; init?(_ c: Character) { switch c { case "a": self = .a; case "b": self = .b; default: return nil } }
                init?(first text: String) { guard let first = text.first else { return nil }; self.init(first); print("a letter") } }
            protocol Readable { init?(text: String) }
            extension Readable { init?(loud text: String) { self.init(text: text + "!"); print("loud") } }
            struct Word: Readable { let text: String; init?(text: String) { if text == "no!" { return nil }; self.text = text } }
            print(Positive(text: "-1") == nil, Positive(text: "4")!.n, Positive(forced: 3).n)
            print(Letter(first: "x") as Any, Letter(first: "a")!, Word(loud: "no") as Any, Word(loud: "yes")!.text)
            """
        #expect(
            Shown(code).output.flatMap { $0 } == [
                "after 4", "forced 3", "true 4 3", "a letter", "loud", "nil a nil yes!",
            ])
    }

    @Test func nilWhereAValueIsForcedStopsTheProgram() {
        let code = """
            struct Positive { let n: Int; init?(_ n: Int) { if n < 0 { return nil }; self.n = n }; init(forced n: Int) { self.init(n)! } }
            print(Positive(forced: -1).n)
            """
        #expect(Shown(code).errors.count == 1)
    }
}
