import SwiftUI
import SwiftData

@Model final class Snack {
    var name: String
    init(name: String) { self.name = name }
}
struct Samples: PreviewModifier {
    static func makeSharedContext() async throws -> ModelContainer {
        try await Task.sleep(for: .seconds(1))
        let container = try ModelContainer(for: Snack.self, configurations: .init(isStoredInMemoryOnly: true))
        container.mainContext.insert(Snack(name: "nuts"))
        return container
    }
    func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}
struct Colored: PreviewModifier {
    let color: Color
    func body(content: Content, context: ()) -> some View { content.background(color) }
}
extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var samples: Self = .modifier(Samples())
}
struct Snacks: View {
    @Query var snacks: [Snack]
    let title: String
    var body: some View {
        Text(title)
        ForEach(snacks) { Text($0.name) }
    }
}
#Preview("Snacks", traits: .sizeThatFitsLayout, .samples, .modifier(Colored(color: .red))) {
    @Previewable @State var title = "Snacks"
    Snacks(title: title)
    Text("end")
}

// type: AnyView
// body: Colored.body(content:context:) = ModifiedContent<PreviewModifierContent, _BackgroundStyleModifier<Color>>
// body: Preview.body = TupleContent<Snacks, Text>
// body: Samples.body(content:context:) = ModifiedContent<PreviewModifierContent, _EnvironmentKeyWritingModifier<ModelContext>>
// body: Snacks.body = TupleContent<Text, ForEach<Array<Snack>, PersistentIdentifier, Text>>
// view: background 136,208 48x64
// view:   PreviewModifierContent 136,208 48x64
// view:     PreviewModifierContent 136,208 48x64 [environment]
// view:       Preview 136,208 48x64
// view:         Snacks
// view:           Text "Snacks" 136,208 48x16
// view:           Text "nuts" 144,232 32x16
// view:         Text "end" 148,256 24x16
// view:   Color 136,208 48x64
