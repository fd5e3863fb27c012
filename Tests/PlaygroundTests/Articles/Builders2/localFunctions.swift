struct Board: View {
    var body: some View {
        let size: CGFloat = 20
        let colors: [Color] = [.black, .white]
        func color(_ row: Int, _ column: Int) -> Color { colors[(row + column) % 2] }
        return VStack(spacing: 0) {
            ForEach(0..<3) { row in
                HStack(spacing: 0) {
                    ForEach(0..<3) { column in
                        Rectangle().fill(color(row, column)).frame(width: size, height: size)
                    }
                }
            }
        }
    }
}
Board()

// type: Board
// body: Board.body = VStack<ForEach<Range<Int>, Int, HStack<ForEach<Range<Int>, Int, ModifiedContent<_ShapeView<Rectangle, Color>, _FrameLayout>>>>>
// view: Board 130,210 60x60
// view:   VStack 130,210 60x60
// view:     HStack 130,210 60x20
// view:       frame 130,210 20x20
// view:         Rectangle 130,210 20x20
// view:       frame 150,210 20x20
// view:         Rectangle 150,210 20x20
// view:       frame 170,210 20x20
// view:         Rectangle 170,210 20x20
// view:     HStack 130,230 60x20
// view:       frame 130,230 20x20
// view:         Rectangle 130,230 20x20
// view:       frame 150,230 20x20
// view:         Rectangle 150,230 20x20
// view:       frame 170,230 20x20
// view:         Rectangle 170,230 20x20
// view:     HStack 130,250 60x20
// view:       frame 130,250 20x20
// view:         Rectangle 130,250 20x20
// view:       frame 150,250 20x20
// view:         Rectangle 150,250 20x20
// view:       frame 170,250 20x20
// view:         Rectangle 170,250 20x20
