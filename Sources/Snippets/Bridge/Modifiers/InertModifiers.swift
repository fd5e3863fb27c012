import ViewTree

extension Registrar {
    /// Modifiers that are accepted and listed, and change nothing that the engine computes.
    mutating func bindInertModifiers() {
        for key in Self.inertModifiers {
            let name = String(key.prefix { $0 != "(" })
            modifier("View.\(key)") { call in .inert(name: name, detail: Self.detail(call)) }
        }
    }

    /// The first argument, where it is plain.
    private static func detail(_ call: BridgeCall) -> String {
        switch call.call.arguments.dropFirst().first {
        case .string(let text): "\"\(text)\""
        case .int(let number): "\(number)"
        case .double(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        default: ""
        }
    }

    private static let inertModifiers = [
        "bold(_: Bool)", "italic(_: Bool)", "underline(_: Bool)", "strikethrough(_: Bool)", "fontWeight(_: Font.Weight?)", "fontDesign(_: Font.Design?)",
        "monospaced(_: Bool)", "monospacedDigit()", "kerning(_: CGFloat)", "tracking(_: CGFloat)", "textCase(_: Text.Case?)", "imageScale(_: Image.Scale)",
        "navigationTitle(_: String)", "navigationBarTitle(_: String)",
        "navigationBarTitleDisplayMode(_: _TitleDisplayMode)", "navigationBarHidden(_: Bool)", "toolbar(content: () -> V)", "tabItem(_: () -> V)",
        "badge(_: Int)",
        "tint(_: Color?)", "accentColor(_: Color?)", "preferredColorScheme(_: ColorScheme?)",
        "colorScheme(_: ColorScheme)", "labelsHidden()", "allowsHitTesting(_: Bool)", "contentShape(_: S)", "focused(_: Binding<Bool>)",
        "focused(_: Binding<V?>, equals: V)", "submitLabel(_: SubmitLabel)", "keyboardType(_: UIKeyboardType)",
        "textInputAutocapitalization(_: TextInputAutocapitalization?)", "autocorrectionDisabled(_: Bool)", "disableAutocorrection(_: Bool?)",
        "scrollIndicators(_: Visibility)", "scrollDisabled(_: Bool)", "scrollContentBackground(_: Visibility)", "scrollTargetLayout(isEnabled: Bool)",
        "listRowBackground(_: V?)", "listRowInsets(_: EdgeInsets?)", "listRowSpacing(_: CGFloat?)", "headerProminence(_: Visibility)",
        "searchable(text: Binding<String>, prompt: String)", "previewLayout(_: _PreviewLayout)", "previewDisplayName(_: String?)",
        "previewDevice(_: String?)", "statusBarHidden(_: Bool)", "interactiveDismissDisabled(_: Bool)", "contextMenu(menuItems: () -> V)",
        "swipeActions(edge: HorizontalEdge, allowsFullSwipe: Bool, content: () -> V)", "refreshable(action: () async -> Void)", "help(_: String)",
        "privacySensitive(_: Bool)", "redacted(reason: RedactionReasons)", "layoutDirectionBehavior(_: Visibility)", "accessibilityLabel(_: String)",
        "accessibilityHint(_: String)", "accessibilityValue(_: String)", "accessibilityHidden(_: Bool)",
        "onLongPressGesture(minimumDuration: Double, perform: () -> Void)", "gesture(_: G)", "simultaneousGesture(_: G)", "highPriorityGesture(_: G)",
        "listStyle(_: S)", "pickerStyle(_: S)", "textFieldStyle(_: S)", "tabViewStyle(_: S)", "menuStyle(_: S)", "navigationViewStyle(_: S)",
        "datePickerStyle(_: S)", "gaugeStyle(_: S)", "formStyle(_: S)", "groupBoxStyle(_: S)",
        "scrollTargetBehavior(_: B)", "scrollPosition(id: Binding<ID?>, anchor: UnitPoint?)", "contentMargins(_: CGFloat)",
        "scrollDismissesKeyboard(_: ScrollDismissesKeyboardMode)", "scrollClipDisabled(_: Bool)", "presentationDetents(_: Set<PresentationDetent>)",
        "presentationDragIndicator(_: Visibility)", "controlSize(_: ControlSize)", "buttonBorderShape(_: ButtonBorderShape)", "baselineOffset(_: CGFloat)",
        "symbolRenderingMode(_: SymbolRenderingMode?)", "visualEffect(_: (EmptyVisualEffect, GeometryProxy) -> E)",
        "phaseAnimator(_: [P], content: (PlaceholderContentView, P) -> V)",
        "onHover(perform: (Bool) -> Void)", "keyboardShortcut(_: KeyEquivalent)",
        "navigationDestination(for: D.Type, destination: (D) -> V)",
        "navigationBarTitle(_: String, displayMode: _TitleDisplayMode)", "navigationBarTitle(_: Text)",
        "navigationBarTitle(_: Text, displayMode: _TitleDisplayMode)", "navigationTitle(_: Text)", "navigationBarBackButtonHidden(_: Bool)",
        "navigationBarItems(trailing: T)", "navigationBarItems(leading: L)", "navigationBarItems(leading: L, trailing: T)",
        "listRowSeparatorTint(_: Color?)", "listSectionSeparator(_: Visibility)", "accessibilityElement(children: AccessibilityChildBehavior)",
        "accessibilityAddTraits(_: AccessibilityTraits)", "hueRotation(_: Angle)", "colorInvert()", "textSelection(_: Visibility)",
        "alert(isPresented: Binding<Bool>, content: () -> Alert)", "actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)",
        "badge(_: String?)", "searchable(text: Binding<String>, placement: SearchFieldPlacement, prompt: String)",
        "contentTransition(_: ContentTransition)", "background(ignoresSafeAreaEdges: Edge.Set)",
    ]
}
