import SwiftUI
import Combine

final class Router: ObservableObject {
    enum Route: Hashable { case home, detail(Int) }
    @Published var stack: [Route] = [.home]
    func push(_ route: Route) { stack.append(route) }
}
@main
struct RouterApp: App {
    @StateObject private var router = Router()
    var body: some Scene {
        WindowGroup { RouterView().environmentObject(router) }
    }
}
struct RouterView: View {
    @EnvironmentObject var router: Router
    var body: some View {
        switch router.stack.last {
        case .home?: Button("Open") { router.push(.detail(1)) }
        case .detail(let id)?: Text("Detail \(id)")
        case nil: EmptyView()
        }
    }
}

// type: RouterApp
// body: RouterApp.body = WindowGroup<ModifiedContent<RouterView, _EnvironmentKeyWritingModifier<Optional<Router>>>>
// body: RouterView.body = _ConditionalContent<_ConditionalContent<Button<Text>, Text>, EmptyView>
// view: RouterApp 144,232 32x16
// view:   RouterView 144,232 32x16 [environmentObject]
// view:     Button 144,232 32x16
// view:       Text "Open" 144,232 32x16
