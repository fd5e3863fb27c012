@main
struct DemoApp: App {
    @Environment(\.scenePhase) private var phase
    @State private var model = 3
    var body: some Scene {
        WindowGroup("Demo") { Text("Model \(model)") }
            .onChange(of: phase) { print("phase") }
    }
}

// type: DemoApp
// body: DemoApp.body = WindowGroup<Text>
// view: DemoApp 132,232 56x16
// view:   Text "Model 3" 132,232 56x16 [onChange]
