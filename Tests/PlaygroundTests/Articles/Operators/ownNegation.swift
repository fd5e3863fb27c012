extension Binding where Value == Bool {
    static prefix func ! (binding: Binding<Bool>) -> Binding<Bool> {
        Binding<Bool>(get: { !binding.wrappedValue }, set: { binding.wrappedValue = !$0 })
    }
}
struct Switches: View {
    @State private var isOn = true
    var body: some View {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: !$isOn)
    }
}
let flag: Bool? = nil
print(!(flag ?? false))
Switches()

// output: true
// type: Switches
// body: Switches.body = TupleContent<Toggle<Text>, Toggle<Text>>
// view: Switches 0,205 320x70
// view:   Toggle 0,205 320x31
// view:     Text "On" 0,212.50 16x16
// view:   Toggle 0,244 320x31
// view:     Text "Off" 0,251.50 24x16
