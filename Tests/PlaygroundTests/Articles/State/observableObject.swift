class SettingsModel: ObservableObject {
    @Published var name = "Guest"
    @Published var isPrivate = false
    var greeting: String { "Hello, \(name)" }
}
struct SettingsView: View {
    @StateObject private var model = SettingsModel()
    var body: some View {
        Form {
            Section(header: Text("Profile")) {
                TextField("Name", text: $model.name)
                Toggle("Private", isOn: $model.isPrivate)
            }
            Section {
                Greeting(model: model)
            }
        }
    }
}
struct Greeting: View {
    @ObservedObject var model: SettingsModel
    var body: some View { Text(model.greeting) }
}
struct SettingsView_Previews: PreviewProvider {
    static var previews: some View { SettingsView() }
}

// type: SettingsView
// body: Greeting.body = Text
// body: SettingsView.body = Form<TupleContent<Section<Text, TupleContent<TextField<Text>, Toggle<Text>>, EmptyView>, Section<EmptyView, Greeting, EmptyView>>>
// body: SettingsView_Previews.previews = SettingsView
// view: SettingsView 0,0 320x480
// view:   Form 0,0 320x480
// view:     ListHeader 0,0 320x16
// view:       Text "Profile" 0,0 56x16
// view:     ListRow 0,16 320x16
// view:       TextField 0,16 320x16
// view:         Text "Name" 0,16 32x16
// view:     ListRow 0,32 320x31
// view:       Toggle 0,32 320x31
// view:         Text "Private" 0,39.50 56x16
// view:     ListRow 0,63 320x16
// view:       Greeting 0,63 96x16
// view:         Text "Hello, Guest" 0,63 96x16
