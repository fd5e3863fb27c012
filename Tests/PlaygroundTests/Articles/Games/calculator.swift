enum Key: String { case zero = "0", one = "1", two = "2", add = "+", equals = "=", clear = "C" }
struct Calculator: View {
    @State private var display = "0"
    @State private var stored = 0
    let rows: [[Key]] = [[.one, .two, .add], [.zero, .clear, .equals]]
    var body: some View {
        VStack(spacing: 8) {
            Text(display).frame(maxWidth: .infinity, alignment: .trailing)
            ForEach(rows, id: \.self) { row in
                HStack(spacing: 8) {
                    ForEach(row, id: \.rawValue) { key in
                        Button { tap(key) } label: {
                            Text(key.rawValue).frame(width: 44, height: 44).background(color(for: key)).clipShape(.circle)
                        }
                    }
                }
            }
        }
        .padding()
    }
    func color(for key: Key) -> Color {
        switch key {
        case .add, .equals: .orange
        case .clear: .gray
        default: .secondary
        }
    }
    func tap(_ key: Key) {
        switch key {
        case .add: stored += Int(display) ?? 0; display = "0"
        case .equals: display = "\(stored + (Int(display) ?? 0))"; stored = 0
        case .clear: display = "0"
        default: display = display == "0" ? key.rawValue : display + key.rawValue
        }
    }
}
Calculator()

// type: Calculator
// body: Calculator.body = ModifiedContent<VStack<TupleContent<ModifiedContent<Text, _FlexFrameLayout>, ForEach<Array<Array<Key>>, Array<Key>, HStack<ForEach<Array<Key>, String, Button<ModifiedContent<ModifiedContent<ModifiedContent<Text, _FrameLayout>, _BackgroundStyleModifier<Color>>, _ClipEffect<Circle>>>>>>>>, _PaddingLayout>
// view: Calculator 0,164 320x152
// view:   padding 0,164 320x152
// view:     VStack 16,180 288x120
// view:       frame 16,180 288x16
// view:         Text "0" 296,180 8x16
// view:       HStack 86,204 148x44
// view:         Button 86,204 44x44
// view:           clipShape 86,204 44x44
// view:             background 86,204 44x44
// view:               frame 86,204 44x44
// view:                 Text "1" 104,218 8x16
// view:               Color 86,204 44x44
// view:         Button 138,204 44x44
// view:           clipShape 138,204 44x44
// view:             background 138,204 44x44
// view:               frame 138,204 44x44
// view:                 Text "2" 156,218 8x16
// view:               Color 138,204 44x44
// view:         Button 190,204 44x44
// view:           clipShape 190,204 44x44
// view:             background 190,204 44x44
// view:               frame 190,204 44x44
// view:                 Text "+" 208,218 8x16
// view:               Color 190,204 44x44
// view:       HStack 86,256 148x44
// view:         Button 86,256 44x44
// view:           clipShape 86,256 44x44
// view:             background 86,256 44x44
// view:               frame 86,256 44x44
// view:                 Text "0" 104,270 8x16
// view:               Color 86,256 44x44
// view:         Button 138,256 44x44
// view:           clipShape 138,256 44x44
// view:             background 138,256 44x44
// view:               frame 138,256 44x44
// view:                 Text "C" 156,270 8x16
// view:               Color 138,256 44x44
// view:         Button 190,256 44x44
// view:           clipShape 190,256 44x44
// view:             background 190,256 44x44
// view:               frame 190,256 44x44
// view:                 Text "=" 208,270 8x16
// view:               Color 190,256 44x44
