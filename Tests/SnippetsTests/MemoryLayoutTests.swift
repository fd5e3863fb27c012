import Testing

@testable import SwiftMachine

extension ExecutionSuite {
    /// Sizes, strides and alignments are those that the compiler gives on a 64-bit platform.
    @Suite struct MemoryLayoutTests {
        private func layouts(_ declarations: String, _ types: String) -> String {
            let printed = types.split(separator: ";").map { type in
                "print(MemoryLayout<\(type)>.size, MemoryLayout<\(type)>.stride, MemoryLayout<\(type)>.alignment, separator: \",\")"
            }
            return output(of: declarations + "\n" + printed.joined(separator: "\n")).split(separator: "\n").joined(separator: " ")
        }

        @Test(arguments: [
            ("Int;Int8;UInt16;Int32;Double;Float;Bool", "8,8,8 1,1,1 2,2,2 4,4,4 8,8,8 4,4,4 1,1,1"),
            ("String;Character;Substring;[Int];[String: Int];Set<Int>;ArraySlice<Int>", "16,16,8 16,16,8 32,32,8 8,8,8 8,8,8 8,8,8 32,32,8"),
            ("Int?;Int??;Bool?;Bool??;String?;[Int]?;UInt8?;UInt8??", "9,16,8 10,16,8 1,1,1 1,1,1 16,16,8 8,8,8 2,2,1 3,3,1"),
            ("Void;(Int8, Int);(Int, Int8);(Int8, Int16, Int8);(Int, Bool)?", "0,1,1 16,16,8 9,16,8 5,6,2 9,16,8"),
            ("(Int) -> Int;(() -> Void)?;Any;any Error;AnyObject;Any?;AnyHashable", "16,16,8 16,16,8 32,32,8 8,8,8 8,8,8 32,32,8 40,40,8"),
            ("Range<Int>;ClosedRange<Int8>;Result<Int, any Error>;Result<String, any Error>;Int.Type", "16,16,8 2,2,1 9,16,8 17,24,8 8,8,8"),
        ]) func types(_ types: String, _ expected: String) { #expect(layouts("", types) == expected) }

        @Test(arguments: [
            (
                """
                struct S { var a: Int8
                var b: Int
                var c: Bool }
                struct T { var s: S
                var x: Int8 }
                """,
                "S;T;S?;T?", "17,24,8 18,24,8 17,24,8 18,24,8"
            ),
            (
                """
                struct S { var a: Bool
                var b: Bool?
                var c: Bool?? }
                struct E {}
                """,
                "S;S?;E;E?", "3,3,1 3,3,1 0,1,1 1,1,1"
            ),
            (
                """
                class C { var a = 1
                var b = 2 }
                struct W { weak var c: C?
                var n: Int }
                struct L { lazy var x = 1
                var y: Int8 = 0 }
                """,
                "C;C?;C??;(C, Int)?;W;L", "8,8,8 8,8,8 8,8,8 16,16,8 16,16,8 10,16,8"
            ),
            (
                """
                enum A { case a }
                enum B { case a, b }
                enum C: Int { case a, b, c }
                """,
                "A;B;C;A?;B?", "0,1,1 1,1,1 1,1,1 1,1,1 1,1,1"
            ),
            (
                """
                enum A { case a(Int), b, c }
                enum B { case a(Bool), b, c }
                enum C { case a(String), b }
                """,
                "A;B;C;A?;B?;C?", "9,16,8 1,1,1 16,16,8 10,16,8 1,1,1 16,16,8"
            ),
            (
                """
                final class K {}
                enum A { case a(Int), b(Bool) }
                enum B { case a(K), b(K) }
                enum C { case a(Bool), b(Bool), c }
                enum D { case a(String), b(String) }
                """,
                "A;B;C;D;A?;B?;C?", "9,16,8 8,8,8 1,1,1 17,24,8 9,16,8 8,8,8 1,1,1"
            ),
            (
                """
                indirect enum T { case leaf(Int), node(T, T), none }
                enum G<A, B> { case a(A), b(B) }
                final class K {}
                """,
                "T;G<Int, Int>;G<K, K>;G<Bool, Int>", "8,8,8 9,16,8 9,16,8 9,16,8"
            ),
            (
                """
                protocol P { func f() }
                protocol Q { func g() }
                protocol O: AnyObject { func h() }
                """,
                "any P;any P & Q;any O;(any P)?", "40,40,8 48,48,8 16,16,8 40,40,8"
            ),
        ]) func declaredTypes(_ declarations: String, _ types: String, _ expected: String) { #expect(layouts(declarations, types) == expected) }

        @Test func valuesAndOffsets() {
            let text = """
                struct S { var a: Int8; var b: Int; var c: Bool; var d: Bool { c } }
                let s = S(a: 1, b: 2, c: true)
                print(MemoryLayout.size(ofValue: s), MemoryLayout.stride(ofValue: s), MemoryLayout.alignment(ofValue: s), MemoryLayout.size(ofValue: "a"))
                print(MemoryLayout<S>.offset(of: \\.b)!, MemoryLayout<S>.offset(of: \\.c)!, MemoryLayout<S>.offset(of: \\.d) as Any)
                """
            #expect(output(of: text) == "17 24 8 16\n8 16 nil")
        }

        @Test func unknownLayoutsAreRefusedByName() {
            #expect(output(of: "print(MemoryLayout<Calendar>.size)") == "error:1: the memory layout of 'Calendar' is not supported yet")
        }
    }
}
