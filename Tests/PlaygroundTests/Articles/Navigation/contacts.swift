import SwiftUI
struct Contact: Identifiable, Hashable { let id: Int; var name: String; var isFavorite = false }
@MainActor final class ContactsModel: ObservableObject {
    @Published var contacts: [Contact] = ["Ada", "Alan", "Grace", "Edsger"].enumerated().map { Contact(id: $0.offset, name: $0.element) }
    @Published var query = ""
    var filtered: [Contact] { query.isEmpty ? contacts : contacts.filter { $0.name.localizedCaseInsensitiveContains(query) } }
    func toggle(_ contact: Contact) {
        guard let index = contacts.firstIndex(of: contact) else { return }
        contacts[index].isFavorite.toggle()
    }
    func delete(at offsets: IndexSet) { contacts.remove(atOffsets: offsets) }
}
struct ContactRow: View {
    let contact: Contact
    var body: some View {
        HStack {
            Text(contact.name)
            Spacer()
            if contact.isFavorite { Image(systemName: "star.fill").foregroundColor(.yellow) }
        }
        .contentShape(Rectangle())
    }
}
struct ContactsScreen: View {
    @StateObject private var model = ContactsModel()
    @State private var showingAdd = false
    @State private var newName = ""
    var body: some View {
        NavigationStack {
            List {
                ForEach(model.filtered) { contact in
                    NavigationLink(value: contact) { ContactRow(contact: contact) }
                        .swipeActions(edge: .leading) { Button("Fav") { model.toggle(contact) }.tint(.yellow) }
                }
                .onDelete(perform: model.delete)
            }
            .listStyle(.plain)
            .searchable(text: $model.query, prompt: "Search contacts")
            .navigationTitle("Contacts")
            .navigationDestination(for: Contact.self) { contact in
                ContactDetail(contact: contact) { model.toggle(contact) }
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button { showingAdd = true } label: { Image(systemName: "plus") } }
                ToolbarItem(placement: .topBarLeading) { EditButton() }
            }
            .alert("New contact", isPresented: $showingAdd) {
                TextField("Name", text: $newName)
                Button("Add") { model.contacts.append(Contact(id: model.contacts.count, name: newName)); newName = "" }
                Button("Cancel", role: .cancel) {}
            } message: { Text("Enter a name.") }
            .overlay { if model.filtered.isEmpty { ContentUnavailableView.search(text: model.query) } }
        }
    }
}
struct ContactDetail: View {
    let contact: Contact
    var onToggle: () -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Form {
            LabeledContent("Name", value: contact.name)
            Button(contact.isFavorite ? "Unfavorite" : "Favorite", action: onToggle)
            Button("Back") { dismiss() }
        }
        .navigationTitle(contact.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}
#Preview { ContactsScreen() }

// type: Group<ContactsScreen>
// body: ContactDetail.body = ModifiedContent<ModifiedContent<Form<TupleContent<LabeledContent<Text, Text>, Button<Text>, Button<Text>>>, _InertModifier>, _InertModifier>
// body: ContactRow.body = ModifiedContent<HStack<TupleContent<Text, Spacer, Optional<ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Color>>>>>>, _InertModifier>
// body: ContactsScreen.body = NavigationStack<NavigationPath, ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<List<Never, ForEach<Array<Contact>, Int, ModifiedContent<NavigationLink<ContactRow, Never>, _InertModifier>>>, _InertModifier>, _SearchModifier>, _InertModifier>, _InertModifier>, _InertModifier>, _AlertModifier<TupleContent<TextField<Text>, Button<Text>, Button<Text>>>>, _OverlayModifier<Optional<ContentUnavailableView<Label, Description, Actions>>>>>
// view: ContactsScreen 0,0 320x480
// view:   NavigationStack 0,0 320x480
// view:     overlay 0,0 320x480
// view:       alert 0,0 320x480
// view:         toolbar 0,0 320x480
// view:           searchable 0,0 320x480 [search, navigationTitle, navigationDestination]
// view:             List 0,0 320x480 [listStyle, environment, environment]
// view:               ListRow 0,0 320x16
// view:                 swipeActions 0,0 320x16
// view:                   NavigationLink 0,0 320x16
// view:                     ContactRow 0,0 320x16
// view:                       HStack 0,0 320x16 [contentShape]
// view:                         Text "Ada" 0,0 24x16
// view:                         Spacer 24,8 296x0
// view:                   Button [tint]
// view:                     Text "Fav"
// view:               ListRow 0,16 320x16
// view:                 swipeActions 0,16 320x16
// view:                   NavigationLink 0,16 320x16
// view:                     ContactRow 0,16 320x16
// view:                       HStack 0,16 320x16 [contentShape]
// view:                         Text "Alan" 0,16 32x16
// view:                         Spacer 32,24 288x0
// view:                   Button [tint]
// view:                     Text "Fav"
// view:               ListRow 0,32 320x16
// view:                 swipeActions 0,32 320x16
// view:                   NavigationLink 0,32 320x16
// view:                     ContactRow 0,32 320x16
// view:                       HStack 0,32 320x16 [contentShape]
// view:                         Text "Grace" 0,32 40x16
// view:                         Spacer 40,40 280x0
// view:                   Button [tint]
// view:                     Text "Fav"
// view:               ListRow 0,48 320x16
// view:                 swipeActions 0,48 320x16
// view:                   NavigationLink 0,48 320x16
// view:                     ContactRow 0,48 320x16
// view:                       HStack 0,48 320x16 [contentShape]
// view:                         Text "Edsger" 0,48 48x16
// view:                         Spacer 48,56 272x0
// view:                   Button [tint]
// view:                     Text "Fav"
// view:             TextField 0,0 320x16
// view:               Text "Search contacts" 0,0 120x16
// view:           ToolbarItem 132,0 16x16
// view:             Button 132,0 16x16
// view:               Image 132,0 16x16
// view:           ToolbarItem 156,0 32x16
// view:             EditButton 156,0 32x16
// view:               Button 156,0 32x16
// view:                 Text "Edit" 156,0 32x16
