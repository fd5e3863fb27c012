import SwiftUI
import SwiftData
enum SchemaV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }
    @Model final class Note { var text = ""; init(text: String) { self.text = text } }
}
enum SchemaV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }
    @Model final class Note { @Attribute(originalName: "text") var title = ""; init(title: String) { self.title = title } }
}
typealias Note = SchemaV2.Note
enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self] }
    static var stages: [MigrationStage] { [move] }
    static let move = MigrationStage.custom(fromVersion: SchemaV1.self, toVersion: SchemaV2.self, willMigrate: { context in try context.save() }, didMigrate: nil)
}
struct V: View {
    @Query var notes: [Note]
    @Environment(\.modelContext) var c
    var body: some View { Text("\(notes.count)"); Button("Add") { c.insert(Note(title: "x")) } }
}
@main struct T: App {
    let container: ModelContainer
    init() { do { container = try ModelContainer(for: Note.self, migrationPlan: Plan.self) } catch { fatalError("x") } }
    var body: some Scene { WindowGroup { V() }.modelContainer(container) }
}

// type: T
// body: T.body = WindowGroup<V>
// body: V.body = TupleContent<Text, Button<Text>>
// view: T 148,220 24x40
// view:   V 148,220 24x40 [environment]
// view:     Text "0" 156,220 8x16
// view:     Button 148,244 24x16
// view:       Text "Add" 148,244 24x16
