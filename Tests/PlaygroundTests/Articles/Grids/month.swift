import SwiftUI
struct MonthView: View { let month: Date; @Binding var selection: Date?; var events: [Date: Int] = [:]
    private var calendar: Calendar { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; c.firstWeekday = 2; return c }
    private var days: [Date?] { guard let interval = calendar.dateInterval(of: .month, for: month), let count = calendar.range(of: .day, in: .month, for: month)?.count else { return [] }
        let weekday = calendar.component(.weekday, from: interval.start); let lead = (weekday - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: lead) + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) } }
    var body: some View { VStack { Text(month, format: .dateTime.month(.wide).year()).font(.title2)
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 4) {
            ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) { Text(["M", "T", "W", "T", "F", "S", "S"][$0]).bold() }
            ForEach(Array(days.enumerated()), id: \.offset) { _, day in if let day { DayCell(number: calendar.component(.day, from: day), isSelected: selection.map { calendar.isDate($0, inSameDayAs: day) } ?? false, dots: events[day] ?? 0).onTapGesture { selection = day } } else { Color.clear.frame(height: 1) } } } } } }
struct DayCell: View { let number: Int; let isSelected: Bool; let dots: Int
    var body: some View { VStack(spacing: 1) { Text("\(number)").foregroundStyle(isSelected ? .white : .primary); HStack(spacing: 1) { ForEach(0..<min(dots, 3), id: \.self) { _ in Circle().frame(width: 3, height: 3) } }.frame(height: 3) }
        .frame(maxWidth: .infinity).background { if isSelected { Circle().fill(.red) } } } }
struct CalendarScreen: View { @State private var month = Date(timeIntervalSince1970: 1_700_000_000); @State private var selected: Date?
    var body: some View { VStack { MonthView(month: month, selection: $selected, events: [Date(timeIntervalSince1970: 1_698_796_800): 2]); Text(selected?.formatted(date: .abbreviated, time: .omitted) ?? "none")
        HStack { Button("Prev") { shift(-1) }; Button("Next") { shift(1) } } } }
    func shift(_ d: Int) { if let new = Calendar.current.date(byAdding: .month, value: d, to: month) { month = new } } }
CalendarScreen()

