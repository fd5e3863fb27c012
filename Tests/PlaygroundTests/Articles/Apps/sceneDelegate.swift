import SwiftUI
struct Fade: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
        content.hoverEffect { effect, isActive, proxy in
            effect.animation(.easeOut) { $0.opacity(isActive ? 1 : 0.5) }
        }
    }
}
struct Trip: Codable { let city: String }
class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { print(session.role) }
}
class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { print("launched"); return true }
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication { configuration.delegateClass = SceneDelegate.self }
        return configuration
    }
}
struct V: View {
    @State private var zoom = 1.0
    @State private var step = 1
    @Namespace private var space
    var body: some View {
        VStack {
            Color.red.hoverEffect(Fade())
            Color.blue.hoverEffect { effect, isActive, proxy in effect.scaleEffect(isActive ? 1.1 : 1.0) }
            Color.green.hoverEffect(.lift).hoverEffectGroup(in: space)
            Text("\(zoom)").focusable()
                .digitalCrownRotation($zoom, from: 0, through: 10, by: 0.5, sensitivity: .low)
                .digitalCrownAccessory { Text("x") }
            Text("a").digitalCrownRotation($zoom)
            Text("a").digitalCrownRotation($zoom) { event in print(event.offset) } onIdle: { print("idle") }
            Text("a").digitalCrownRotation(detent: $step, from: 1, through: 5, by: 1)
        }
        .onAppear {
            let activity = NSUserActivity(activityType: "trip")
            try? activity.setTypedPayload(Trip(city: "Seoul"))
            print((try? activity.typedPayload(Trip.self))?.city ?? "none")
            do { _ = try NSUserActivity(activityType: "x").typedPayload(Trip.self) } catch { print("no payload") }
        }
        .userActivity("trip") { $0.title = "Trip" }
    }
}
@main struct Demo: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    var body: some Scene { WindowGroup { V() } }
}

// output: launched
// output: Seoul
// output: no payload
// type: Demo
// body: Demo.body = WindowGroup<V>
// body: V.body = ModifiedContent<ModifiedContent<VStack<TupleContent<ModifiedContent<Color, _InertModifier>, ModifiedContent<Color, _InertModifier>, ModifiedContent<ModifiedContent<Color, _InertModifier>, _InertModifier>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _InertModifier>, _InertModifier>, _InertModifier>, ModifiedContent<Text, _InertModifier>, ModifiedContent<Text, _InertModifier>, ModifiedContent<Text, _InertModifier>>>, _AppearanceActionModifier>, _InertModifier>
// view: Demo 0,0 320x480
// view:   V 0,0 320x480
// view:     VStack 0,0 320x480 [onAppear, userActivity]
// view:       Color 0,0 320x122.67 [hoverEffect]
// view:       Color 0,130.67 320x122.67 [hoverEffect]
// view:       Color 0,261.33 320x122.67 [hoverEffect, hoverEffectGroup]
// view:       Text "1.0" 148,392 24x16 [focusable, digitalCrownRotation, digitalCrownAccessory]
// view:       Text "a" 156,416 8x16 [digitalCrownRotation]
// view:       Text "a" 156,440 8x16 [digitalCrownRotation]
// view:       Text "a" 156,464 8x16 [digitalCrownRotation]
