struct RegistrationForm: View {
    enum Plan: String, CaseIterable, Identifiable {
        case free, pro, team
        var id: Self { self }
    }
    @State private var email = ""
    @State private var password = ""
    @State private var plan = Plan.free
    @State private var seats = 1
    @State private var birthday = Date()
    @State private var notes = ""
    private var isValid: Bool { email.contains("@") && password.count >= 8 }

    var body: some View {
        Form {
            Section("Account") {
                TextField("Email", text: $email)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                SecureField("Password", text: $password)
            }
            Section("Plan") {
                Picker("Plan", selection: $plan) {
                    ForEach(Plan.allCases) { plan in
                        Text(plan.rawValue.capitalized).tag(plan)
                    }
                }
                .pickerStyle(.segmented)
                Stepper("Seats: \(seats)", value: $seats, in: 1...10)
                DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                TextEditor(text: $notes).frame(height: 80)
            }
            Button("Sign up") {}
                .disabled(!isValid)
        }
    }
}
RegistrationForm()

// type: RegistrationForm
// body: RegistrationForm.body = Form<TupleContent<Section<Text, TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<TextField<Text>, _InertModifier>, _InertModifier>, _EnvironmentKeyWritingModifier<Bool>>, SecureField<Text>>, EmptyView>, Section<Text, TupleContent<ModifiedContent<Picker<Text, Plan, ForEach<Array<Plan>, Plan, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Plan>>>>>, _InertModifier>, Stepper<Text>, DatePicker<Text>, ModifiedContent<TextEditor, _FrameLayout>>, EmptyView>, ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>>>
// view: RegistrationForm 0,0 320x480
// view:   Form 0,0 320x480
// view:     ListHeader 0,0 320x16
// view:       Text "Account" 0,0 56x16
// view:     ListRow 0,16 320x16
// view:       TextField 0,16 320x16 [keyboardType, textInputAutocapitalization, autocorrectionDisabled]
// view:         Text "Email" 0,16 40x16
// view:     ListRow 0,32 320x16
// view:       SecureField 0,32 320x16
// view:         Text "Password" 0,32 64x16
// view:     ListHeader 0,48 320x16
// view:       Text "Plan" 0,48 32x16
// view:     ListRow 0,64 320x88
// view:       Picker 0,64 32x88 [pickerStyle]
// view:         Text "Plan" 0,64 32x16
// view:         Text "Free" 0,88 32x16 [tag]
// view:         Text "Pro" 0,112 24x16 [tag]
// view:         Text "Team" 0,136 32x16 [tag]
// view:     ListRow 0,152 320x32
// view:       Stepper 0,152 320x32
// view:         Text "Seats: 1" 0,160 64x16
// view:     ListRow 0,184 320x16
// view:       DatePicker 0,184 64x16
// view:         Text "Birthday" 0,184 64x16
// view:     ListRow 0,200 320x80
// view:       frame 0,200 320x80
// view:         TextEditor 0,200 320x80
// view:     ListRow 0,280 320x16
// view:       Button 0,280 56x16 [disabled]
// view:         Text "Sign up" 0,280 56x16
