import SwiftUI

extension Calendar {
    func days(inMonthOf date: Date) -> [Date?] {
        guard let interval = dateInterval(of: .month, for: date), let range = range(of: .day, in: .month, for: date) else { return [] }
        let offset = component(.weekday, from: interval.start) - firstWeekday
        let blanks: [Date?] = Array(repeating: nil, count: (offset + 7) % 7)
        return blanks + range.map { self.date(byAdding: .day, value: $0 - 1, to: interval.start) }
    }
}

struct DayCell: View {
    let date: Date
    let isSelected: Bool
    let isToday: Bool
    var body: some View {
        Text(date, format: .dateTime.day())
            .frame(maxWidth: .infinity)
            .frame(height: 32)
            .background {
                if isSelected { Circle().fill(.blue) } else if isToday { Circle().strokeBorder(.blue, lineWidth: 1) }
            }
            .foregroundStyle(isSelected ? Color.white : .primary)
    }
}

struct MonthView: View {
    @Environment(\.calendar) private var calendar
    @State private var month = Date(timeIntervalSince1970: 1_709_251_200)
    @State private var selection: Date?
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 7)

    var body: some View {
        VStack {
            HStack {
                Button { move(-1) } label: { Image(systemName: "chevron.left") }.accessibilityIdentifier("previous")
                Spacer()
                Text(month, format: .dateTime.month(.wide).year()).font(.headline)
                Spacer()
                Button { move(1) } label: { Image(systemName: "chevron.right") }.accessibilityIdentifier("next")
            }
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(Array(calendar.veryShortWeekdaySymbols.enumerated()), id: \.offset) { Text($1).font(.caption.bold()).foregroundStyle(.secondary) }
                ForEach(Array(calendar.days(inMonthOf: month).enumerated()), id: \.offset) { _, day in
                    if let day {
                        DayCell(date: day, isSelected: selection.map { calendar.isDate($0, inSameDayAs: day) } ?? false, isToday: calendar.isDateInToday(day))
                            .onTapGesture { selection = day }
                    } else {
                        Color.clear.frame(height: 32)
                    }
                }
            }
            if let selection {
                Text(selection.formatted(date: .complete, time: .omitted)).font(.footnote)
            }
        }
        .padding()
    }
    private func move(_ months: Int) {
        if let next = calendar.date(byAdding: .month, value: months, to: month) { month = next }
    }
}
MonthView()

