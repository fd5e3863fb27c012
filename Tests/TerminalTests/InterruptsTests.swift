import Foundation
import Testing

@testable import Terminal

// SIGINT belongs to the process.
@Suite(.serialized) struct InterruptsTests {
    private func interrupt(until isDone: () -> Bool) {
        kill(getpid(), SIGINT)
        let deadline = Date() + 5
        while !isDone(), Date() < deadline { usleep(1_000) }
    }

    @Test func stoppableWorkLearnsOfIt() {
        Interrupts.shared.start()
        #expect(!Interrupts.shared.isRaised)
        let raised = Interrupts.shared.stoppable {
            interrupt { Interrupts.shared.isRaised }
            return Interrupts.shared.isRaised
        }
        #expect(raised)
        #expect(!Interrupts.shared.isRaised)
    }

    @Test func aListenerHearsOfItInstead() {
        Interrupts.shared.start()
        let heard = Flag()
        Interrupts.shared.telling({ heard.set() }) { interrupt { heard.isSet } }
        #expect(heard.isSet)
    }
}

private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
}
