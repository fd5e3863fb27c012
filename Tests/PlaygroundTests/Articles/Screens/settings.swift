import SwiftUI

struct AppSettings: Equatable {
    enum Theme: String, CaseIterable, Identifiable { case system, light, dark; var id: String { rawValue } }
    var theme = Theme.system
    var notifications = true
    var sound = false
    var volume = 0.5
    var fontSize = 14
    var name = "Ada"
    var accent: Color = .blue
    var birthday = Date(timeIntervalSince1970: 0)
}

struct SettingRow<Accessory: View>: View {
    let title: LocalizedStringKey
    let icon: String
    var tint: Color = .accentColor
    @ViewBuilder var accessory: Accessory

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: icon).frame(width: 28, height: 28).background(tint.gradient, in: .rect(cornerRadius: 6)).foregroundStyle(.white)
            Text(title)
            Spacer(minLength: 20)
            accessory
        }
    }
}
extension SettingRow where Accessory == EmptyView {
    init(_ title: LocalizedStringKey, icon: String) { self.init(title: title, icon: icon) { EmptyView() } }
}

struct SettingsView: View {
    @State private var settings = AppSettings()
    @State private var confirmsReset = false
    @Environment(\.dismiss) private var dismiss

    private var isModified: Bool { settings != AppSettings() }

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Profile"), footer: Text("Shown to others.")) {
                    TextField("Name", text: $settings.name, prompt: Text("Required")).textContentType(.name).textInputAutocapitalization(.words)
                    DatePicker("Birthday", selection: $settings.birthday, in: ...Date.now, displayedComponents: .date)
                    LabeledContent("Member since", value: settings.birthday.formatted(.dateTime.year()))
                }
                Section("Appearance") {
                    Picker("Theme", selection: $settings.theme) {
                        ForEach(AppSettings.Theme.allCases) { theme in Text(theme.rawValue.capitalized).tag(theme) }
                    }
                    .pickerStyle(.segmented)
                    ColorPicker("Accent", selection: $settings.accent, supportsOpacity: false)
                    Stepper("Font size: \(settings.fontSize)", value: $settings.fontSize, in: 10...24, step: 2)
                }
                Section {
                    Toggle(isOn: $settings.notifications.animation()) { SettingRow("Notifications", icon: "bell.fill") }
                    if settings.notifications {
                        Toggle("Sound", isOn: $settings.sound).disabled(!settings.notifications)
                        Slider(value: $settings.volume, in: 0...1) { Text("Volume") } minimumValueLabel: { Image(systemName: "speaker") } maximumValueLabel: { Image(systemName: "speaker.wave.3") }
                            .disabled(!settings.sound)
                    }
                }
                Button("Reset", role: .destructive) { confirmsReset = true }
                    .disabled(!isModified)
                    .frame(maxWidth: .infinity)
            }
            .navigationBarTitle("Settings", displayMode: .inline)
            .navigationBarItems(trailing: Button("Done") { dismiss() })
            .confirmationDialog("Reset everything?", isPresented: $confirmsReset, titleVisibility: .visible) {
                Button("Reset", role: .destructive) { settings = .init() }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
        }
        .navigationViewStyle(.stack)
        .tint(settings.accent)
        .preferredColorScheme(settings.theme == .dark ? .dark : settings.theme == .light ? .light : nil)
    }
}
SettingsView()

