// What VoiceOver and its kin say and do, which nothing does here.
/// - Since: iOS 18
struct AccessibilityActionCategory: Equatable {
    let _name: String
    static let `default` = AccessibilityActionCategory(_name: "default"), edit = AccessibilityActionCategory(_name: "edit")
    init(_name: String) { self._name = _name }
    init(_ nameKey: LocalizedStringKey) { _name = "custom" }
    init(_ name: Text) { _name = "custom" }
}
/// - Since: iOS 15
struct AccessibilityCustomContentKey: Hashable {
    let _id: String
    init(_ label: Text, id: String) { _id = id }
    init(_ labelKey: LocalizedStringKey, id: String) { _id = id }
    init(_ labelKey: LocalizedStringKey) { _id = "\(labelKey)" }
}
/// - Since: iOS 14
class AXCustomContent {
    enum Importance { case `default`, high }
    init() {}
}
/// What assistive technologies announce.
/// - Since: iOS 17
enum AccessibilityNotification {
    struct Announcement {
        init(_ message: String) {}
        func post() {}
    }
    struct LayoutChanged {
        init(_ element: Any? = nil) {}
        func post() {}
    }
    struct ScreenChanged {
        init(_ element: Any? = nil) {}
        func post() {}
    }
    struct PageScrolled {
        init(_ message: String) {}
        func post() {}
    }
}
/// - Since: iOS 17
struct AccessibilityDirectTouchOptions: OptionSet {
    let rawValue: Int
    static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1), silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}
