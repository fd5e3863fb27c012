import Foundation
import SwiftMachine
import SwiftModel
import Testing
import ViewTree

/// The end of a chain takes no more of the stack, however long the chain is.
struct LongChainTests {
    private static let length = 300_000
    /// That of a thread on which a recursive end of such a chain would crash.
    private static let stackSize = 512 << 10

    /// Kinds of links, each holding the one before.
    @Test(arguments: ["enum cases", "existentials", "closures", "arrays of existentials", "views"])
    func chainsEnd(kind: String) {
        let text = ViewType("Text")
        var value = Value.native(DeclaredView(text, .empty))
        for _ in 0..<Self.length {
            switch kind {
            case "enum cases": value = .box(Box(tag: 1, [value, .int(1)]))
            case "existentials": value = .any(Existential(type: .void, value: value))
            case "closures": value = .function(FunctionValue(.native { _ in .none }, captures: [value]))
            case "arrays of existentials": value = .array(ArrayStorage([.any(Existential(type: .void, value: value))]))
            default:
                guard case .native(let object) = value, let view = object as? DeclaredView else { return }
                value = .native(DeclaredView(text, .anyView(view)))
            }
        }
        let held = Held(value)
        value = .none
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            held.value = .none
            done.signal()
        }
        thread.stackSize = Self.stackSize
        thread.start()
        #expect(done.wait(timeout: .now() + 60) == .success)
    }

    /// Both branches of a tree end, and what others still hold stays.
    @Test func whatIsSharedStays() {
        let shared = Value.box(Box([.int(7)]))
        var value = shared
        for _ in 0..<1_000 { value = .box(Box([value, shared])) }
        value = .none
        guard case .box(let box) = shared else { return }
        #expect(box.fields.count == 1)
        guard case .int(7) = box.fields[0] else { Issue.record("the shared value is gone"); return }
    }
}

private final class Held: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}
