import ViewGraph
import ViewTree
import Wording

extension LiveView {
    /// The field that a selector means.
    func field(_ selector: Selector) throws -> ResolvedNode {
        let field = try target(of: selector, Phrase("text", ko: "텍스트 입력")) { $0.textBinding != nil }
        try checkEnabled(field, selector)
        return field
    }

    /// Return in a field, or where the keyboard's focus is.
    func submit(_ selector: Selector?) throws -> () throws -> String? {
        guard let field = try selector.map(field) ?? graph.focusedField else {
            throw ActionError(
                .actionNotTaken, Phrase("nothing has the keyboard's focus", ko: "키보드 포커스를 가진 뷰가 없습니다"),
                help: Phrase("Name the field: submit TextField", ko: "필드를 적으세요: submit TextField"))
        }
        if let front, !front.reaches(field) { throw front.isInFront(of: field.view) { $0.textBinding != nil } }
        guard case .control(let control) = field.role, let editing = control.editing else {
            throw ActionError(
                .actionNotTaken, Phrase("\(field.view) has the keyboard's focus and isn't a field", ko: "키보드 포커스가 있는 \(field.view)은(는) 필드가 아닙니다"),
                help: Phrase("Name the field: submit TextField", ko: "필드를 적으세요: submit TextField"))
        }
        if editing.hasLines {
            throw ActionError(
                .actionNotTaken, Phrase("Return begins another line in \(field.view)", ko: "\(field.view): Return은 다음 줄을 시작합니다"),
                help: Phrase("Write the line: type \(field.view) \"first\\nsecond\"", ko: "줄을 입력하세요: type \(field.view) \"first\\nsecond\""))
        }
        return { [graph] in
            try graph.moveFocus(to: field)
            return try graph.submit() ? nil : "No onSubmit is around the field."
        }
    }
}

extension ResolvedNode {
    /// What a text field or editor shows and changes.
    var textBinding: ValueBinding<String>? {
        if case .control(let control) = role { control.text } else { nil }
    }
}