// type: CalendarScreen
// body: CalendarScreen.body = VStack<TupleContent<MonthView, Text, HStack<TupleContent<Button<Text>, Button<Text>>>>>
// body: DayCell.body = ModifiedContent<ModifiedContent<VStack<TupleContent<Text, ModifiedContent<HStack<ForEach<Range<Int>, Int, ModifiedContent<Circle, _FrameLayout>>>, _FrameLayout>>>, _FlexFrameLayout>, _BackgroundModifier<Optional<_ShapeView<Circle, Color>>>>
// body: MonthView.body = VStack<TupleContent<Text, LazyVGrid<TupleContent<ForEach<Range<Int>, Int, Text>, ForEach<Array<(offset: Int, element: Optional<Date>)>, Int, _ConditionalContent<ModifiedContent<DayCell, AddGestureModifier<_EndedGesture<TapGesture>>>, ModifiedContent<Color, _FrameLayout>>>>>>>
// view: CalendarScreen 0.00,133 320.00x214
// view:   VStack 0.00,133 320.00x214
// view:     MonthView 0.00,133 320.00x166
// view:       VStack 0.00,133 320.00x166
// view:         Text "November 2023" 88.50,133 143x22
// view:         LazyVGrid 0.00,163 320.00x136
// view:           Text "M" 18.86,163 8x16
// view:           Text "T" 64.57,163 8x16
// view:           Text "W" 110.29,163 8x16
// view:           Text "T" 156.00,163 8x16
// view:           Text "F" 201.71,163 8x16
// view:           Text "S" 247.43,163 8x16
// view:           Text "S" 293.14,163 8x16
// view:           frame 0.00,192.50 45.71x1
// view:             Color 0.00,192.50 45.71x1
// view:           frame 45.71,192.50 45.71x1
// view:             Color 45.71,192.50 45.71x1
// view:           DayCell 91.43,183 45.71x20 [onTapGesture]
// view:             background 91.43,183 45.71x20
// view:               frame 91.43,183 45.71x20
// view:                 VStack 110.29,183 8x20
// view:                   Text "1" 110.29,183 8x16
// view:                   frame 110.79,200 7x3
// view:                     HStack 110.79,200 7x3
// view:                       frame 110.79,200 3x3
// view:                         Circle 110.79,200 3x3
// view:                       frame 114.79,200 3x3
// view:                         Circle 114.79,200 3x3
// view:           DayCell 137.14,183 45.71x20 [onTapGesture]
// view:             background 137.14,183 45.71x20
// view:               frame 137.14,183 45.71x20
// view:                 VStack 156.00,183 8x20
// view:                   Text "2" 156.00,183 8x16
// view:                   frame 160.00,200 0x3
// view:                     HStack 160.00,201.50 0x0
// view:           DayCell 182.86,183 45.71x20 [onTapGesture]
// view:             background 182.86,183 45.71x20
// view:               frame 182.86,183 45.71x20
// view:                 VStack 201.71,183 8x20
// view:                   Text "3" 201.71,183 8x16
// view:                   frame 205.71,200 0x3
// view:                     HStack 205.71,201.50 0x0
// view:           DayCell 228.57,183 45.71x20 [onTapGesture]
// view:             background 228.57,183 45.71x20
// view:               frame 228.57,183 45.71x20
// view:                 VStack 247.43,183 8x20
// view:                   Text "4" 247.43,183 8x16
// view:                   frame 251.43,200 0x3
// view:                     HStack 251.43,201.50 0x0
// view:           DayCell 274.29,183 45.71x20 [onTapGesture]
// view:             background 274.29,183 45.71x20
// view:               frame 274.29,183 45.71x20
// view:                 VStack 293.14,183 8x20
// view:                   Text "5" 293.14,183 8x16
// view:                   frame 297.14,200 0x3
// view:                     HStack 297.14,201.50 0x0
// view:           DayCell 0.00,207 45.71x20 [onTapGesture]
// view:             background 0.00,207 45.71x20
// view:               frame 0.00,207 45.71x20
// view:                 VStack 18.86,207 8x20
// view:                   Text "6" 18.86,207 8x16
// view:                   frame 22.86,224 0x3
// view:                     HStack 22.86,225.50 0x0
// view:           DayCell 45.71,207 45.71x20 [onTapGesture]
// view:             background 45.71,207 45.71x20
// view:               frame 45.71,207 45.71x20
// view:                 VStack 64.57,207 8x20
// view:                   Text "7" 64.57,207 8x16
// view:                   frame 68.57,224 0x3
// view:                     HStack 68.57,225.50 0x0
// view:           DayCell 91.43,207 45.71x20 [onTapGesture]
// view:             background 91.43,207 45.71x20
// view:               frame 91.43,207 45.71x20
// view:                 VStack 110.29,207 8x20
// view:                   Text "8" 110.29,207 8x16
// view:                   frame 114.29,224 0x3
// view:                     HStack 114.29,225.50 0x0
// view:           DayCell 137.14,207 45.71x20 [onTapGesture]
// view:             background 137.14,207 45.71x20
// view:               frame 137.14,207 45.71x20
// view:                 VStack 156.00,207 8x20
// view:                   Text "9" 156.00,207 8x16
// view:                   frame 160.00,224 0x3
// view:                     HStack 160.00,225.50 0x0
// view:           DayCell 182.86,207 45.71x20 [onTapGesture]
// view:             background 182.86,207 45.71x20
// view:               frame 182.86,207 45.71x20
// view:                 VStack 197.71,207 16x20
// view:                   Text "10" 197.71,207 16x16
// view:                   frame 205.71,224 0x3
// view:                     HStack 205.71,225.50 0x0
// view:           DayCell 228.57,207 45.71x20 [onTapGesture]
// view:             background 228.57,207 45.71x20
// view:               frame 228.57,207 45.71x20
// view:                 VStack 243.43,207 16x20
// view:                   Text "11" 243.43,207 16x16
// view:                   frame 251.43,224 0x3
// view:                     HStack 251.43,225.50 0x0
// view:           DayCell 274.29,207 45.71x20 [onTapGesture]
// view:             background 274.29,207 45.71x20
// view:               frame 274.29,207 45.71x20
// view:                 VStack 289.14,207 16x20
// view:                   Text "12" 289.14,207 16x16
// view:                   frame 297.14,224 0x3
// view:                     HStack 297.14,225.50 0x0
// view:           DayCell 0.00,231 45.71x20 [onTapGesture]
// view:             background 0.00,231 45.71x20
// view:               frame 0.00,231 45.71x20
// view:                 VStack 14.86,231 16x20
// view:                   Text "13" 14.86,231 16x16
// view:                   frame 22.86,248 0x3
// view:                     HStack 22.86,249.50 0x0
// view:           DayCell 45.71,231 45.71x20 [onTapGesture]
// view:             background 45.71,231 45.71x20
// view:               frame 45.71,231 45.71x20
// view:                 VStack 60.57,231 16x20
// view:                   Text "14" 60.57,231 16x16
// view:                   frame 68.57,248 0x3
// view:                     HStack 68.57,249.50 0x0
// view:           DayCell 91.43,231 45.71x20 [onTapGesture]
// view:             background 91.43,231 45.71x20
// view:               frame 91.43,231 45.71x20
// view:                 VStack 106.29,231 16x20
// view:                   Text "15" 106.29,231 16x16
// view:                   frame 114.29,248 0x3
// view:                     HStack 114.29,249.50 0x0
// view:           DayCell 137.14,231 45.71x20 [onTapGesture]
// view:             background 137.14,231 45.71x20
// view:               frame 137.14,231 45.71x20
// view:                 VStack 152.00,231 16x20
// view:                   Text "16" 152.00,231 16x16
// view:                   frame 160.00,248 0x3
// view:                     HStack 160.00,249.50 0x0
// view:           DayCell 182.86,231 45.71x20 [onTapGesture]
// view:             background 182.86,231 45.71x20
// view:               frame 182.86,231 45.71x20
// view:                 VStack 197.71,231 16x20
// view:                   Text "17" 197.71,231 16x16
// view:                   frame 205.71,248 0x3
// view:                     HStack 205.71,249.50 0x0
// view:           DayCell 228.57,231 45.71x20 [onTapGesture]
// view:             background 228.57,231 45.71x20
// view:               frame 228.57,231 45.71x20
// view:                 VStack 243.43,231 16x20
// view:                   Text "18" 243.43,231 16x16
// view:                   frame 251.43,248 0x3
// view:                     HStack 251.43,249.50 0x0
// view:           DayCell 274.29,231 45.71x20 [onTapGesture]
// view:             background 274.29,231 45.71x20
// view:               frame 274.29,231 45.71x20
// view:                 VStack 289.14,231 16x20
// view:                   Text "19" 289.14,231 16x16
// view:                   frame 297.14,248 0x3
// view:                     HStack 297.14,249.50 0x0
// view:           DayCell 0.00,255 45.71x20 [onTapGesture]
// view:             background 0.00,255 45.71x20
// view:               frame 0.00,255 45.71x20
// view:                 VStack 14.86,255 16x20
// view:                   Text "20" 14.86,255 16x16
// view:                   frame 22.86,272 0x3
// view:                     HStack 22.86,273.50 0x0
// view:           DayCell 45.71,255 45.71x20 [onTapGesture]
// view:             background 45.71,255 45.71x20
// view:               frame 45.71,255 45.71x20
// view:                 VStack 60.57,255 16x20
// view:                   Text "21" 60.57,255 16x16
// view:                   frame 68.57,272 0x3
// view:                     HStack 68.57,273.50 0x0
// view:           DayCell 91.43,255 45.71x20 [onTapGesture]
// view:             background 91.43,255 45.71x20
// view:               frame 91.43,255 45.71x20
// view:                 VStack 106.29,255 16x20
// view:                   Text "22" 106.29,255 16x16
// view:                   frame 114.29,272 0x3
// view:                     HStack 114.29,273.50 0x0
// view:           DayCell 137.14,255 45.71x20 [onTapGesture]
// view:             background 137.14,255 45.71x20
// view:               frame 137.14,255 45.71x20
// view:                 VStack 152.00,255 16x20
// view:                   Text "23" 152.00,255 16x16
// view:                   frame 160.00,272 0x3
// view:                     HStack 160.00,273.50 0x0
// view:           DayCell 182.86,255 45.71x20 [onTapGesture]
// view:             background 182.86,255 45.71x20
// view:               frame 182.86,255 45.71x20
// view:                 VStack 197.71,255 16x20
// view:                   Text "24" 197.71,255 16x16
// view:                   frame 205.71,272 0x3
// view:                     HStack 205.71,273.50 0x0
// view:           DayCell 228.57,255 45.71x20 [onTapGesture]
// view:             background 228.57,255 45.71x20
// view:               frame 228.57,255 45.71x20
// view:                 VStack 243.43,255 16x20
// view:                   Text "25" 243.43,255 16x16
// view:                   frame 251.43,272 0x3
// view:                     HStack 251.43,273.50 0x0
// view:           DayCell 274.29,255 45.71x20 [onTapGesture]
// view:             background 274.29,255 45.71x20
// view:               frame 274.29,255 45.71x20
// view:                 VStack 289.14,255 16x20
// view:                   Text "26" 289.14,255 16x16
// view:                   frame 297.14,272 0x3
// view:                     HStack 297.14,273.50 0x0
// view:           DayCell 0.00,279 45.71x20 [onTapGesture]
// view:             background 0.00,279 45.71x20
// view:               frame 0.00,279 45.71x20
// view:                 VStack 14.86,279 16x20
// view:                   Text "27" 14.86,279 16x16
// view:                   frame 22.86,296 0x3
// view:                     HStack 22.86,297.50 0x0
// view:           DayCell 45.71,279 45.71x20 [onTapGesture]
// view:             background 45.71,279 45.71x20
// view:               frame 45.71,279 45.71x20
// view:                 VStack 60.57,279 16x20
// view:                   Text "28" 60.57,279 16x16
// view:                   frame 68.57,296 0x3
// view:                     HStack 68.57,297.50 0x0
// view:           DayCell 91.43,279 45.71x20 [onTapGesture]
// view:             background 91.43,279 45.71x20
// view:               frame 91.43,279 45.71x20
// view:                 VStack 106.29,279 16x20
// view:                   Text "29" 106.29,279 16x16
// view:                   frame 114.29,296 0x3
// view:                     HStack 114.29,297.50 0x0
// view:           DayCell 137.14,279 45.71x20 [onTapGesture]
// view:             background 137.14,279 45.71x20
// view:               frame 137.14,279 45.71x20
// view:                 VStack 152.00,279 16x20
// view:                   Text "30" 152.00,279 16x16
// view:                   frame 160.00,296 0x3
// view:                     HStack 160.00,297.50 0x0
// view:     Text "none" 144,307 32x16
// view:     HStack 124,331 72x16
// view:       Button 124,331 32x16
// view:         Text "Prev" 124,331 32x16
// view:       Button 164,331 32x16
// view:         Text "Next" 164,331 32x16
