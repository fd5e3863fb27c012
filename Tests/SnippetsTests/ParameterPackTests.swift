import Testing

@testable import SwiftChecker

@Suite struct ParameterPackTests {
    @Test func aPackIsReadForSoManyValues() {
        let text = "static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)>"
        #expect(
            String(decoding: ParameterPack.expanded(text.utf8, to: 3), as: UTF8.self)
                == "static func buildBlock<C0: View, C1: View, C2: View>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleView<(C0, C1, C2)>")
    }
}
