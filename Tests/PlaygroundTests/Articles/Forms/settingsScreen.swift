import SwiftUI

struct SettingsView: View {
    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: Self { self }
        var title: String { rawValue.capitalized }
    }
    @State private var name = "Ada"
    @State private var theme: Theme = .system
    @State private var isOn = true
    @State private var volume = 0.4
    @State private var count = 2

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                    Toggle("Notifications", isOn: $isOn)
                } header: {
                    Text("Profile")
                } footer: {
                    Text("Shown to \(count) friends")
                }
                Section("Look") {
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { theme in
                            Text(theme.title).tag(theme)
                        }
                    }
                    .pickerStyle(.segmented)
                    Slider(value: $volume, in: 0...1)
                    Stepper("Count: \(count)", value: $count, in: 0...9)
                }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
            }
        }
    }
}

// type: SettingsView
// body: SettingsView.body = NavigationStack<NavigationPath, ModifiedContent<ModifiedContent<Form<TupleContent<Section<Text, TupleContent<TextField<Text>, Toggle<Text>>, Text>, Section<Text, TupleContent<ModifiedContent<Picker<Text, Theme, ForEach<Array<Theme>, Theme, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Theme>>>>>, _InertModifier>, Slider<EmptyView, EmptyView>, Stepper<Text>>, EmptyView>>>, _InertModifier>, _InertModifier>>
// view: SettingsView 0,0 320x480
// view:   NavigationStack 0,0 320x480
// view:     toolbar 0,0 320x480
// view:       Form 0,0 320x480 [navigationTitle]
// view:         ListHeader 0,0 320x16
// view:           Text "Profile" 0,0 56x16
// view:         ListRow 0,16 320x16
// view:           TextField 0,16 320x16
// view:             Text "Name" 0,16 32x16
// view:         ListRow 0,32 320x31
// view:           Toggle 0,32 320x31
// view:             Text "Notifications" 0,39.50 104x16
// view:         ListFooter 0,63 320x16
// view:           Text "Shown to 2 friends" 0,63 144x16
// view:         ListHeader 0,79 320x16
// view:           Text "Look" 0,79 32x16
// view:         ListRow 0,95 320x88
// view:           Picker 0,95 48x88 [pickerStyle]
// view:             Text "Theme" 0,95 40x16
// view:             Text "System" 0,119 48x16 [tag]
// view:             Text "Light" 0,143 40x16 [tag]
// view:             Text "Dark" 0,167 32x16 [tag]
// view:         ListRow 0,183 320x31
// view:           Slider 0,183 320x31
// view:         ListRow 0,214 320x32
// view:           Stepper 0,214 320x32
// view:             Text "Count: 2" 0,222 64x16
// view:       ToolbarItem 144,0 32x16
// view:         Button 144,0 32x16
// view:           Text "Done" 144,0 32x16
