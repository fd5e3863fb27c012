struct SearchBar: View {
    enum Field: Hashable { case query, name }
    @State private var query = ""
    @FocusState private var focus: Field?
    @AppStorage("recent") private var recent = "none"
    @SceneStorage("tab") private var tab = 1
    var body: some View {
        VStack {
            TextField("Search", text: $query)
                .focused($focus, equals: .query)
                .textFieldStyle(.roundedBorder)
                .submitLabel(.search)
                .onSubmit { recent = query; focus = nil }
            SecureField("Password", text: $query)
            Text("Recent: \(recent), tab \(tab)")
        }
    }
}
SearchBar()

// type: SearchBar
// body: SearchBar.body = VStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<TextField<Text>, _InertModifier>, _InertModifier>, _InertModifier>, _OnSubmitModifier>, SecureField<Text>, Text>>
// view: SearchBar 0,208 320x64
// view:   VStack 0,208 320x64
// view:     TextField 0,208 320x16 [focused, textFieldStyle, submitLabel, onSubmit]
// view:       Text "Search" 0,208 48x16
// view:     SecureField 0,232 320x16
// view:       Text "Password" 0,232 64x16
// view:     Text "Recent: none, tab 1" 84,256 152x16
