VStack(spacing: 0) {
    LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
    RadialGradient(gradient: Gradient(colors: [.white, .black]), center: .center, startRadius: 0, endRadius: 50)
    RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 50)
    LinearGradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom)
    Rectangle().fill(.linearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
    Rectangle().fill(Color(red: 0.2, green: 0.4, blue: 0.6).gradient)
}
.frame(width: 100, height: 120)

// type: ModifiedContent<VStack<TupleContent<LinearGradient, RadialGradient, RadialGradient, LinearGradient, _ShapeView<Rectangle, LinearGradient>, _ShapeView<Rectangle, AnyGradient>>>, _FrameLayout>
// view: frame 110,180 100x120
// view:   VStack 110,180 100x120
// view:     LinearGradient 110,180 100x20
// view:     RadialGradient 110,200 100x20
// view:     RadialGradient 110,220 100x20
// view:     LinearGradient 110,240 100x20
// view:     Rectangle 110,260 100x20
// view:     Rectangle 110,280 100x20
