// Dialogs with titles of other kinds, and what applies modifiers in a closure.
/// - Since: iOS 15
extension View {
    func alert<T, V: View>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> V) -> some View { alert(title, isPresented: _presents(data, isPresented)) { if let data { actions(data) } } }
    func alert<T, V: View, M: View>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> V, @ViewBuilder message: (T) -> M) -> some View {
        alert(title, isPresented: _presents(data, isPresented)) { if let data { actions(data) } } message: { if let data { message(data) } }
    }
    func confirmationDialog<V: View, M: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> V, @ViewBuilder message: () -> M) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility) {
            message()
            actions()
        }
    }
    func confirmationDialog<T, V: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> V) -> some View { confirmationDialog(title, isPresented: _presents(data, isPresented), titleVisibility: titleVisibility) { if let data { actions(data) } } }
    func confirmationDialog<T, V: View, M: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> V, @ViewBuilder message: (T) -> M) -> some View {
        confirmationDialog(title, isPresented: _presents(data, isPresented), titleVisibility: titleVisibility) {
            if let data {
                message(data)
                actions(data)
            }
        }
    }
}
extension View {
    /// Since iOS 27: presents while the item is set, and sets it to `nil`.
    /// - Since: iOS 15
    func alert<E: LocalizedError, V: View>(error: Binding<E?>, @ViewBuilder actions: () -> V) -> some View { alert(isPresented: _isSet(error), error: error.wrappedValue, actions: actions) }
    /// - Since: iOS 15
    func alert<E: LocalizedError, V: View, M: View>(error: Binding<E?>, @ViewBuilder actions: (E) -> V, @ViewBuilder message: (E) -> M) -> some View { alert(isPresented: _isSet(error), error: error.wrappedValue, actions: actions, message: message) }
    func alert<T, V: View>(_ title: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> V) -> some View { alert(title, isPresented: _isSet(item)) { if let data = item.wrappedValue { actions(data) } } }
    func alert<T, V: View, M: View>(_ title: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> V, @ViewBuilder message: (T) -> M) -> some View {
        alert(title, isPresented: _isSet(item)) { if let data = item.wrappedValue { actions(data) } } message: { if let data = item.wrappedValue { message(data) } }
    }
    func confirmationDialog<T, V: View>(_ title: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> V) -> some View { confirmationDialog(title, isPresented: _isSet(item), titleVisibility: titleVisibility) { if let data = item.wrappedValue { actions(data) } } }
    func confirmationDialog<T, V: View, M: View>(_ title: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> V, @ViewBuilder message: (T) -> M) -> some View {
        confirmationDialog(title, isPresented: _isSet(item), titleVisibility: titleVisibility) {
            if let data = item.wrappedValue {
                message(data)
                actions(data)
            }
        }
    }
    /// Animates what the closure does to the view.
    /// - Since: iOS 17
    func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View { body(PlaceholderContentView(_scoped: self))._scopedAnimation(animation) }
    /// Changes the transaction of what the closure does to the view.
    /// - Since: iOS 17
    func transaction<V: View>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View { body(PlaceholderContentView(_scoped: self))._scopedTransaction(transform) }
    @_underlying(ModifiedContent<Self, _TransactionModifier>.self) func _scopedAnimation(_ animation: Animation?) -> some View
    @_underlying(ModifiedContent<Self, _TransactionModifier>.self) func _scopedTransaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _AnimationModifier<V>>.self) func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View
}
func _presents<T>(_ data: T?, _ isPresented: Binding<Bool>) -> Binding<Bool> { Binding._reading(get: { data != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 }) }
func _isSet<T>(_ item: Binding<T?>) -> Binding<Bool> { Binding._reading(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }) }
/// How the pencil of an iPad is used; nothing here has one.
/// - Since: iOS 17.5
enum PencilPreferredAction: Hashable { case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut }
/// - Since: iOS 17.5
struct PencilHoverPose: Hashable { let location: CGPoint; let anchor: UnitPoint; let zDistance: CGFloat; let altitude: Angle; let azimuth: Angle; let roll: Angle }
/// - Since: iOS 17.5
struct PencilDoubleTapGestureValue: Hashable { let hoverPose: PencilHoverPose? }
/// - Since: iOS 17.5
struct PencilSqueezeGestureValue: Hashable { let hoverPose: PencilHoverPose? }
/// - Since: iOS 17.5
enum PencilSqueezeGesturePhase: Hashable { case active(PencilSqueezeGestureValue), ended(PencilSqueezeGestureValue), failed }
/// - Since: iOS 17.5
extension EnvironmentValues {
    var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
    var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}
/// - Since: iOS 17.5
extension View {
    @_inert func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View
    @_inert func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View
}
struct PopoverAttachmentAnchor {
    init() {}
    static let rect = PopoverAttachmentAnchor()
    static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor { PopoverAttachmentAnchor() }
    static func rect(_ source: Anchor<CGRect>.Source) -> PopoverAttachmentAnchor { PopoverAttachmentAnchor() }
}
