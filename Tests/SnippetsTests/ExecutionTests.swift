import Diagnostics
import Testing

@testable import SwiftChecker
@testable import SwiftMachine
@testable import SwiftModel

/// What a snippet prints; a trap's sentence comes last, after `error:`.
func output(of text: String, limits: Limits = Limits()) -> String {
    onLargeStack {
        let program = Checker.check([SourceText(name: "snippet", text: text)], over: ExecutionSuite.interface)
        if program.hasErrors { return program.diagnostics.map { $0.rendered() }.joined(separator: "\n") }
        let machine = Machine(conformances: program.conformances, natives: NativeTable(), limits: limits)
        var lines: [String] = []
        do {
            try machine.run(program.topLevel)
            if let value = program.value { _ = try machine.evaluate(value) }
            lines = machine.printedLines
        } catch let error as RuntimeError {
            lines = machine.printedLines + ["error:\(error.span?.start.line ?? 0): \(error.message)"]
        } catch {
            lines = machine.printedLines + ["\(error)"]
        }
        return lines.joined(separator: "\n")
    }
}

/// These tests share one interface, which one thread at a time may use.
@Suite(.serialized)
enum ExecutionSuite {
    nonisolated(unsafe) static let interface = Interface.standard()
}

extension ExecutionSuite {
    @Suite struct ExecutionTests {
        @Test(arguments: [
            (
                "class A {}\nlet a = A()\nlet b = A()\nprint(ObjectIdentifier(b), ObjectIdentifier(a), ObjectIdentifier(b))",
                "ObjectIdentifier(0x1) ObjectIdentifier(0x2) ObjectIdentifier(0x1)"
            ),
            (
                "print((0...Int.max).contains(Int.random(in: 0...Int.max)), Int.random(in: Int.min...Int.max) is Int, Int.random(in: Int.min..<(Int.min + 1)) == Int.min)",
                "true true true"
            ),
            (
                "print((-3..<5).contains(Int.random(in: -3..<5)), Int.random(in: 7...7), Int.random(in: -9_000_000_000_000_000_000...9_000_000_000_000_000_000) < Int.max)",
                "true 7 true"
            ),
            ("print(Dictionary(uniqueKeysWithValues: [(1, 2), (2, 3)]).count)", "2"),
            (
                """
                struct Congruential: RandomNumberGenerator {
                    var s: UInt64
                    mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s }
                }
                var g = Congruential(s: 42)
                print(UInt8.random(in: 0...255, using: &g), Int8.random(in: -5..<5, using: &g), UInt.random(in: 1...100, using: &g))
                print(Int64.random(in: .min ... .max, using: &g), UInt32.random(in: 0..<7, using: &g), Float.random(in: 0...1, using: &g))
                """, "177 -1 42\n-6817952583752890242 3 0.66594017"
            ),
        ]) func identitiesAndRandomNumbers(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            ("var a = [[1, 2], [3]]\nlet b = a\na[0][1] += 7\na[1][0] = 9\nprint(a, b)", "[[1, 9], [9]] [[1, 2], [3]]"),
            (
                "struct P { var x = 0; var t = (1, 2) }\nvar a = [P(), P()]\nlet b = a\na[0].x += 5\na[1].t.0 = a[0].x\nprint(a[0].x, a[1].t, b[0].x, b[1].t)",
                "5 (5, 2) 0 (1, 2)"
            ),
            ("struct P { var x = 0 }\nfunc f(_ p: inout [P]) { p[0].x += 1 }\nvar a = [P()]\nlet c = { a[0].x += 2 }\nf(&a)\nc()\nprint(a[0].x)", "3"),
            ("struct S { var a = [[1]] { didSet { print(a, oldValue) } } }\nvar s = S()\ns.a[0][0] += 1\ns.a[0][0] = 5", "[[2]] [[1]]\n[[5]] [[2]]"),
            (
                "class C { let n: Int; init(_ n: Int) { self.n = n }; deinit { print(\"end\", n) } }\nvar a = [[C(1)]]\na[0][0] = C(2)\nprint(a[0][0].n)",
                "end 1\n2"
            ),
            ("var a = [[1], []]\na[1][0] += 1", "error:2: index 0 is out of range: there are no elements"),
            ("var a = [[Int.max]]\na[0][0] += 1", "error:2: arithmetic overflow: 9223372036854775807 + 1 does not fit in Int"),
        ]) func partsOfPartsChangeWhereTheyAre(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            (#"print("\(Int.min)|\(Int.max)|\(0)|\(-10)|\("é")|")"#, "-9223372036854775808|9223372036854775807|0|-10|é|"),
            (#"var t = ""; for i in 8...11 { t += "\(i), " }; print(t, t.count)"#, "8, 9, 10, 11,  14"),
        ]) func textsAreMadeOfParts(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test func equalKeysAreRefused() {
            #expect(output(of: "print(Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)]))").contains("Duplicate values for key: '1'"))
        }

        @Test(arguments: [
            ("let x = 1 + 2\nprint(x * 3, 7 / 2, -7 % 3, 7.0 / 2, 1 << 4)", "9 3 -1 3.5 16"),
            ("print(0.1 + 0.2, 1e16, 1e-7, 100.0 / 3, -0.0, Double.infinity)", "0.30000000000000004 1e+16 1e-07 33.333333333333336 -0.0 inf"),
            ("var n = 0\nfor i in 0..<10 where i % 2 == 0 { n += i }\nprint(n)", "20"),
            ("var n = 10\nwhile n > 0 { n -= 3; if n == 4 { continue } }\nrepeat { n += 1 } while n < 3\nprint(n)", "3"),
            ("outer: for i in 0..<3 { for j in 0..<3 { if j == 2 { continue outer }; if i == 1 { break outer }; print(i, j) } }", "0 0\n0 1"),
            ("func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }\nprint(fib(15))", "610"),
            ("func order() { defer { print(1) }; defer { print(2) }; print(3) }\norder()", "3\n2\n1"),
            ("switch 3 { case 1, 3: print(\"odd\"); fallthrough; case 2: print(\"fell\"); default: print(\"d\") }", "odd\nfell"),
            ("switch (\"k\", 7) { case (_, let v) where v > 5: print(\"v\", v); default: print(0) }", "v 7"),
            (
                "for i in (Int.max - 1)...Int.max { print(i % 10) }\nfor i in Int.min..<(Int.min + 2) { print(i % 10) }\nfor i in 3..<3 { print(i) }",
                "6\n7\n-8\n-7"
            ),
            ("for var i in 0..<2 { i += 10; print(i) }\nfor i in 0...3 { if i == 1 { continue }; if i == 3 { break }; print(i) }", "10\n11\n0\n2"),
            ("func f(_ n: Int) -> Int { var m = n; defer { m += 1; print(m) }; return m }\nprint(f(4))", "5\n4"),
            ("func f(_ n: inout Int) -> Int { n += 1; return n }\nvar x = 1\nprint(f(&x), x)", "2 2"),
            (
                "func f(_ b: Bool, _ n: Int) -> String { return b ? n > 1 ? \"big\" : \"small\" : \"none\" }\nprint(f(true, 2), f(true, 1), f(false, 2))",
                "big small none"
            ),
        ])
        func control(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            ("struct P { var x: Int; var y = 2 }\nvar p = P(x: 1)\nlet q = p\np.x += 5\nprint(p, q)", "P(x: 6, y: 2) P(x: 1, y: 2)"),
            ("struct I { var v = [1] }\nstruct O { var i = I() }\nvar o = O()\nlet c = o\no.i.v.append(2)\no.i.v[0] += 10\nprint(o.i.v, c.i.v)", "[11, 2] [1]"),
            (
                "var a = 1 { didSet { print(\"set\", a, oldValue) } }\nvar b: Int = 3 { willSet { print(\"will\", newValue) } }\na = 2\nb += 1",
                "set 2 1\nwill 4"
            ),
            ("struct T { var c: Int { willSet { print(\"to\", newValue) } didSet { print(\"from\", oldValue) } } }\nvar t = T(c: 1)\nt.c += 4", "to 5\nfrom 1"),
            ("struct T { var c = 0.0; var f: Double { get { c * 2 } set { c = newValue / 2 } } }\nvar t = T()\nt.f += 8\nprint(t.c, t.f)", "4.0 8.0"),
            ("struct S { var a = [1, 2]; subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } } }\nvar s = S()\ns[1] *= 10\nprint(s[1])", "20"),
            ("func swapTwo<T>(_ a: inout T, _ b: inout T) { let c = a; a = b; b = c }\nvar x = 1\nvar y = 2\nswapTwo(&x, &y)\nprint(x, y)", "2 1"),
            ("struct L { lazy var v: Int = { print(\"made\"); return 4 }() }\nvar l = L()\nprint(l.v, l.v)", "made\n4 4"),
            (
                "enum S { case circle(r: Double), pair(Int, String), none }\nprint(S.circle(r: 2), S.none, [S.pair(1, \"a\")])",
                "circle(r: 2.0) none [S.pair(1, \"a\")]"
            ),
            (
                "enum K: String, CaseIterable { case a, b = \"B\" }\nprint(K.allCases.map { $0.rawValue }, K(rawValue: \"B\")!, K(rawValue: \"x\") == nil)",
                "[\"a\", \"B\"] b true"
            ),
            (
                "indirect enum T { case leaf, node(T, Int, T)\nfunc sum() -> Int { switch self { case .leaf: return 0\ncase .node(let l, let v, let r): return l.sum() + v + r.sum() } } }\nprint(T.node(.node(.leaf, 1, .leaf), 2, .leaf).sum())",
                "3"
            ),
            (
                "let work = { () -> Int in\nstruct C: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { n -= 1; return n < 0 ? nil : n } }\nvar t = 0\nfor i in C(n: 4) { t += i }\nreturn t }\nprint(work())",
                "6"
            ),
            (
                "class N: Equatable { var n: N?; init(_ n: N?) { self.n = n }; static func == (a: N, b: N) -> Bool { a.n == b.n } }\nprint(N(N(N(nil))) == N(N(N(nil))), N(N(nil)) == N(N(N(nil))), [N(nil)] == [N(nil)])",
                "true false true"
            ),
            (
                "class T: Comparable { let k: Int; let c: [T]; init(_ k: Int, _ c: [T] = []) { self.k = k; self.c = c }; static func == (a: T, b: T) -> Bool { a.k == b.k && a.c == b.c }; static func < (a: T, b: T) -> Bool { a.k < b.k } }\nprint(T(1, [T(2), T(3)]) == T(1, [T(2), T(3)]), T(1, [T(2)]) == T(1, [T(3)]), [T(3), T(1), T(2)].sorted().map { $0.k }, [T(3), T(5)].max()!.k)",
                "true false [1, 2, 3] 5"
            ),
            ("let t = (a: 1, b: \"x\")\nprint(t, t.a, (1, \"a\") == (1, \"a\"))", "(a: 1, b: \"x\") 1 true"),
        ])
        func values(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            (
                "class A { func f() -> String { \"a\" }; func g() -> String { f() } }\nclass B: A { override func f() -> String { \"b\" + super.f() } }\nlet x: A = B()\nprint(x.g(), x is B, type(of: x))",
                "ba true B"
            ),
            (
                "class N { let v: Int; init(_ v: Int) { self.v = v }; deinit { print(\"bye\", v) } }\nvar n: N? = N(1)\nn = nil\ndo { _ = N(2) }\nprint(\"end\")",
                "bye 1\nbye 2\nend"
            ),
            ("class N { var p = 0 }\nvar n: N? = N()\nweak var w = n\nprint(w == nil)\nn = nil\nprint(w == nil)", "false\ntrue"),
            ("class C { var items = [1] }\nlet c = C()\nc.items.append(2)\nlet d = c\nd.items[0] = 9\nprint(c.items, c === d)", "[9, 2] true"),
            ("class A { var k: String { \"A\" } }\nclass B: A { override var k: String { \"B\" + super.k } }\nclass C: B {}\nprint(C().k)", "BA"),
            (
                "class N { let v: Int; init(_ v: Int) { self.v = v }; deinit { print(\"bye\", v) } }\nenum E { case none, some(N) }\nfunc set(_ e: inout E) { e = .some(N(7)) }\nfunc f() { var e = E.none; set(&e) }\n_ = f()\nprint(\"end\")",
                "bye 7\nend"
            ),
            ("final class C { static var made = 0; init() { C.made += 1 } }\n_ = C()\n_ = C()\nprint(C.made)", "2"),
        ])
        func classes(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            ("func counter() -> () -> Int { var n = 0; return { n += 1; return n } }\nlet c = counter()\nprint(c(), c(), counter()())", "1 2 1"),
            ("func f() -> Int { var t = 0; func add(_ n: Int) { t += n; if n > 0 { add(n - 1) } }; add(4); return t }\nprint(f())", "10"),
            ("var fs: [(Int) -> Int] = []\nfor i in 1...3 { fs.append { $0 * i } }\nprint(fs.map { $0(10) })", "[10, 20, 30]"),
            ("let f: (Int) -> (Int) -> Int = { a in { b in a * b } }\nprint(f(3)(4), [3, 1, 2].sorted(by: >), (1...4).reduce(1, *))", "12 [3, 2, 1] 24"),
            ("struct P { var x: Int }\nprint([P(x: 3), P(x: 4)].map(\\.x))", "[3, 4]"),
            ("print([\"b\", \"a\"].sorted(), [1, 2, 3].reduce(into: [Int: Int]()) { $0[$1 % 2, default: 0] += $1 }[1]!)", "[\"a\", \"b\"] 4"),
        ])
        func closures(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            (
                "protocol N { var name: String { get } }\nstruct A: N { let name: String }\nstruct B: N { var name: String { \"b\" } }\nlet all: [any N] = [A(name: \"a\"), B()]\nprint(all.map { $0.name })",
                "[\"a\", \"b\"]"
            ),
            (
                "protocol N { func f() -> Int }\nextension N { func f() -> Int { 1 } }\nstruct A: N {}\nstruct B: N { func f() -> Int { 2 } }\nfunc g<T: N>(_ t: T) -> Int { t.f() }\nprint(g(A()), g(B()))",
                "1 2"
            ),
            (
                "struct S<E> { var a: [E] = []; mutating func push(_ e: E) { a.append(e) }; mutating func pop() -> E? { a.popLast() } }\nvar s = S<Int>()\ns.push(4)\nprint(s.pop() ?? 0, s.pop() == nil)",
                "4 true"
            ),
            (
                "struct C: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 } }\nprint(C(n: 3).map { $0 * 2 }, Array(C(n: 2)))",
                "[6, 4, 2] [2, 1]"
            ),
            (
                "struct V: CustomStringConvertible { var description: String { \"V!\" } }\nprint(V(), [V()], \"\\(V())\", Optional(V()) as Any)",
                "V! [V!] V! Optional(V!)"
            ),
            (
                "func shown<T>(_ value: T) -> String { \"\\(value)|\\(T.self)\" }\nprint(shown(Optional(\"a\")), shown(Optional(1)), shown(\"a\"))",
                "Optional(\"a\")|Optional<String> Optional(1)|Optional<Int> a|String"
            ),
            (
                "struct K: Hashable { let n: Int; static func == (a: K, b: K) -> Bool { a.n % 3 == b.n % 3 }; func hash(into h: inout Hasher) { h.combine(n % 3) } }\nprint(Set([K(n: 1), K(n: 4), K(n: 2)]).count)",
                "2"
            ),
            (
                "func d(_ v: Any) -> String { switch v { case let i as Int: return \"int \\(i)\"; case is String: return \"text\"; default: return \"?\" } }\nprint(d(4), d(\"a\"), d(2.5))",
                "int 4 text ?"
            ),
        ])
        func protocols(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            (
                "enum E: Error { case bad(Int) }\nfunc f(_ n: Int) throws -> Int { if n > 2 { throw E.bad(n) }; return n }\ndo { print(try f(1)); print(try f(3)) } catch E.bad(let n) { print(\"bad\", n) }\nprint((try? f(9)) as Any, (try? f(2)) as Any)",
                "1\nbad 3\nnil Optional(2)"
            ),
            (
                "struct E: Error {}\nfunc f(_ n: Int) throws -> Int { defer { print(\"out\", n) }; if n == 0 { throw E() }; return n }\ndo { print(try [1, 0, 2].map(f)) } catch { print(error) }",
                "out 1\nout 0\nE()"
            ),
            ("struct E: Error {}\nfunc f(_ a: inout [Int]) throws { a.append(1); throw E() }\nvar a = [0]\n_ = try? f(&a)\nprint(a)", "[0, 1]"),
        ])
        func errors(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            (
                "var d: [String: [Int]] = [:]\nd[\"x\", default: []].append(1)\nd[\"x\", default: []].append(2)\nd[\"y\"] = [5]\nd[\"y\"] = nil\nprint(d, d.count)",
                "[\"x\": [1, 2]] 1"
            ),
            (
                "let s = \"héllo\"\nprint(s.count, s.uppercased(), String(s.reversed()), s.prefix(2), s.split(separator: \"l\"))",
                "5 HÉLLO olléh hé [\"hé\", \"o\"]"
            ),
            (
                "print(stride(from: 0, to: 1, by: 0.25).map { $0 }, zip([1, 2], [\"a\", \"b\"]).map { \"\\($0)\\($1)\" })",
                "[0.0, 0.25, 0.5, 0.75] [\"1a\", \"2b\"]"
            ),
            ("print(String(format: \"%.2f|%5d|%-4d|%05.1f|%@\", 2.345, 42, 7, 3.14159, \"x\"))", "2.35|   42|7   |003.1|x"),
            (
                "var a = [1, 2, 3, 4]\na.swapAt(0, 3)\na.removeAll { $0 == 2 }\na.insert(9, at: 1)\nprint(a, a[1...], a.dropFirst(), a.firstIndex(of: 3)!)",
                "[4, 9, 3, 1] [9, 3, 1] [9, 3, 1] 2"
            ),
            ("print(Set([1, 2]).union([3]).count, (1...3).contains(2), Array(1...3), max(3, 9), min(2.5, 1), abs(-3))", "3 true [1, 2, 3] 9 1.0 3"),
            ("print(Int(\"12\")!, Int(\"x\") == nil, Int(3.99), Double(3), (2.567).rounded(), 1234567.formatted())", "12 true 3 3.0 3.0 1,234,567"),
        ])
        func library(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }
    }
}
