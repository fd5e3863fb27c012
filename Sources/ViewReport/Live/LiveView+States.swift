import Diagnostics
import ViewGraph
import Wording

extension LiveView {
    /// The state that an action means by a name: that of the selected view, or else the root's, or else the only one of the name. Throws an `ActionError` where
    /// there is none or more than one.
    public func state(named name: String, of selector: Selector? = nil) throws -> LiveState {
        if let selector {
            let node = try target(of: selector, Phrase("a state `\(name)`", ko: "상태 `\(name)`의 설정"), isByHand: false) { node in
                graph.states(of: node).contains { $0.name == name }
            }
            if let state = graph.states(of: node).first(where: { $0.name == name }) { return state }
        }
        if let state = graph.rootStates.first(where: { $0.name == name }) { return state }
        let states = graph.states
        let found = states.filter { $0.name == name }
        guard let state = found.first else { throw noState(name, states) }
        guard found.count == 1 else { throw severalStates(name, found) }
        return state
    }

    /// The states of the view that has a state.
    public func states(beside state: LiveState) -> [LiveState] { graph.states.filter { $0.id == state.id } }

    private func noState(_ name: String, _ states: [LiveState]) -> ActionError {
        let names = states.map(\.name).unique
        let list = names.joined(separator: ", ")
        let known =
            names.isEmpty
            ? Phrase("No view declares a @State.", ko: "`@State`를 선언한 뷰가 없습니다.") : Phrase("States that are there: \(list).", ko: "있는 상태: \(list).")
        return ActionError(
            .noSuchState, Phrase("there is no state `\(name)`", ko: "이름이 `\(name)`인 상태가 없습니다"),
            help: nearest(to: name, among: names).map { .didYouMean("`\($0)`") } ?? known)
    }

    private func severalStates(_ name: String, _ found: [LiveState]) -> ActionError {
        let views = (graph.root?.preorder ?? []).filter { !$0.isImplicit }
        let places = found.prefix(3).map { state in
            let index = views.filter { $0.view == state.view }.firstIndex { $0.id == state.id }
            return (index.map { "\(state.view)[\($0)]" } ?? "id \(state.id)") + ".\(name)"
        }
        let list = places.joined(separator: ", ") + (found.count > places.count ? ", …" : "")
        return ActionError(
            .ambiguousState, Phrase("\(found.count) views have a state `\(name)`", ko: "이름이 `\(name)`인 상태를 가진 뷰가 \(found.count)개입니다"),
            help: Phrase("Write which: \(list).", ko: "어느 것인지 적으세요: \(list)."))
    }
}
