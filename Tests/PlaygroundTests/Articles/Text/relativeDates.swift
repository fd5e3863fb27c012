struct V: View {
    let now = Date.now
    func at(_ c: DateComponents) -> Date { Calendar.current.date(byAdding: c, to: now)! }
    var body: some View {
        VStack {
            Text(at(DateComponents(minute: 11, second: 14)), style: .relative)
            Text(at(DateComponents(year: 1, month: 1)), style: .relative)
            Text(at(DateComponents(year: -2, month: -3)), style: .relative)
            Text(at(DateComponents(day: -2, hour: -3)), style: .relative)
            Text(at(DateComponents(month: -3)), style: .offset)
            Text(at(DateComponents(hour: 2)), style: .offset)
            Text(now, style: .relative)
            Text(now, format: .dateTime.year().attributed)
            Text(1234, format: .number.attributed)
        }
    }
}
V()

// type: V
// body: V.body = VStack<TupleContent<Text, Text, Text, Text, Text, Text, Text, Text, Text>>
// view: V 104,136 112x208
// view:   VStack 104,136 112x208
// view:     Text "11 min, 14 sec" 104,136 112x16
// view:     Text "1 yr, 1 mth" 116,160 88x16
// view:     Text "2 yrs, 3 mths" 108,184 104x16
// view:     Text "2 days, 3 hr" 112,208 96x16
// view:     Text "+3 months" 124,232 72x16
// view:     Text "-2 hours" 128,256 64x16
// view:     Text "0 sec" 140,280 40x16
// view:     Text "1970" 144,304 32x16
// view:     Text "1,234" 140,328 40x16
