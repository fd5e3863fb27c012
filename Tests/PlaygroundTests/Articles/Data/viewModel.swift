struct User: Identifiable, Codable, Hashable { let id: Int; var name: String; var isAdmin = false }
protocol UserService { func users() -> [User] }
struct FakeService: UserService { func users() -> [User] { [User(id: 1, name: "Ann", isAdmin: true), User(id: 2, name: "Bob")] } }
@Observable final class UserList {
    private let service: any UserService
    private(set) var users: [User] = []
    var query = ""
    var filtered: [User] { query.isEmpty ? users : users.filter { $0.name.localizedCaseInsensitiveContains(query) } }
    init(service: any UserService = FakeService()) { self.service = service }
    func load() { users = service.users() }
}
struct UsersView: View {
    @State private var model = UserList()
    var body: some View {
        List(model.filtered) { user in
            HStack {
                Text(user.name)
                if user.isAdmin { Image(systemName: "crown") }
            }
        }
        .onAppear { model.load() }
    }
}
UsersView()

// type: UsersView
// body: UsersView.body = ModifiedContent<List<Never, ForEach<Array<User>, Int, HStack<TupleContent<Text, Optional<Image>>>>>, _AppearanceActionModifier>
// view: UsersView 0,0 320x480
// view:   List 0,0 320x480 [onAppear]
// view:     ListRow 0,0 320x16
// view:       HStack 0,0 48x16
// view:         Text "Ann" 0,0 24x16
// view:         Image 32,0 16x16
// view:     ListRow 0,16 320x16
// view:       HStack 0,16 24x16
// view:         Text "Bob" 0,16 24x16