// type: SettingsView
// body: SettingRow.body = HStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<Image, _FrameLayout>, _BackgroundShapeModifier<AnyGradient, RoundedRectangle>>, _ForegroundStyleModifier<Color>>, Text, Spacer, Accessory>>
// body: SettingsView.body = ModifiedContent<ModifiedContent<ModifiedContent<NavigationView<ModifiedContent<ModifiedContent<ModifiedContent<Form<TupleContent<Section<Text, TupleContent<ModifiedContent<ModifiedContent<TextField<Text>, _InertModifier>, _InertModifier>, DatePicker<Text>, LabeledContent<Text, Text>>, Text>, Section<Text, TupleContent<ModifiedContent<Picker<Text, Theme, ForEach<Array<Theme>, String, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Theme>>>>>, _InertModifier>, ColorPicker<Text>, Stepper<Text>>, EmptyView>, Section<EmptyView, TupleContent<Toggle<SettingRow<EmptyView>>, Optional<TupleContent<ModifiedContent<Toggle<Text>, _EnvironmentKeyTransformModifier<Bool>>, ModifiedContent<Slider<Text, Image>, _EnvironmentKeyTransformModifier<Bool>>>>>, EmptyView>, ModifiedContent<ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>, _FlexFrameLayout>>>, _InertModifier>, _InertModifier>, _ConfirmationDialogModifier<TupleContent<Text, TupleContent<Button<Text>, Button<Text>>>>>>, _InertModifier>, _InertModifier>, _PreferenceWritingModifier<PreferredColorSchemeKey>>
// view: SettingsView 0,0 320x480
// view:   NavigationView 0,0 320x480 [navigationViewStyle, tint, preferredColorScheme]
// view:     confirmationDialog 0,0 320x480
// view:       toolbar 0,0 320x480
// view:         Form 0,0 320x480 [navigationBarTitle]
// view:           ListHeader 0,0 320x16
// view:             Text "Profile" 0,0 56x16
// view:           ListRow 0,16 320x16
// view:             TextField 0,16 320x16 [textContentType, textInputAutocapitalization]
// view:               Text "Required" 0,16 64x16
// view:           ListRow 0,32 320x16
// view:             DatePicker 0,32 64x16
// view:               Text "Birthday" 0,32 64x16
// view:           ListRow 0,48 320x16
// view:             LabeledContent 0,48 320x16
// view:               Text "Member since" 0,48 96x16
// view:               Text "1970" 288,48 32x16
// view:           ListFooter 0,64 320x16
// view:             Text "Shown to others." 0,64 128x16
// view:           ListHeader 0,80 320x16
// view:             Text "Appearance" 0,80 80x16
// view:           ListRow 0,96 320x88
// view:             Picker 0,96 48x88 [pickerStyle]
// view:               Text "Theme" 0,96 40x16
// view:               Text "System" 0,120 48x16 [tag]
// view:               Text "Light" 0,144 40x16 [tag]
// view:               Text "Dark" 0,168 32x16 [tag]
// view:           ListRow 0,184 320x16
// view:             ColorPicker 0,184 48x16
// view:               Text "Accent" 0,184 48x16
// view:           ListRow 0,200 320x32
// view:             Stepper 0,200 320x32
// view:               Text "Font size: 14" 0,208 104x16
// view:           ListRow 0,232 320x31
// view:             Toggle 0,232 320x31
// view:               SettingRow 0,233.50 261x28
// view:                 HStack 0,233.50 261x28
// view:                   background 0,233.50 28x28 [foregroundStyle]
// view:                     frame 0,233.50 28x28
// view:                       Image 6,239.50 16x16
// view:                     RoundedRectangle 0,233.50 28x28
// view:                   Text "Notifications" 40,239.50 104x16
// view:                   Spacer 156,247.50 105x0
// view:           ListRow 0,263 320x31
// view:             Toggle 0,263 320x31 [disabled]
// view:               Text "Sound" 0,270.50 40x16
// view:           ListRow 0,294 320x31
// view:             Slider 0,294 320x31 [disabled]
// view:               Text "Volume"
// view:               Image 0,301.50 16x16
// view:               Image 304,301.50 16x16
// view:           ListRow 0,325 320x16
// view:             frame 0,325 320x16
// view:               Button 140,325 40x16 [disabled]
// view:                 Text "Reset" 140,325 40x16
// view:         Button 144,0 32x16
// view:           Text "Done" 144,0 32x16
