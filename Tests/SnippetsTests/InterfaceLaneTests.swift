import Foundation
import Testing

@testable import Prelude
@testable import SwiftChecker

@Suite struct InterfaceLaneTests {
    @Test func aBusyLaneIsLeftAlone() {
        let lanes = [InterfaceLane(), InterfaceLane()]
        let chosen = lanes[0].run { onOtherThread { InterfaceLane.available(among: lanes) } }
        #expect(chosen === lanes[1])
        #expect(InterfaceLane.available(among: lanes) === lanes[0])
    }

    @Test func whereAllAreBusyAnyWillDo() {
        let lanes = [InterfaceLane(), InterfaceLane()]
        let chosen = lanes[0].run { lanes[1].run { onOtherThread { InterfaceLane.available(among: lanes) } } }
        #expect(lanes.contains { $0 === chosen })
    }

    @Test func aLaneReadsAnInterfaceOnce() {
        let lane = InterfaceLane()
        lane.run { #expect(lane.interface(.current) === lane.interface(.current)) }
    }

    private func onOtherThread(_ work: @escaping @Sendable () -> InterfaceLane) -> InterfaceLane {
        final class Answer: @unchecked Sendable { var lane: InterfaceLane? }
        let (answer, done) = (Answer(), DispatchSemaphore(value: 0))
        Thread {
            answer.lane = work()
            done.signal()
        }.start()
        done.wait()
        return answer.lane!
    }
}

@Suite struct PreludeTextTests {
    /// `EmbeddedTexts.c` names each file; one that it forgot would be unknown to snippets.
    @Test func allDeclarationsAreEmbedded() throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/Prelude/Declarations").standardized
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set((PreludeText.common + [PreludeText.xcode26, PreludeText.xcode27]).map(\.name)))
        for text in PreludeText.common { #expect(try Data(contentsOf: folder.appendingPathComponent(text.name)) == Data(text.utf8)) }
    }
}
