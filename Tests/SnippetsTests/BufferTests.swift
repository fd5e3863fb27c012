import Testing

@testable import SwiftMachine

extension ExecutionSuite {
    /// Values in memory, as closures see them: only what is there can be read or written.
    @Suite struct BufferTests {
        @Test(arguments: [
            ("print([3, 1, 2].withUnsafeBufferPointer { $0.reduce(0, +) }, [5, 6].withUnsafeBufferPointer { $0.max()! })", "6 6"),
            ("func sum(_ p: UnsafeBufferPointer<Int>) -> Int { p.reduce(0, +) }\nprint([1, 2].withUnsafeBufferPointer(sum))", "3"),
            (
                "var a = [3, 1, 2]; let b = a\na.withUnsafeMutableBufferPointer { p in p[0] = 9; p.swapAt(1, 2); for i in p.indices { p[i] *= 2 } }\nprint(a, b)",
                "[18, 4, 2] [3, 1, 2]"
            ),
            ("var a = [3, 1, 2]; a.withUnsafeMutableBufferPointer { $0.sort() }\nprint(a)", "[1, 2, 3]"),
            (
                "let x: UInt32 = 0x01020304\nprint(withUnsafeBytes(of: x) { Array($0) }, withUnsafeBytes(of: x.bigEndian, Array.init))",
                "[4, 3, 2, 1] [1, 2, 3, 4]"
            ),
            ("var d = 1.5\nprint(withUnsafeBytes(of: &d) { $0.map { Int($0) } })", "[0, 0, 0, 0, 0, 0, 248, 63]"),
            ("struct P { var a: UInt8 = 1; var b: UInt16 = 0x0203; var c: Bool = true }\nprint(withUnsafeBytes(of: P()) { Array($0)[2...] })", "[3, 2, 1]"),
            (
                "let a: [UInt8] = [1, 0, 2, 0]\nprint(a.withUnsafeBytes { $0.load(as: UInt32.self) }, a.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) })",
                "131073 [1, 2]"
            ),
            ("var z: UInt16 = 0; withUnsafeMutableBytes(of: &z) { $0[1] = 1 }\nprint(z)", "256"),
            ("var s = \"h\u{e9}\"; print(s.withUTF8 { $0.count })", "3"),
            ("print(Array(unsafeUninitializedCapacity: 3) { buffer, count in buffer[0] = 1; buffer[1] = 5; count = 2 })", "[1, 5]"),
            (
                "print([Int](unsafeUninitializedCapacity: 4, initializingWith: { b, n in for i in b.indices { b.initializeElement(at: i, to: i * i) }; n = b.count }))",
                "[0, 1, 4, 9]"
            ),
            ("print(String(unsafeUninitializedCapacity: 3) { bytes in bytes.initialize(fromContentsOf: [65, 66] as [UInt8]) })", "AB"),
            (
                "print(String(validating: [104, 105] as [UInt8], as: UTF8.self) ?? \"-\", String(validating: [255] as [UInt8], as: UTF8.self) ?? \"-\")", "hi -"
            ),
        ]) func reads(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test(arguments: [
            ("_ = [1].withUnsafeBufferPointer { $0[1] }", "index 1 is out of range"),
            ("_ = [UInt8(1)].withUnsafeBytes { $0.load(as: UInt32.self) }", "UnsafeRawBufferPointer.load out of bounds"),
            ("_ = [UInt8](repeating: 0, count: 8).withUnsafeBytes { $0.load(fromByteOffset: 1, as: UInt32.self) }", "load from misaligned raw pointer"),
            ("_ = Array<Int>(unsafeUninitializedCapacity: 2) { b, n in b[2] = 1; n = 1 }", "index 2 is out of range"),
            ("_ = Array<Int>(unsafeUninitializedCapacity: 2) { b, n in n = 3 }", "initialized count set to greater than specified capacity"),
            ("_ = withUnsafeBytes(of: \"a\") { $0.count }", "the bytes of 'String' are not supported yet"),
        ]) func endsAreChecked(_ text: String, _ message: String) { #expect(output(of: text).lowercased().contains(message.lowercased())) }
    }
}
