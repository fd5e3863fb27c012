/// What a button is for, where that is something special.
public enum ButtonRole: String, Sendable { case destructive, cancel }

/// An interactive view around its label.
public enum Control {
    case button(role: ButtonRole? = nil, action: () throws -> Void)
    case toggle(ValueBinding<Bool>)
    case textField(ValueBinding<String>, isSecure: Bool)
    case textEditor(ValueBinding<String>)
    case slider(ValueBinding<Double>, ClosedRange<Double>)
    case stepper(increment: () throws -> Void, decrement: () throws -> Void)
    /// The options follow the label inside it; a tap on a view with a tag selects it.
    case picker(selection: ValueBinding<ExplicitID>, options: DeclaredView)
    case navigationLink(LinkTarget)
    case link
    case label(icon: DeclaredView)
    case labeledContent(content: DeclaredView)
    case progressView(fraction: Double?)
    case groupBox(content: DeclaredView)
    /// `fraction` is the part of its bounds that the value is; `content` is the value's label.
    case gauge(fraction: Double, content: DeclaredView)
    /// A disclosure group as its style sees it.
    case disclosureGroup(isExpanded: ValueBinding<Bool>, content: DeclaredView)
    /// A control that a style of the program draws: its only child is what the style made. `takesTaps`: a tap on the control does what it would without a style.
    indirect case styled(Control, takesTaps: Bool)
}
