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
