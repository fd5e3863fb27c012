import ViewGraph
import ViewTree
import Wording

/// What a finger does with rows, lists and sliders, beside taps and drags.
extension LiveView {
    func delete(_ selector: Selector) throws -> () throws -> String? {
        let (row, element) = try element(selector, .delete, "onDelete")
        guard let delete = element.edits.delete else { throw ActionError.notEditable(selector, "onDelete") }
        if row.hasSwipeActions {
            throw ActionError(
                .actionNotTaken, Phrase("\(selector) has swipe actions of its own", ko: "\(selector): 자체 스와이프 동작이 있는 행입니다"),
                help: Phrase("They take the place of deleting by `onDelete`. Tap the button that deletes.", ko: "`onDelete`의 삭제를 대신합니다. 삭제하는 버튼을 탭하세요."))
        }
        return doing { [graph] in try graph.perform { try delete([element.index]) } }
    }

    func move(_ selector: Selector, to index: Int) throws -> () throws -> String? {
        let (_, element) = try element(selector, .move, "onMove")
        guard let move = element.edits.move else { throw ActionError.notEditable(selector, "onMove") }
        guard (0..<element.count).contains(index) else {
            throw ActionError(
                .invalidNumber, Phrase("the index \(index) is out of range: there are \(element.count) rows", ko: "행 \(element.count)개 가운데 \(index)번 자리는 없습니다"),
                help: Phrase("Give an index from 0 to \(element.count - 1).", ko: "0부터 \(element.count - 1)까지의 인덱스를 적으세요."))
        }
        return { [graph] in
            if index == element.index { return "The row is there already." }
            try graph.perform { try move([element.index], index > element.index ? index + 1 : index) }
            return nil
        }
    }

    func refresh(_ selector: Selector?) throws -> () throws -> String? {
        let what = Phrase("refreshing", ko: "새로 고침")
        let view = try selector.map { try target(of: $0, what) { layout.scrollOffset(of: $0) != nil } }
        guard let view = view ?? graph.root?.firstNode(where: { layout.scrollOffset(of: $0) != nil && front?.reaches($0) ?? true }) else {
            throw ActionError(
                .actionNotTaken, Phrase("no view scrolls", ko: "스크롤하는 뷰가 없습니다"),
                help: Phrase("A list or a scroll view is pulled down to refresh it.", ko: "목록이나 스크롤 뷰를 아래로 당겨 새로 고칩니다."))
        }
        return { [self] in
            var isHandled = false
            try graph.perform { isHandled = try answers?.refresh { try view.environment.value(of: $0) } ?? false }
            return isHandled ? nil : "No `refreshable` is on \(view.view) or around it."
        }
    }

    func slide(_ selector: Selector, to value: Double) throws -> () throws -> String? {
        let slider = try target(of: selector, Phrase("sliding", ko: "슬라이더 조작")) { $0.drag != nil }
        try checkEnabled(slider, selector)
        guard value.isFinite else {
            throw ActionError(
                .invalidNumber, Phrase("a slider has no value \(value.written)", ko: "슬라이더의 값이 될 수 없습니다: \(value.written)"),
                help: Phrase("Give a number.", ko: "숫자를 적으세요."))
        }
        return doing { [graph] in try graph.perform { try slider.drag?.move(to: value) } }
    }

    /// The row of a list that a selector means, with the element that it shows.
    private func element(_ selector: Selector, _ edit: RowEditDisabled.Edit, _ modifier: String) throws -> (ResolvedNode, EditableElement) {
        let what = edit == .delete ? Phrase("deleting", ko: "삭제") : Phrase("moving", ko: "이동")
        guard let row = try target(of: selector, what, takes: { _ in true }).nearest(\.isRow) else {
            throw ActionError(
                .actionNotTaken, Phrase("\(selector) isn't in a row of a list", ko: "\(selector): 목록의 행에 있지 않습니다"),
                help: Phrase("Name a view of the row.", ko: "행 안의 뷰를 적으세요."))
        }
        try checkEnabled(row, selector)
        guard let element = row.editableElement else { throw ActionError.notEditable(selector, modifier) }
        if element.disabled.contains(edit) {
            throw ActionError(
                .actionNotTaken, Phrase("\(selector) stays where it is", ko: "\(selector): 바꿀 수 없는 행입니다"),
                help: Phrase("`\(edit)Disabled(true)` is on it.", ko: "이 행에 `\(edit)Disabled(true)`가 있습니다."))
        }
        return (row, element)
    }
}

extension ActionError {
    fileprivate static func notEditable(_ selector: Selector, _ modifier: String) -> ActionError {
        ActionError(
            .actionNotTaken, Phrase("\(selector) isn't in a `ForEach` with `\(modifier)`", ko: "\(selector): `\(modifier)`가 있는 `ForEach`의 행이 아닙니다"),
            help: Phrase("Put `\(modifier)` on the `ForEach` that makes the row.", ko: "행을 만드는 `ForEach`에 `\(modifier)`를 붙이세요."))
    }
}

extension ResolvedNode {
    fileprivate var drag: SliderDrag? { if case .control(let control) = role { control.drag } else { nil } }

    fileprivate var hasSwipeActions: Bool {
        preorder.contains { if case .modifier(.hiddenItems(name: "swipeActions", _)) = $0.role { true } else { false } }
    }
}
