struct Boxed: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Text(configuration.selection.formatted(date: .numeric, time: .omitted))
            Button("Next") { configuration.selection += 86400 }
            Text(configuration.displayedComponents.contains(.date) ? "date" : "time")
            DatePicker("inner", selection: configuration.$selection)
        }
    }
}
struct V: View {
    @State var date = Date(timeIntervalSince1970: 0)
    var body: some View {
        VStack {
            DatePicker("Due", selection: $date, displayedComponents: .date)
            DatePicker("Plain", selection: $date).datePickerStyle(.graphical)
        }.datePickerStyle(Boxed())
    }
}
V()

// type: V
// body: Boxed.makeBody(configuration:) = VStack<TupleContent<Label, Text, Button<Text>, Text, DatePicker<Text>>>
// body: V.body = ModifiedContent<VStack<TupleContent<DatePicker<Text>, ModifiedContent<DatePicker<Text>, _InertModifier>>>, _InertModifier>
// view: V 128,172 64x136
// view:   VStack 128,172 64x136 [datePickerStyle]
// view:     DatePicker 128,172 64x112
// view:       VStack 128,172 64x112
// view:         Text "Due" 148,172 24x16
// view:         Text "1/1/1970" 128,196 64x16
// view:         Button 144,220 32x16
// view:           Text "Next" 144,220 32x16
// view:         Text "date" 144,244 32x16
// view:         DatePicker 140,268 40x16
// view:           Text "inner" 140,268 40x16
// view:     DatePicker 140,292 40x16 [datePickerStyle]
// view:       Text "Plain" 140,292 40x16
