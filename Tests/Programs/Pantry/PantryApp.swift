import SwiftUI

@main
struct PantryApp: App {
    @State private var pantry = Pantry()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(pantry)
        }
    }
}