/// - Since: iOS 14
enum AccessibilityLabeledPairRole { case label, content }
/// - Since: watchOS 9
protocol AccessibilityQuickActionStyle {}
/// - Since: watchOS 9
struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle { init() {} }
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle { static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() } }
/// - Since: watchOS 9
struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle { init() {} }
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle { static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() } }
/// - Since: iOS 15
struct AccessibilitySystemRotor {
    let _name: String
    static let headings = AccessibilitySystemRotor(_name: "headings"), boldText = AccessibilitySystemRotor(_name: "boldText"), italicText = AccessibilitySystemRotor(_name: "italicText")
    static let underlineText = AccessibilitySystemRotor(_name: "underlineText"), misspelledWords = AccessibilitySystemRotor(_name: "misspelledWords"), images = AccessibilitySystemRotor(_name: "images")
    static let textFields = AccessibilitySystemRotor(_name: "textFields"), tables = AccessibilitySystemRotor(_name: "tables"), lists = AccessibilitySystemRotor(_name: "lists")
    static let landmarks = AccessibilitySystemRotor(_name: "landmarks"), links = AccessibilitySystemRotor(_name: "links")
    static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(_name: "links") }
    static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { AccessibilitySystemRotor(_name: "headings") }
}
/// What a rotor goes through.
/// - Since: iOS 15
protocol AccessibilityRotorContent {}
/// - Since: iOS 15
struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent, View {
    var body: some View { EmptyView() }
    init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    init(_ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
}
struct _AccessibilityRotorTuple: AccessibilityRotorContent { init() {} }
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
/// - Since: iOS 15
@resultBuilder struct AccessibilityRotorContentBuilder {
    static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    static func buildBlock<each C: AccessibilityRotorContent>(_ c: repeat each C) -> _AccessibilityRotorTuple { _AccessibilityRotorTuple() }
    static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
}
/// - Since: iOS 15
enum AccessibilityTextContentType { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }
/// - Since: iOS 17
struct AccessibilityZoomGestureAction {
    enum Direction { case zoomIn, zoomOut }
    let direction: AccessibilityZoomGestureAction.Direction
    let location: UnitPoint
    let point: CGPoint
}
extension EnvironmentValues {
    /// - Since: iOS 18
    var accessibilityAssistiveAccessEnabled: Bool { false }
    /// - Since: iOS 17
    var accessibilityDimFlashingLights: Bool { false }
    /// - Since: iOS 15
    var accessibilityLargeContentViewerEnabled: Bool { false }
    /// - Since: iOS 17
    var accessibilityPlayAnimatedImages: Bool { true }
    var accessibilityPrefersHeadAnchorAlternative: Bool { false }
    var accessibilityQuickActionsEnabled: Bool { false }
    var accessibilityShowBorders: Bool { false }
    /// - Since: iOS 14
    var accessibilityShowButtonShapes: Bool { false }
    /// - Since: iOS 15
    var accessibilitySwitchControlEnabled: Bool { false }
}
/// - Since: iOS 18
extension View {
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View
}
extension View {
    /// - Since: iOS 14
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityInputLabels(_ inputLabels: [Text]) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityAction<V: View>(action: @escaping () -> Void, @ViewBuilder label: () -> V) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityAction(_ category: AccessibilityActionCategory, _ handler: @escaping () -> Void) -> some View
}
/// - Since: iOS 18
extension View {
    /// - Since: iOS 16
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityActions<V: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> V) -> some View
    /// - Since: iOS 14
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View
    /// - Since: iOS 14
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View
    /// - Since: iOS 17
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View
}
/// - Since: iOS 15
extension View {
    /// - Since: iOS 14
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
    /// - Since: iOS 14
    @_inert func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View
    /// - Since: iOS 14
    @_inert func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
    /// - Since: watchOS 9
    @_inert func accessibilityQuickAction<S: AccessibilityQuickActionStyle, V: View>(style: S, @ViewBuilder content: () -> V) -> some View
    /// - Since: watchOS 9
    @_inert func accessibilityQuickAction<S: AccessibilityQuickActionStyle, V: View>(style: S, isActive: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
    /// - Since: iOS 18
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true, isEnabled: Bool) -> some View
    @_inert func accessibilityRotor<C: AccessibilityRotorContent>(_ rotorLabelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C) -> some View
    @_inert func accessibilityRotor<C: AccessibilityRotorContent>(_ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C) -> some View
    @_inert func accessibilityRotor<C: AccessibilityRotorContent>(_ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C) -> some View
    @_inert func accessibilityRotor<M: Identifiable>(_ rotorLabelKey: LocalizedStringKey, entries: [M], entryLabel: KeyPath<M, String>) -> some View
    @_inert func accessibilityRotor<M, ID: Hashable>(_ rotorLabelKey: LocalizedStringKey, entries: [M], entryID: KeyPath<M, ID>, entryLabel: KeyPath<M, String>) -> some View
    @_inert func accessibilityRotor<M: Identifiable>(_ systemRotor: AccessibilitySystemRotor, entries: [M], entryLabel: KeyPath<M, String>) -> some View
    @_inert func accessibilityRotor(_ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View
    @_inert func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View
    @_inert func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
}
extension View {
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View
}
/// - Since: iOS 15
extension View {
    /// - Since: iOS 26
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View
    /// - Since: iOS 26
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View
    @_inert func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View
    /// - Since: iOS 17
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View
    @_inert func speechAdjustedPitch(_ value: Double) -> some View
    @_inert func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View
    @_inert func speechAnnouncementsQueued(_ value: Bool = true) -> some View
    @_inert func speechSpellsOutCharacters(_ value: Bool = true) -> some View
}
/// - Since: iOS 15
extension Text {
    func accessibilityLabel(_ label: Text) -> Text { self }
    func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
    func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    func speechAdjustedPitch(_ value: Double) -> Text { self }
    func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
/// The text sizes of before iOS 15, by their names.
enum ContentSizeCategory: Hashable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
    var isAccessibilityCategory: Bool { _size.isAccessibilitySize }
    var _size: DynamicTypeSize {
        switch self {
        case .extraSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .xLarge
        case .extraExtraLarge: .xxLarge
        case .extraExtraExtraLarge: .xxxLarge
        case .accessibilityMedium: .accessibility1
        case .accessibilityLarge: .accessibility2
        case .accessibilityExtraLarge: .accessibility3
        case .accessibilityExtraExtraLarge: .accessibility4
        case .accessibilityExtraExtraExtraLarge: .accessibility5
        }
    }
    static func < (_ a: ContentSizeCategory, _ b: ContentSizeCategory) -> Bool { a._size < b._size }
    static func <= (_ a: ContentSizeCategory, _ b: ContentSizeCategory) -> Bool { a._size <= b._size }
    static func > (_ a: ContentSizeCategory, _ b: ContentSizeCategory) -> Bool { a._size > b._size }
    static func >= (_ a: ContentSizeCategory, _ b: ContentSizeCategory) -> Bool { a._size >= b._size }
}
extension EnvironmentValues {
    /// The dynamic type size, by its name of before iOS 15.
    var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases.first { $0._size == dynamicTypeSize } ?? .large }
        set { dynamicTypeSize = newValue._size }
    }
}
