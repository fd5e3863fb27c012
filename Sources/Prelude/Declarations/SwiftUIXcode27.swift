/// Several views one after another: what a view builder makes of them.
/// - Since: iOS 27
struct TupleContent<each Content>: View {
    var value: Content { get }
    init(_ value: Content)
}
extension TupleContent: CustomizableToolbarContent {}
extension TupleContent: Commands {}
extension TupleContent: ChartContent {}
/// What `TupleContent` was before Xcode 27, around a tuple: `TupleView<(Text, Color)>` is `TupleContent<Text, Color>`.
typealias TupleView<T> = TupleContent<T>
/// Puts the views of a closure together. It is `ViewBuilder`, under the name that Xcode 27 gives it.
/// - Since: iOS 27
typealias ContentBuilder = ViewBuilder
/// A view without content. It is `EmptyView`, under the name that Xcode 27 gives it.
/// - Since: iOS 27
typealias EmptyContent = EmptyView
extension State { init(_lazily value: @autoclosure () -> Value) }
