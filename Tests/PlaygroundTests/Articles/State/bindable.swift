@Observable class Profile { var name = "Ada"; var age = 36; var likesCats = true }
struct Editor: View {
    @Bindable var profile: Profile
    var body: some View {
        VStack {
            TextField("Name", text: $profile.name)
            Stepper("Age \(profile.age)", value: $profile.age, in: 0...120)
            Toggle(isOn: $profile.likesCats) { Label("Cats", systemImage: "cat") }
        }
    }
}
struct Screen: View {
    @State private var profile = Profile()
    var body: some View { Editor(profile: profile) }
}
Screen()

// type: Screen
// body: Editor.body = VStack<TupleContent<TextField<Text>, Stepper<Text>, Toggle<Label<Text, Image>>>>
// body: Screen.body = Editor
// view: Screen 0,192.50 320x95
// view:   Editor 0,192.50 320x95
// view:     VStack 0,192.50 320x95
// view:       TextField 0,192.50 320x16
// view:         Text "Name" 0,192.50 32x16
// view:       Stepper 0,216.50 320x32
// view:         Text "Age 36" 0,224.50 48x16
// view:       Toggle 0,256.50 320x31
// view:         Label 0,264 56x16
// view:           Text "Cats" 24,264 32x16
// view:           Image 0,264 16x16
