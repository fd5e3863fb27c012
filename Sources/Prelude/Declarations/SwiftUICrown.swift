/// How far the crown of a watch was turned; nothing turns it here.
/// - Since: watchOS 9
struct DigitalCrownEvent: Sendable {
    var offset: Double
    var velocity: Double
}
extension View {
    /// - Since: watchOS 6
    @_inert func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
    /// - Since: watchOS 6
    @_inert func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View
    /// - Since: watchOS 9
    @_disfavoredOverload @_inert func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}) -> some View
    /// - Since: watchOS 9
    @_disfavoredOverload @_inert func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V, through maxValue: V, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}) -> some View
    /// - Since: watchOS 9
    @_inert func digitalCrownRotation<V: BinaryFloatingPoint>(detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}) -> some View
    /// - Since: watchOS 9
    @_inert func digitalCrownRotation<V: BinaryInteger>(detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}) -> some View
    /// - Since: watchOS 9
    @_inert func digitalCrownAccessory(_ visibility: Visibility) -> some View
    /// - Since: watchOS 9
    @_inert func digitalCrownAccessory<Content: View>(@ViewBuilder content: @escaping () -> Content) -> some View
}
/// - Since: watchOS 6
enum DigitalCrownRotationalSensitivity { case low, medium, high }
