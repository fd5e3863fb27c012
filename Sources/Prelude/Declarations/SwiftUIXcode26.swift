/// Several views one after another: what a view builder makes of them.
struct TupleView<T>: View {}
extension TupleView: ToolbarContent {}
extension TupleView: Commands {}
