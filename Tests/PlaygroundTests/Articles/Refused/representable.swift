struct MapView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}
MapView()

// error: 1: 'UIViewRepresentable' is not supported yet
// error: 2: cannot find type 'Context' in scope
// error: 2: 'UIView' is not supported yet
// error: 2: 'UIView' is not supported yet
// error: 3: 'UIView' is not supported yet
// error: 3: cannot find type 'Context' in scope
