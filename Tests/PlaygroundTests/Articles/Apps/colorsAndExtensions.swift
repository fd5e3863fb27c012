extension Color {
    static let brand = Color(red: 0.1, green: 0.2, blue: 0.9)
    init(hex: Int) {
        self.init(red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }
}
extension ShapeStyle where Self == Color { static var brandStyle: Color { .brand } }
extension Font { static let brandTitle = Font.system(size: 24, weight: .bold) }
VStack(spacing: 0) {
    Text("Brand").font(.brandTitle).foregroundStyle(.brandStyle)
    Color(hex: 0xFF8800).frame(height: 10)
    Rectangle().fill(.brandStyle).frame(height: 10)
}
.frame(width: 100)

// type: ModifiedContent<VStack<TupleContent<Text, ModifiedContent<Color, _FrameLayout>, ModifiedContent<_ShapeView<Rectangle, Color>, _FrameLayout>>>, _FrameLayout>
// view: frame 110,218 100x44
// view:   VStack 110,218 100x44
// view:     Text "Brand" 130,218 60x24
// view:     frame 110,242 100x10
// view:       Color 110,242 100x10
// view:     frame 110,252 100x10
// view:       Rectangle 110,252 100x10
