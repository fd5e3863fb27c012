import SwiftUI

struct MonthGrid: View {
    let firstWeekday: Int
    let days: Int
    @State private var selected: Set<Int> = [3]

    private var weeks: [[Int?]] {
        let cells: [Int?] = Array(repeating: nil, count: firstWeekday) + (1...days).map { $0 }
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<min($0 + 7, cells.count)]) }
    }

    var body: some View {
        Grid(alignment: .center, horizontalSpacing: 4, verticalSpacing: 4) {
            GridRow {
                ForEach(["M", "T", "W", "T", "F", "S", "S"].enumerated().map { $0 }, id: \.offset) { _, name in
                    Text(name).font(.caption)
                }
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            ForEach(weeks.indices, id: \.self) { week in
                GridRow {
                    ForEach(Array(weeks[week].enumerated()), id: \.offset) { _, day in
                        if let day {
                            Text("\(day)")
                                .frame(width: 24, height: 24)
                                .background(selected.contains(day) ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear), in: .circle)
                                .onTapGesture { if selected.remove(day) == nil { selected.insert(day) } }
                        } else {
                            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                        }
                    }
                }
            }
        }
    }
}

#Preview { MonthGrid(firstWeekday: 2, days: 30) }

// type: Group<MonthGrid>
// body: MonthGrid.body = Grid<TupleContent<GridRow<ForEach<Array<(offset: Int, element: String)>, Int, Text>>, ModifiedContent<Divider, _TraitWritingModifier<GridCellUnsizedAxesTraitKey>>, ForEach<Range<Int>, Int, GridRow<ForEach<Array<(offset: Int, element: Optional<Int>)>, Int, _ConditionalContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _FrameLayout>, _BackgroundShapeModifier<AnyShapeStyle, Circle>>, AddGestureModifier<_EndedGesture<TapGesture>>>, ModifiedContent<Color, _TraitWritingModifier<GridCellUnsizedAxesTraitKey>>>>>>>>
// view: MonthGrid 64,161.50 192x157
// view:   Grid 64,161.50 192x157
// view:     GridRow 64,161.50 192x12
// view:       Text "M" 73,161.50 6x12
// view:       Text "T" 101,161.50 6x12
// view:       Text "W" 129,161.50 6x12
// view:       Text "T" 157,161.50 6x12
// view:       Text "F" 185,161.50 6x12
// view:       Text "S" 213,161.50 6x12
// view:       Text "S" 241,161.50 6x12
// view:     Divider 64,177.50 192x1 [gridCellUnsizedAxes]
// view:     GridRow 64,182.50 192x24
// view:       Color 64,182.50 24x24 [gridCellUnsizedAxes]
// view:       Color 92,182.50 24x24 [gridCellUnsizedAxes]
// view:       background 120,182.50 24x24 [onTapGesture]
// view:         frame 120,182.50 24x24
// view:           Text "1" 128,186.50 8x16
// view:         Circle 120,182.50 24x24
// view:       background 148,182.50 24x24 [onTapGesture]
// view:         frame 148,182.50 24x24
// view:           Text "2" 156,186.50 8x16
// view:         Circle 148,182.50 24x24
// view:       background 176,182.50 24x24 [onTapGesture]
// view:         frame 176,182.50 24x24
// view:           Text "3" 184,186.50 8x16
// view:         Circle 176,182.50 24x24
// view:       background 204,182.50 24x24 [onTapGesture]
// view:         frame 204,182.50 24x24
// view:           Text "4" 212,186.50 8x16
// view:         Circle 204,182.50 24x24
// view:       background 232,182.50 24x24 [onTapGesture]
// view:         frame 232,182.50 24x24
// view:           Text "5" 240,186.50 8x16
// view:         Circle 232,182.50 24x24
// view:     GridRow 64,210.50 192x24
// view:       background 64,210.50 24x24 [onTapGesture]
// view:         frame 64,210.50 24x24
// view:           Text "6" 72,214.50 8x16
// view:         Circle 64,210.50 24x24
// view:       background 92,210.50 24x24 [onTapGesture]
// view:         frame 92,210.50 24x24
// view:           Text "7" 100,214.50 8x16
// view:         Circle 92,210.50 24x24
// view:       background 120,210.50 24x24 [onTapGesture]
// view:         frame 120,210.50 24x24
// view:           Text "8" 128,214.50 8x16
// view:         Circle 120,210.50 24x24
// view:       background 148,210.50 24x24 [onTapGesture]
// view:         frame 148,210.50 24x24
// view:           Text "9" 156,214.50 8x16
// view:         Circle 148,210.50 24x24
// view:       background 176,210.50 24x24 [onTapGesture]
// view:         frame 176,210.50 24x24
// view:           Text "10" 180,214.50 16x16
// view:         Circle 176,210.50 24x24
// view:       background 204,210.50 24x24 [onTapGesture]
// view:         frame 204,210.50 24x24
// view:           Text "11" 208,214.50 16x16
// view:         Circle 204,210.50 24x24
// view:       background 232,210.50 24x24 [onTapGesture]
// view:         frame 232,210.50 24x24
// view:           Text "12" 236,214.50 16x16
// view:         Circle 232,210.50 24x24
// view:     GridRow 64,238.50 192x24
// view:       background 64,238.50 24x24 [onTapGesture]
// view:         frame 64,238.50 24x24
// view:           Text "13" 68,242.50 16x16
// view:         Circle 64,238.50 24x24
// view:       background 92,238.50 24x24 [onTapGesture]
// view:         frame 92,238.50 24x24
// view:           Text "14" 96,242.50 16x16
// view:         Circle 92,238.50 24x24
// view:       background 120,238.50 24x24 [onTapGesture]
// view:         frame 120,238.50 24x24
// view:           Text "15" 124,242.50 16x16
// view:         Circle 120,238.50 24x24
// view:       background 148,238.50 24x24 [onTapGesture]
// view:         frame 148,238.50 24x24
// view:           Text "16" 152,242.50 16x16
// view:         Circle 148,238.50 24x24
// view:       background 176,238.50 24x24 [onTapGesture]
// view:         frame 176,238.50 24x24
// view:           Text "17" 180,242.50 16x16
// view:         Circle 176,238.50 24x24
// view:       background 204,238.50 24x24 [onTapGesture]
// view:         frame 204,238.50 24x24
// view:           Text "18" 208,242.50 16x16
// view:         Circle 204,238.50 24x24
// view:       background 232,238.50 24x24 [onTapGesture]
// view:         frame 232,238.50 24x24
// view:           Text "19" 236,242.50 16x16
// view:         Circle 232,238.50 24x24
// view:     GridRow 64,266.50 192x24
// view:       background 64,266.50 24x24 [onTapGesture]
// view:         frame 64,266.50 24x24
// view:           Text "20" 68,270.50 16x16
// view:         Circle 64,266.50 24x24
// view:       background 92,266.50 24x24 [onTapGesture]
// view:         frame 92,266.50 24x24
// view:           Text "21" 96,270.50 16x16
// view:         Circle 92,266.50 24x24
// view:       background 120,266.50 24x24 [onTapGesture]
// view:         frame 120,266.50 24x24
// view:           Text "22" 124,270.50 16x16
// view:         Circle 120,266.50 24x24
// view:       background 148,266.50 24x24 [onTapGesture]
// view:         frame 148,266.50 24x24
// view:           Text "23" 152,270.50 16x16
// view:         Circle 148,266.50 24x24
// view:       background 176,266.50 24x24 [onTapGesture]
// view:         frame 176,266.50 24x24
// view:           Text "24" 180,270.50 16x16
// view:         Circle 176,266.50 24x24
// view:       background 204,266.50 24x24 [onTapGesture]
// view:         frame 204,266.50 24x24
// view:           Text "25" 208,270.50 16x16
// view:         Circle 204,266.50 24x24
// view:       background 232,266.50 24x24 [onTapGesture]
// view:         frame 232,266.50 24x24
// view:           Text "26" 236,270.50 16x16
// view:         Circle 232,266.50 24x24
// view:     GridRow 64,294.50 192x24
// view:       background 64,294.50 24x24 [onTapGesture]
// view:         frame 64,294.50 24x24
// view:           Text "27" 68,298.50 16x16
// view:         Circle 64,294.50 24x24
// view:       background 92,294.50 24x24 [onTapGesture]
// view:         frame 92,294.50 24x24
// view:           Text "28" 96,298.50 16x16
// view:         Circle 92,294.50 24x24
// view:       background 120,294.50 24x24 [onTapGesture]
// view:         frame 120,294.50 24x24
// view:           Text "29" 124,298.50 16x16
// view:         Circle 120,294.50 24x24
// view:       background 148,294.50 24x24 [onTapGesture]
// view:         frame 148,294.50 24x24
// view:           Text "30" 152,298.50 16x16
// view:         Circle 148,294.50 24x24
