struct MonthGrid: View {
    let days = 1...10
    let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 7)
    var body: some View {
        LazyVGrid(columns: columns, spacing: 2) {
            ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) { Text(["M", "T", "W", "T", "F", "S", "S"][$0]).bold() }
            ForEach(days, id: \.self) { day in
                Text("\(day)")
                    .frame(maxWidth: .infinity, minHeight: 20)
                    .background(day.isMultiple(of: 7) ? Color.red.opacity(0.2) : .clear)
            }
        }
        .frame(width: 210)
    }
}
MonthGrid()

// type: MonthGrid
// body: MonthGrid.body = ModifiedContent<LazyVGrid<TupleContent<ForEach<Range<Int>, Int, Text>, ForEach<ClosedRange<Int>, Int, ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _BackgroundStyleModifier<Color>>>>>, _FrameLayout>
// view: MonthGrid 55,210 210x60
// view:   frame 55,210 210x60
// view:     LazyVGrid 55,210 210x60
// view:       Text "M" 65.14,210 8x16
// view:       Text "T" 95.43,210 8x16
// view:       Text "W" 125.71,210 8x16
// view:       Text "T" 156,210 8x16
// view:       Text "F" 186.29,210 8x16
// view:       Text "S" 216.57,210 8x16
// view:       Text "S" 246.86,210 8x16
// view:       background 55,228 28.29x20
// view:         frame 55,228 28.29x20
// view:           Text "1" 65.14,230 8x16
// view:         Color 55,228 28.29x20
// view:       background 85.29,228 28.29x20
// view:         frame 85.29,228 28.29x20
// view:           Text "2" 95.43,230 8x16
// view:         Color 85.29,228 28.29x20
// view:       background 115.57,228 28.29x20
// view:         frame 115.57,228 28.29x20
// view:           Text "3" 125.71,230 8x16
// view:         Color 115.57,228 28.29x20
// view:       background 145.86,228 28.29x20
// view:         frame 145.86,228 28.29x20
// view:           Text "4" 156,230 8x16
// view:         Color 145.86,228 28.29x20
// view:       background 176.14,228 28.29x20
// view:         frame 176.14,228 28.29x20
// view:           Text "5" 186.29,230 8x16
// view:         Color 176.14,228 28.29x20
// view:       background 206.43,228 28.29x20
// view:         frame 206.43,228 28.29x20
// view:           Text "6" 216.57,230 8x16
// view:         Color 206.43,228 28.29x20
// view:       background 236.71,228 28.29x20
// view:         frame 236.71,228 28.29x20
// view:           Text "7" 246.86,230 8x16
// view:         Color 236.71,228 28.29x20
// view:       background 55,250 28.29x20
// view:         frame 55,250 28.29x20
// view:           Text "8" 65.14,252 8x16
// view:         Color 55,250 28.29x20
// view:       background 85.29,250 28.29x20
// view:         frame 85.29,250 28.29x20
// view:           Text "9" 95.43,252 8x16
// view:         Color 85.29,250 28.29x20
// view:       background 115.57,250 28.29x20
// view:         frame 115.57,250 28.29x20
// view:           Text "10" 121.71,252 16x16
// view:         Color 115.57,250 28.29x20
