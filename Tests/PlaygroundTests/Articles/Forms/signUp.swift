import SwiftUI

final class SignUpModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var attempts = 0
    var isValid: Bool { email.contains("@") && password.count >= 8 }
    func submit() { attempts += 1 }
}

struct SignUpView: View {
    @StateObject private var model = SignUpModel()
    @FocusState private var focus: Field?
    enum Field: Hashable { case email, password }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Email", text: $model.email)
                .focused($focus, equals: .email)
                .textFieldStyle(.roundedBorder)
            SecureField("Password", text: $model.password)
                .focused($focus, equals: .password)
                .onSubmit(model.submit)
            if !model.isValid {
                Label("Check your entries", systemImage: "exclamationmark.triangle")
                    .font(.footnote)
                    .foregroundStyle(.red)
            }
            Button(action: model.submit) {
                Text("Sign up").bold().frame(maxWidth: .infinity)
            }
            .disabled(!model.isValid)
            .buttonStyle(.borderedProminent)
        }
        .padding()
        .onAppear { focus = .email }
    }
}

// type: SignUpView
// body: SignUpView.body = ModifiedContent<ModifiedContent<VStack<TupleContent<ModifiedContent<ModifiedContent<TextField<Text>, _InertModifier>, _InertModifier>, ModifiedContent<ModifiedContent<SecureField<Text>, _InertModifier>, _OnSubmitModifier>, Optional<ModifiedContent<ModifiedContent<Label<Text, Image>, _EnvironmentKeyWritingModifier<Optional<Font>>>, _ForegroundStyleModifier<Color>>>, ModifiedContent<ModifiedContent<Button<ModifiedContent<Text, _FlexFrameLayout>>, _EnvironmentKeyTransformModifier<Bool>>, _InertModifier>>>, _PaddingLayout>, _AppearanceActionModifier>
// view: SignUpView 0,175.50 320x129
// view:   padding 0,175.50 320x129 [onAppear]
// view:     VStack 16,191.50 288x97
// view:       TextField 16,191.50 288x16 [focused, textFieldStyle]
// view:         Text "Email" 16,191.50 40x16
// view:       SecureField 16,219.50 288x16 [focused, onSubmit]
// view:         Text "Password" 16,219.50 64x16
// view:       Label 16,247.50 138x13 [font, foregroundStyle]
// view:         Text "Check your entries" 37,247.50 117x13
// view:         Image 16,247.50 13x13
// view:       Button 16,272.50 288x16 [disabled, buttonStyle]
// view:         frame 16,272.50 288x16
// view:           Text "Sign up" 132,272.50 56x16
