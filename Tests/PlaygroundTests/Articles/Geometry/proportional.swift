struct Bars: View {
    let values: [Double] = [0.2, 0.6, 1.0]
    var body: some View {
        HStack(alignment: .bottom, spacing: 10) {
            ForEach(values, id: \.self) { value in
                GeometryReader { geometry in
                    VStack {
                        Spacer(minLength: 0)
                        RoundedRectangle(cornerRadius: 4)
                            .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                            .frame(height: geometry.size.height * value)
                    }
                }
            }
        }
        .frame(width: 120, height: 100)
    }
}
Bars()

// type: Bars
// body: Bars.body = ModifiedContent<HStack<ForEach<Array<Double>, Double, GeometryReader<VStack<TupleContent<Spacer, ModifiedContent<_ShapeView<RoundedRectangle, LinearGradient>, _FrameLayout>>>>>>, _FrameLayout>
// view: Bars 100,190 120x100
// view:   frame 100,190 120x100
// view:     HStack 100,190 120.00x100
// view:       GeometryReader 100,190 33.33x100
// view:         VStack 100,190 33.33x100
// view:           Spacer 116.67,190 0x80
// view:           frame 100,270 33.33x20
// view:             RoundedRectangle 100,270 33.33x20
// view:       GeometryReader 143.33,190 33.33x100
// view:         VStack 143.33,190 33.33x100
// view:           Spacer 160,190 0x40
// view:           frame 143.33,230 33.33x60
// view:             RoundedRectangle 143.33,230 33.33x60
// view:       GeometryReader 186.67,190 33.33x100
// view:         VStack 186.67,190 33.33x100
// view:           Spacer 203.33,190 0x0
// view:           frame 186.67,190 33.33x100
// view:             RoundedRectangle 186.67,190 33.33x100
