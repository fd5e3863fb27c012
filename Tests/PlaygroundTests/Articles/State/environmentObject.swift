final class Session: ObservableObject {
    @Published var user: String?
    func logIn(_ name: String) { user = name }
}
struct RootView: View {
    @StateObject private var session = Session()
    var body: some View {
        Group {
            if let user = session.user { Home(user: user) } else { Login() }
        }
        .environmentObject(session)
    }
}
struct Home: View { let user: String; var body: some View { Text("Welcome \(user)") } }
struct Login: View {
    @EnvironmentObject var session: Session
    var body: some View { Button("Log in") { session.logIn("Kim") } }
}
RootView()

// type: RootView
// body: Home.body = Text
// body: Login.body = Button<Text>
// body: RootView.body = ModifiedContent<Group<_ConditionalContent<Home, Login>>, _EnvironmentKeyWritingModifier<Optional<Session>>>
// view: RootView 136,232 48x16
// view:   Login 136,232 48x16 [environmentObject]
// view:     Button 136,232 48x16
// view:       Text "Log in" 136,232 48x16
