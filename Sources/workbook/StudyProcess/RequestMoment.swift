import Foundation
import Synchronization

/// What a session takes from outside that would be another each time: the time, and ids. A request brings them along, so that carrying it out again gives the same.
final class RequestMoment: Sendable {
    private let state = Mutex((time: Date(), token: "", uses: 0))

    func begin(_ request: StudyRequest) { state.withLock { $0 = (request.time, request.token, 0) } }

    var time: Date { state.withLock { $0.time } }

    func makeID() -> String {
        state.withLock { state in
            state.uses += 1
            return state.uses == 1 ? state.token : "\(state.token)-\(state.uses)"
        }
    }
}
