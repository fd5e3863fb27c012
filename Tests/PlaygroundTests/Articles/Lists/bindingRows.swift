struct Setting: Identifiable { var id: String; var isOn: Bool }
struct Settings: View {
    @State private var settings = [Setting(id: "Sound", isOn: true), Setting(id: "Haptics", isOn: false)]
    var body: some View {
        List($settings) { $setting in
            Toggle(setting.id, isOn: $setting.isOn)
        }
    }
}
Settings()

// type: Settings
// body: Settings.body = List<Never, ForEach<IndexedIdentifierCollection<Array<Setting>, String>, String, Toggle<Text>>>
// view: Settings 0,0 320x480
// view:   List 0,0 320x480
// view:     ListRow 0,0 320x31
// view:       Toggle 0,0 320x31
// view:         Text "Sound" 0,7.50 40x16
// view:     ListRow 0,31 320x31
// view:       Toggle 0,31 320x31
// view:         Text "Haptics" 0,38.50 56x16
