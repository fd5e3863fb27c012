struct Settings { struct Audio { var volume = 0.5; var muted = false }; var audio = Audio(); var names = ["a", "b"] }
struct SettingsView: View {
    @State private var settings = Settings()
    var body: some View {
        VStack {
            Slider(value: $settings.audio.volume)
            Toggle("Mute", isOn: $settings.audio.muted)
            TextField("First", text: $settings.names[0])
            Text(settings.names.joined(separator: ", "))
        }
    }
}
SettingsView()

// type: SettingsView
// body: SettingsView.body = VStack<TupleContent<Slider<EmptyView, EmptyView>, Toggle<Text>, TextField<Text>, Text>>
// view: SettingsView 0,181 320x118
// view:   VStack 0,181 320x118
// view:     Slider 0,181 320x31
// view:     Toggle 0,220 320x31
// view:       Text "Mute" 0,227.50 32x16
// view:     TextField 0,259 320x16
// view:       Text "First" 0,259 40x16
// view:     Text "a, b" 144,283 32x16