// type: MonthView
// body: DayCell.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _FrameLayout>, _BackgroundModifier<Optional<_ConditionalContent<_ShapeView<Circle, Color>, _ShapeView<_StrokedShape<Circle>, Color>>>>>, _ForegroundStyleModifier<Color>>
// body: MonthView.body = ModifiedContent<VStack<TupleContent<HStack<TupleContent<ModifiedContent<Button<Image>, AccessibilityAttachmentModifier>, Spacer, Text, Spacer, ModifiedContent<Button<Image>, AccessibilityAttachmentModifier>>>, LazyVGrid<TupleContent<ForEach<Array<(offset: Int, element: String)>, Int, Text>, ForEach<Array<(offset: Int, element: Optional<Date>)>, Int, _ConditionalContent<ModifiedContent<DayCell, AddGestureModifier<_EndedGesture<TapGesture>>>, ModifiedContent<Color, _FrameLayout>>>>>, Optional<Text>>>, _PaddingLayout>
// view: MonthView -0.00,98 320.00x284
// view:   padding -0.00,98 320.00x284
// view:     VStack 16.00,114 288.00x252
// view:       HStack 16,114 288x16
// view:         Button 16,114 16x16 [accessibilityIdentifier]
// view:           Image 16,114 16x16
// view:         Spacer 32,122 88x0
// view:         Text "March 2024" 120,114 80x16
// view:         Spacer 200,122 88x0
// view:         Button 288,114 16x16 [accessibilityIdentifier]
// view:           Image 288,114 16x16
// view:       LazyVGrid 16.00,138 288.00x228
// view:         Text "S" 32.71,138 6x12
// view:         Text "M" 74.14,138 6x12
// view:         Text "T" 115.57,138 6x12
// view:         Text "W" 157.00,138 6x12
// view:         Text "T" 198.43,138 6x12
// view:         Text "F" 239.86,138 6x12
// view:         Text "S" 281.29,138 6x12
// view:         frame 16.00,154 39.43x32
// view:           Color 16.00,154 39.43x32
// view:         frame 57.43,154 39.43x32
// view:           Color 57.43,154 39.43x32
// view:         frame 98.86,154 39.43x32
// view:           Color 98.86,154 39.43x32
// view:         frame 140.29,154 39.43x32
// view:           Color 140.29,154 39.43x32
// view:         frame 181.71,154 39.43x32
// view:           Color 181.71,154 39.43x32
// view:         DayCell 223.14,154 39.43x32 [onTapGesture]
// view:           background 223.14,154 39.43x32 [foregroundStyle]
// view:             frame 223.14,154 39.43x32
// view:               frame 223.14,162 39.43x16
// view:                 Text "1" 238.86,162 8x16
// view:         DayCell 264.57,154 39.43x32 [onTapGesture]
// view:           background 264.57,154 39.43x32 [foregroundStyle]
// view:             frame 264.57,154 39.43x32
// view:               frame 264.57,162 39.43x16
// view:                 Text "2" 280.29,162 8x16
// view:         DayCell 16.00,190 39.43x32 [onTapGesture]
// view:           background 16.00,190 39.43x32 [foregroundStyle]
// view:             frame 16.00,190 39.43x32
// view:               frame 16.00,198 39.43x16
// view:                 Text "3" 31.71,198 8x16
// view:         DayCell 57.43,190 39.43x32 [onTapGesture]
// view:           background 57.43,190 39.43x32 [foregroundStyle]
// view:             frame 57.43,190 39.43x32
// view:               frame 57.43,198 39.43x16
// view:                 Text "4" 73.14,198 8x16
// view:         DayCell 98.86,190 39.43x32 [onTapGesture]
// view:           background 98.86,190 39.43x32 [foregroundStyle]
// view:             frame 98.86,190 39.43x32
// view:               frame 98.86,198 39.43x16
// view:                 Text "5" 114.57,198 8x16
// view:         DayCell 140.29,190 39.43x32 [onTapGesture]
// view:           background 140.29,190 39.43x32 [foregroundStyle]
// view:             frame 140.29,190 39.43x32
// view:               frame 140.29,198 39.43x16
// view:                 Text "6" 156,198 8x16
// view:         DayCell 181.71,190 39.43x32 [onTapGesture]
// view:           background 181.71,190 39.43x32 [foregroundStyle]
// view:             frame 181.71,190 39.43x32
// view:               frame 181.71,198 39.43x16
// view:                 Text "7" 197.43,198 8x16
// view:         DayCell 223.14,190 39.43x32 [onTapGesture]
// view:           background 223.14,190 39.43x32 [foregroundStyle]
// view:             frame 223.14,190 39.43x32
// view:               frame 223.14,198 39.43x16
// view:                 Text "8" 238.86,198 8x16
// view:         DayCell 264.57,190 39.43x32 [onTapGesture]
// view:           background 264.57,190 39.43x32 [foregroundStyle]
// view:             frame 264.57,190 39.43x32
// view:               frame 264.57,198 39.43x16
// view:                 Text "9" 280.29,198 8x16
// view:         DayCell 16.00,226 39.43x32 [onTapGesture]
// view:           background 16.00,226 39.43x32 [foregroundStyle]
// view:             frame 16.00,226 39.43x32
// view:               frame 16.00,234 39.43x16
// view:                 Text "10" 27.71,234 16x16
// view:         DayCell 57.43,226 39.43x32 [onTapGesture]
// view:           background 57.43,226 39.43x32 [foregroundStyle]
// view:             frame 57.43,226 39.43x32
// view:               frame 57.43,234 39.43x16
// view:                 Text "11" 69.14,234 16x16
// view:         DayCell 98.86,226 39.43x32 [onTapGesture]
// view:           background 98.86,226 39.43x32 [foregroundStyle]
// view:             frame 98.86,226 39.43x32
// view:               frame 98.86,234 39.43x16
// view:                 Text "12" 110.57,234 16x16
// view:         DayCell 140.29,226 39.43x32 [onTapGesture]
// view:           background 140.29,226 39.43x32 [foregroundStyle]
// view:             frame 140.29,226 39.43x32
// view:               frame 140.29,234 39.43x16
// view:                 Text "13" 152,234 16x16
// view:         DayCell 181.71,226 39.43x32 [onTapGesture]
// view:           background 181.71,226 39.43x32 [foregroundStyle]
// view:             frame 181.71,226 39.43x32
// view:               frame 181.71,234 39.43x16
// view:                 Text "14" 193.43,234 16x16
// view:         DayCell 223.14,226 39.43x32 [onTapGesture]
// view:           background 223.14,226 39.43x32 [foregroundStyle]
// view:             frame 223.14,226 39.43x32
// view:               frame 223.14,234 39.43x16
// view:                 Text "15" 234.86,234 16x16
// view:         DayCell 264.57,226 39.43x32 [onTapGesture]
// view:           background 264.57,226 39.43x32 [foregroundStyle]
// view:             frame 264.57,226 39.43x32
// view:               frame 264.57,234 39.43x16
// view:                 Text "16" 276.29,234 16x16
// view:         DayCell 16.00,262 39.43x32 [onTapGesture]
// view:           background 16.00,262 39.43x32 [foregroundStyle]
// view:             frame 16.00,262 39.43x32
// view:               frame 16.00,270 39.43x16
// view:                 Text "17" 27.71,270 16x16
// view:         DayCell 57.43,262 39.43x32 [onTapGesture]
// view:           background 57.43,262 39.43x32 [foregroundStyle]
// view:             frame 57.43,262 39.43x32
// view:               frame 57.43,270 39.43x16
// view:                 Text "18" 69.14,270 16x16
// view:         DayCell 98.86,262 39.43x32 [onTapGesture]
// view:           background 98.86,262 39.43x32 [foregroundStyle]
// view:             frame 98.86,262 39.43x32
// view:               frame 98.86,270 39.43x16
// view:                 Text "19" 110.57,270 16x16
// view:         DayCell 140.29,262 39.43x32 [onTapGesture]
// view:           background 140.29,262 39.43x32 [foregroundStyle]
// view:             frame 140.29,262 39.43x32
// view:               frame 140.29,270 39.43x16
// view:                 Text "20" 152,270 16x16
// view:         DayCell 181.71,262 39.43x32 [onTapGesture]
// view:           background 181.71,262 39.43x32 [foregroundStyle]
// view:             frame 181.71,262 39.43x32
// view:               frame 181.71,270 39.43x16
// view:                 Text "21" 193.43,270 16x16
// view:         DayCell 223.14,262 39.43x32 [onTapGesture]
// view:           background 223.14,262 39.43x32 [foregroundStyle]
// view:             frame 223.14,262 39.43x32
// view:               frame 223.14,270 39.43x16
// view:                 Text "22" 234.86,270 16x16
// view:         DayCell 264.57,262 39.43x32 [onTapGesture]
// view:           background 264.57,262 39.43x32 [foregroundStyle]
// view:             frame 264.57,262 39.43x32
// view:               frame 264.57,270 39.43x16
// view:                 Text "23" 276.29,270 16x16
// view:         DayCell 16.00,298 39.43x32 [onTapGesture]
// view:           background 16.00,298 39.43x32 [foregroundStyle]
// view:             frame 16.00,298 39.43x32
// view:               frame 16.00,306 39.43x16
// view:                 Text "24" 27.71,306 16x16
// view:         DayCell 57.43,298 39.43x32 [onTapGesture]
// view:           background 57.43,298 39.43x32 [foregroundStyle]
// view:             frame 57.43,298 39.43x32
// view:               frame 57.43,306 39.43x16
// view:                 Text "25" 69.14,306 16x16
// view:         DayCell 98.86,298 39.43x32 [onTapGesture]
// view:           background 98.86,298 39.43x32 [foregroundStyle]
// view:             frame 98.86,298 39.43x32
// view:               frame 98.86,306 39.43x16
// view:                 Text "26" 110.57,306 16x16
// view:         DayCell 140.29,298 39.43x32 [onTapGesture]
// view:           background 140.29,298 39.43x32 [foregroundStyle]
// view:             frame 140.29,298 39.43x32
// view:               frame 140.29,306 39.43x16
// view:                 Text "27" 152,306 16x16
// view:         DayCell 181.71,298 39.43x32 [onTapGesture]
// view:           background 181.71,298 39.43x32 [foregroundStyle]
// view:             frame 181.71,298 39.43x32
// view:               frame 181.71,306 39.43x16
// view:                 Text "28" 193.43,306 16x16
// view:         DayCell 223.14,298 39.43x32 [onTapGesture]
// view:           background 223.14,298 39.43x32 [foregroundStyle]
// view:             frame 223.14,298 39.43x32
// view:               frame 223.14,306 39.43x16
// view:                 Text "29" 234.86,306 16x16
// view:         DayCell 264.57,298 39.43x32 [onTapGesture]
// view:           background 264.57,298 39.43x32 [foregroundStyle]
// view:             frame 264.57,298 39.43x32
// view:               frame 264.57,306 39.43x16
// view:                 Text "30" 276.29,306 16x16
// view:         DayCell 16.00,334 39.43x32 [onTapGesture]
// view:           background 16.00,334 39.43x32 [foregroundStyle]
// view:             frame 16.00,334 39.43x32
// view:               frame 16.00,342 39.43x16
// view:                 Text "31" 27.71,342 16x16
