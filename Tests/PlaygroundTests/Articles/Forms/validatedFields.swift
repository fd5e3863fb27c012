import SwiftUI
protocol Rule { associatedtype Value; var message: String { get }; func isValid(_ v: Value) -> Bool }
struct NotEmpty: Rule { let message = "Required"; func isValid(_ v: String) -> Bool { !v.trimmingCharacters(in: .whitespaces).isEmpty } }
struct MinLength: Rule { let n: Int; var message: String { "At least \(n) characters" }; func isValid(_ v: String) -> Bool { v.count >= n } }
struct Email: Rule { let message = "Not an email"; func isValid(_ v: String) -> Bool { let p = v.split(separator: "@"); return p.count == 2 && p[1].contains(".") } }
@Observable final class Field<V: Equatable> { var value: V { didSet { touched = true } }; private(set) var touched = false; private let rules: [any Rule]; private let check: (V) -> String?
    init(_ v: V, _ rules: any Rule...) where V == String { value = v; self.rules = rules; check = { v in for r in rules { func test<R: Rule>(_ r: R) -> String? { guard let v = v as? R.Value, !r.isValid(v) else { return nil }; return r.message }; if let m = test(r) { return m } }; return nil } }
    var error: String? { check(value) }; var shownError: String? { touched ? error : nil }; var isValid: Bool { error == nil } }
@MainActor @Observable final class SignUp { let name = Field("", NotEmpty(), MinLength(n: 3)); let email = Field("", NotEmpty(), Email()); var accepts = false; var status = Status.editing
    enum Status: Equatable { case editing, sending, done(Date) }
    var canSend: Bool { name.isValid && email.isValid && accepts && status == .editing }
    func send() async { status = .sending; try? await Task.sleep(for: .seconds(1)); status = .done(.now) } }
struct FieldView: View { let title: LocalizedStringKey; @Bindable var field: Field<String>; var body: some View { VStack(alignment: .leading, spacing: 2) { TextField(title, text: $field.value).textInputAutocapitalization(.never).autocorrectionDisabled(); if let e = field.shownError { Text(e).font(.caption).foregroundStyle(.red).transition(.opacity) } } } }
struct SignUpScreen: View { @State private var model = SignUp(); @FocusState private var focus: Focus?; enum Focus: Hashable { case name, email }
    var body: some View { Form { Section { FieldView(title: "**Name**", field: model.name).focused($focus, equals: .name).onSubmit { focus = .email }; FieldView(title: "Email", field: model.email).focused($focus, equals: .email).keyboardType(.emailAddress); Toggle("I accept", isOn: $model.accepts) } footer: { Text("Fields marked with \\* are required") }
        Section { Button { Task { await model.send() } } label: { switch model.status { case .editing: Text("Send"); case .sending: ProgressView(); case .done(let d): Label("Done \(d.formatted(date: .omitted, time: .shortened))", systemImage: "checkmark") } }.disabled(!model.canSend) } }
        .onAppear { focus = .name }.onChange(of: model.canSend, initial: true) { print("canSend \($1)") } } }
SignUpScreen()

// output: canSend false
// type: SignUpScreen
// body: FieldView.body = VStack<TupleContent<ModifiedContent<ModifiedContent<TextField<Text>, _InertModifier>, _EnvironmentKeyWritingModifier<Bool>>, Optional<ModifiedContent<Text, _TraitWritingModifier<TransitionTraitKey>>>>>
// body: SignUpScreen.body = ModifiedContent<ModifiedContent<Form<TupleContent<Section<EmptyView, TupleContent<ModifiedContent<ModifiedContent<FieldView, _InertModifier>, _OnSubmitModifier>, ModifiedContent<ModifiedContent<FieldView, _InertModifier>, _InertModifier>, Toggle<Text>>, Text>, Section<EmptyView, ModifiedContent<Button<_ConditionalContent<_ConditionalContent<Text, ProgressView<EmptyView, EmptyView>>, Label<Text, Image>>>, _EnvironmentKeyTransformModifier<Bool>>, EmptyView>>>, _AppearanceActionModifier>, _ValueActionModifier2<Bool>>
// view: SignUpScreen 0,0 320x480
// view:   Form 0,0 320x480 [onAppear, onChange]
// view:     ListRow 0,0 320x16
// view:       FieldView 0,0 320x16 [focused, onSubmit]
// view:         VStack 0,0 320x16
// view:           TextField 0,0 320x16 [textInputAutocapitalization, autocorrectionDisabled]
// view:             Text "Name" 0,0 32x16
// view:     ListRow 0,16 320x16
// view:       FieldView 0,16 320x16 [focused, keyboardType]
// view:         VStack 0,16 320x16
// view:           TextField 0,16 320x16 [textInputAutocapitalization, autocorrectionDisabled]
// view:             Text "Email" 0,16 40x16
// view:     ListRow 0,32 320x31
// view:       Toggle 0,32 320x31
// view:         Text "I accept" 0,39.50 64x16
// view:     ListFooter 0,63 320x16
// view:       Text "Fields marked with * are required" 0,63 264x16
// view:     ListRow 0,79 320x16
// view:       Button 0,79 32x16 [disabled]
// view:         Text "Send" 0,79 32x16
