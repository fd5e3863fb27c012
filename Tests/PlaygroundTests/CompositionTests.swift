import Testing

@testable import Playground

/// A class beside protocols, and arrays of different types added. The outputs are those of the compiled programs.
@Suite struct CompositionTests {
    private static let types = """
        protocol P { var n: Int { get } }
        class B { var w = 1; func twice() -> Int { w * 2 } }
        final class C: B, P { let n = 2 }
        typealias BP = B & P
        let x: any P & B = C()

        """

    @Test(arguments: [
        ("print(x.n, x.w, x.twice())", ["2 1 2"]),
        ("x.w = 5; print(x.w, x.twice())", ["5 10"]),
        ("func f(_ p: some B & P) -> Int { p.n + p.w + p.twice() }; print(f(C()), f(x))", ["5 5"]),
        ("func g<T: BP>(_ p: T) -> Int { p.n + p.w }; print(g(C()))", ["3"]),
        ("func h(_ p: any BP) -> Int { p.n + p.w }; print(h(C()), h(x))", ["3 3"]),
        ("func made() -> some B & P { C() }; print(made().n, made().w)", ["2 1"]),
        ("let o: Any = C(); if let q = o as? any B & P { print(q.n, q.w) }; print(B() is BP, C() is BP)", ["2 1", "false true"]),
        ("let up: B = x; let other: any P = x; print(up.w, other.n)", ["1 2"]),
        ("let all: [any P & B] = [C(), x]; print(all.map(\\\\.w), all.map { $0.n })", ["[1, 1] [2, 2]"]),
        ("protocol Q: B { var k: Int { get } }; final class D: B, Q { var k = 3 }; let q: any Q = D(); q.w = 4; print(q.k, q.w, q.twice())", ["3 4 8"]),
        ("protocol R where Self: B { }; final class D: B, R { }; func r(_ v: some R) -> Int { v.twice() }; print(r(D()))", ["2"]),
    ])
    func classesAreComposedWithProtocols(_ code: String, _ output: [String]) {
        let shown = Shown(Self.types + code.replacingOccurrences(of: "\\\\", with: "\\"))
        #expect(shown.errors == [])
        #expect(shown.output.flatMap { $0 } == output)
    }

    @Test(arguments: [
        ("let y: any P & B = B()", "value of type 'B' does not conform to specified type 'B & P'"),
        ("protocol Q: B {}; struct S: Q {}", "'Q' requires that 'S' inherit from 'B'"),
        ("struct S: P { let n = 1 }; func f(_ p: some B & P) {}; f(S())", "'S'"),
    ])
    func othersDoNotFit(_ code: String, _ fault: String) {
        #expect(Shown(Self.types + code).errors.first?.contains(fault) ?? false)
    }

    @Test func arraysOfDifferentTypesAreAddedWhereOneIsWanted() {
        let code = """
            protocol A {}
            struct X: A {}
            struct Y: A {}
            class Base {}
            class D1: Base {}
            class D2: Base {}
            func count(_ all: [any A]) -> Int { all.count }
            let (xs, ys, d1, ns) = ([X()], [Y()], [D1()], [1])
            let zoo: [any A] = xs + [Y()]
            let bases: [Base] = d1 + [D2()]
            let numbers: [Int?] = ns + [nil]
            let others: [any A] = xs + ys
            print(count(xs + [Y()]), count(xs + ys), zoo.count, bases.count, numbers, others)
            """
        let shown = Shown(code)
        #expect(shown.errors == [])
        #expect(shown.output.flatMap { $0 } == ["2 2 2 2 [Optional(1), nil] [X(), Y()]"])
    }

    @Test func typesHoldGenericAliases() {
        let code = """
            class Client {
                typealias Done<T> = (Result<T, Never>) -> Void
                func load<T>(_ value: T, done: Done<T>) { done(.success(value)) }
            }
            struct S {
                typealias Pair<T> = (T, T)
                typealias Counts<K> = [K: Int] where K: Hashable
                typealias Named<K: Hashable> = [K: String]
                typealias Outcome<T> = Swift.Result<T, Never>
                func pair<T>(_ value: T) -> Pair<T> { (value, value) }
                func counts<K: Hashable>(_ key: K) -> Counts<K> { [key: 1] }
                func named<K: Hashable>(_ key: K) -> Named<K> { [key: "n"] }
                func outcome<T>(_ value: T) -> S.Outcome<T> { .success(value) }
            }
            struct Outer<A> { typealias With<B> = (A, B); func with<B>(_ a: A, _ b: B) -> With<B> { (a, b) } }
            protocol Loader {}
            extension Loader { typealias Handler<T> = (T) -> Void }
            struct L: Loader { func go(_ handler: Handler<String>) { handler("x") } }
            Client().load(3) { print($0) }
            L().go { print($0) }
            let pair: S.Pair<Int> = (1, 2), both: Outer<Int>.With<String> = Outer().with(1, "b")
            print(S().pair(2), S().counts("a"), S().named(1), S().outcome(3), pair, both)
            """
        let shown = Shown(code)
        #expect(shown.errors == [])
        #expect(shown.output.flatMap { $0 } == ["success(3)", "x", "(2, 2) [\"a\": 1] [1: \"n\"] success(3) (1, 2) (1, \"b\")"])
    }

    @Test func casesAreNamedAfterAnyTextualRawType() {
        let code = """
            struct Title: Equatable, ExpressibleByStringLiteral { var text: String; init(stringLiteral value: String) { text = value } }
            enum Column: Title { case name, price }
            print(Column.name.rawValue.text, Column(rawValue: "price") == .price)
            """
        #expect(Shown(code).output.flatMap { $0 } == ["name true"])
    }

    @Test func aConformanceThatTheLibraryHasIsAWarning() {
        let shown = printed("import Foundation\nextension Date: Strideable {}")[0]
        #expect(shown.first?.contains("warning: conformance of 'Date' to protocol 'Strideable' was already stated") ?? false)
    }

    @Test func casesAndFunctionsShareAName() {
        let code = """
            indirect enum Item {
                case leaf(String), group(String, [Item])
                static func group(_ title: String, make: () -> [Item]) -> Item { .group(title, make()) }
                static func leaf(number: Int) -> Item { .leaf("\\(number)") }
            }
            let all: [Item] = [.leaf("x"), .leaf(number: 3), .group("a") { [.leaf("y")] }, .group("b", [.leaf("c")])]
            for item in all {
                switch item {
                case .leaf(let text): print(text)
                case .group(let title, let items): print(title, items.count)
                }
            }
            """
        let shown = Shown(code)
        #expect(shown.errors == [])
        #expect(shown.output.flatMap { $0 } == ["x", "3", "a 1", "b 1"])
    }
}
