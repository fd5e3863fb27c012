import SwiftUI

struct Contact: Identifiable {
    let id: Int
    let first: String
    let last: String
    var initial: String { String(last.prefix(1)) }
}

extension Contact {
    static let samples = [
        Contact(id: 1, first: "Grace", last: "Hopper"), Contact(id: 2, first: "Ada", last: "Lovelace"),
        Contact(id: 3, first: "Alan", last: "Turing"), Contact(id: 4, first: "Katherine", last: "Johnson"),
        Contact(id: 5, first: "Hedy", last: "Lamarr"),
    ]
}

struct ContactsView: View {
    let contacts: [Contact]
    @State private var query = ""

    private var groups: [(key: String, value: [Contact])] {
        let shown = query.isEmpty ? contacts : contacts.filter { $0.last.lowercased().contains(query.lowercased()) }
        return Dictionary(grouping: shown, by: \.initial).sorted { $0.key < $1.key }
    }

    var body: some View {
        List(groups, id: \.key) { group in
            Section(group.key) {
                ForEach(group.value.sorted { $0.last < $1.last }) { contact in
                    Text("\(contact.first) **\(contact.last)**")
                }
            }
        }
        .searchable(text: $query)
    }
}

#Preview { ContactsView(contacts: Contact.samples) }

// type: Group<ContactsView>
// body: ContactsView.body = ModifiedContent<List<Never, ForEach<Array<(key: String, value: Array<Contact>)>, String, Section<Text, ForEach<Array<Contact>, Int, Text>, EmptyView>>>, _SearchModifier>
// view: ContactsView 0,0 320x480
// view:   searchable 0,0 320x480 [search]
// view:     List 0,0 320x480 [environment, environment]
// view:       ListHeader 0,0 320x16
// view:         Text "H" 0,0 8x16
// view:       ListRow 0,16 320x16
// view:         Text "Grace Hopper" 0,16 96x16
// view:       ListHeader 0,32 320x16
// view:         Text "J" 0,32 8x16
// view:       ListRow 0,48 320x16
// view:         Text "Katherine Johnson" 0,48 136x16
// view:       ListHeader 0,64 320x16
// view:         Text "L" 0,64 8x16
// view:       ListRow 0,80 320x16
// view:         Text "Hedy Lamarr" 0,80 88x16
// view:       ListRow 0,96 320x16
// view:         Text "Ada Lovelace" 0,96 96x16
// view:       ListHeader 0,112 320x16
// view:         Text "T" 0,112 8x16
// view:       ListRow 0,128 320x16
// view:         Text "Alan Turing" 0,128 88x16
// view:     TextField 0,0 320x16
// view:       Text "Search" 0,0 48x16
