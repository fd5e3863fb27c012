import ViewGraph
import ViewLayout
import ViewTree
import Wording

extension LiveView {
    /// Picks a date or a color in a picker.
    func pick(_ text: String, in selector: Selector) throws -> () throws -> String? {
        let picker = try target(of: selector, Phrase("a date or a color", ko: "날짜나 색의 선택")) { $0.pick != nil }
        try checkEnabled(picker, selector)
        if let fault = try picker.pick?.pick(text, false) {
            throw ActionError(
                .actionNotTaken, Phrase(fault.english, ko: fault.korean),
                help: Phrase("A picker takes what it shows: dates, times or colors.", ko: "피커는 표시하는 것만 받습니다: 날짜, 시각, 색."))
        }
        return doing { [graph] in try graph.perform { _ = try picker.pick?.pick(text, true) } }
    }
}

extension ResolvedNode {
    fileprivate var pick: ValuePick? {
        switch role {
        case .container(let container as NamedContainer, _): return container.pick
        case .control(let control): return ((control as? StyledControl)?.control as? DatePickerControl ?? control as? DatePickerControl)?.pick
        default: return nil
        }
    }
}
