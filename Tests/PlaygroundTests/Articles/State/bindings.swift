struct VolumeControl: View {
    @Binding var volume: Double
    let range: ClosedRange<Double>
    var body: some View {
        VStack {
            Slider(value: $volume, in: range)
            Text("\(Int(volume))")
        }
    }
}
struct Mixer: View {
    @State private var left = 3.0
    @State private var right = 5.0
    var balanced: Binding<Bool> {
        Binding(get: { left == right }, set: { if $0 { right = left } })
    }
    var body: some View {
        VStack {
            VolumeControl(volume: $left, range: 0...10)
            VolumeControl(volume: $right, range: 0...10)
            Toggle("Balanced", isOn: balanced)
        }
    }
}
Mixer()

// type: Mixer
// body: Mixer.body = VStack<TupleContent<VolumeControl, VolumeControl, Toggle<Text>>>
// body: VolumeControl.body = VStack<TupleContent<Slider<EmptyView, EmptyView>, Text>>
// view: Mixer 0,161.50 320x157
// view:   VStack 0,161.50 320x157
// view:     VolumeControl 0,161.50 320x55
// view:       VStack 0,161.50 320x55
// view:         Slider 0,161.50 320x31
// view:         Text "3" 156,200.50 8x16
// view:     VolumeControl 0,224.50 320x55
// view:       VStack 0,224.50 320x55
// view:         Slider 0,224.50 320x31
// view:         Text "5" 156,263.50 8x16
// view:     Toggle 0,287.50 320x31
// view:       Text "Balanced" 0,295 64x16
