/// Several views one after another: what a view builder makes of them.
struct TupleView<T>: View {
    var value: T { get }
    init(_ value: T)
}
extension TupleView: CustomizableToolbarContent {}
extension TupleView: Commands {}
extension TupleView: ChartContent {}
