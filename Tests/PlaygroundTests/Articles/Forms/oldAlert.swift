struct OldAlert: View {
    @State private var isShown = false
    var body: some View {
        Button("Show") { isShown = true }
            .alert(isPresented: $isShown) {
                Alert(title: Text("Hello"), message: Text("World"), dismissButton: .default(Text("OK")))
            }
            .actionSheet(isPresented: .constant(false)) {
                ActionSheet(title: Text("Pick"), buttons: [.default(Text("One")), .cancel()])
            }
    }
}
OldAlert()

// type: OldAlert
// body: OldAlert.body = ModifiedContent<ModifiedContent<Button<Text>, _AlertModifier<Optional<TupleContent<Text, Optional<Text>, ForEach<Range<Int>, Int, Button<Text>>>>>>, _ConfirmationDialogModifier<Optional<TupleContent<Text, Optional<Text>, ForEach<Range<Int>, Int, Button<Text>>>>>>
// view: OldAlert 144,232 32x16
// view:   confirmationDialog 144,232 32x16
// view:     alert 144,232 32x16
// view:       Button 144,232 32x16
// view:         Text "Show" 144,232 32x16
