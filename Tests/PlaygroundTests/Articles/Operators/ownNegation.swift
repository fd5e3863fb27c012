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
