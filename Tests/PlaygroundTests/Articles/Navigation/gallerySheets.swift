import SwiftUI
struct Photo: Identifiable, Hashable { let id: Int; var title: String }
enum ActiveSheet: Identifiable { case edit(Photo), info; var id: String { switch self { case .edit(let p): "edit\(p.id)"; case .info: "info" } } }
struct PhotoEditor: View {
    @State private var title: String
    let onSave: (String) -> Void
    @Environment(\.dismiss) var dismiss
    init(photo: Photo, onSave: @escaping (String) -> Void) { _title = State(wrappedValue: photo.title); self.onSave = onSave }
    var body: some View {
        NavigationStack {
            Form { TextField("Title", text: $title) }
                .navigationTitle("Edit")
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) { Button("Save") { onSave(title); dismiss() }.disabled(title.isEmpty) }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
                }
        }
    }
}
struct Gallery: View {
    @State private var photos = [Photo(id: 1, title: "Sea"), Photo(id: 2, title: "Hills")]
    @State private var sheet: ActiveSheet?
    @State private var deleting: Photo?
    @State private var error: GalleryError?
    enum GalleryError: LocalizedError { case locked(String); var errorDescription: String? { if case .locked(let t) = self { "\(t) is locked" } else { nil } } ; var recoverySuggestion: String? { "Unlock it" } }
    private let columns = [GridItem(.adaptive(minimum: 100), spacing: 8)]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(photos) { photo in
                    Text(photo.title).frame(maxWidth: .infinity, minHeight: 60).background(.teal, in: .rect(cornerRadius: 8))
                        .contextMenu { Button("Edit \(photo.title)") { sheet = .edit(photo) }; Button("Delete", role: .destructive) { deleting = photo } }
                        .onTapGesture { sheet = .edit(photo) }
                        .onLongPressGesture { deleting = photo }
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom) { HStack { Button("Info") { sheet = .info }; Button("Delete first") { deleting = photos.first }; Button("Fail") { error = .locked("Sea") } } }
        .sheet(item: $sheet) { item in
            switch item {
            case .edit(let photo): PhotoEditor(photo: photo) { title in if let i = photos.firstIndex(where: { $0.id == photo.id }) { photos[i].title = title } }.presentationDetents([.medium, .large])
            case .info: Text("Info about \(photos.count) photos")
            }
        }
        .confirmationDialog("Delete?", isPresented: .init(get: { deleting != nil }, set: { if !$0 { deleting = nil } }), presenting: deleting) { photo in
            Button("Delete \(photo.title)", role: .destructive) { photos.removeAll { $0 == photo } }
            Button("Cancel", role: .cancel) {}
        } message: { Text("This removes \($0.title).") }
        .alert(isPresented: .constant(error != nil), error: error) { _ in Button("OK") { error = nil } } message: { Text($0.recoverySuggestion ?? "") }
    }
}
#Preview { Gallery() }

// type: Group<Gallery>
// body: Gallery.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ScrollView<ModifiedContent<LazyVGrid<ForEach<Array<Photo>, Int, ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _BackgroundShapeModifier<Color, RoundedRectangle>>, _InertModifier>, AddGestureModifier<_EndedGesture<TapGesture>>>, AddGestureModifier<_EndedGesture<LongPressGesture>>>>>, _PaddingLayout>>, _InsetViewModifier<HStack<TupleContent<Button<Text>, Button<Text>, Button<Text>>>>>, _ItemSheetModifier<ActiveSheet, _ConditionalContent<ModifiedContent<PhotoEditor, _InertModifier>, Text>>>, _ConfirmationDialogModifier<TupleContent<Text, TupleContent<Button<Text>, Button<Text>>>>>, _AlertModifier<TupleContent<Optional<Text>, Text, Button<Text>>>>
// body: PhotoEditor.body = NavigationStack<NavigationPath, ModifiedContent<ModifiedContent<Form<TextField<Text>>, _InertModifier>, _InertModifier>>
// view: Gallery 0,0 320x480
// view:   alert 0,0 320x480
// view:     confirmationDialog 0,0 320x480
// view:       sheet 0,0 320x480
// view:         safeAreaInset 0,0 320x480
// view:           ScrollView 0,0 320x456
// view:             padding 0,0 320x92
// view:               LazyVGrid 16,16 288x60
// view:                 contextMenu 16,16 140x60 [onTapGesture, onLongPressGesture]
// view:                   background 16,16 140x60
// view:                     frame 16,16 140x60
// view:                       Text "Sea" 74,38 24x16
// view:                     RoundedRectangle 16,16 140x60
// view:                   Button
// view:                     Text "Edit Sea"
// view:                   Button
// view:                     Text "Delete"
// view:                 contextMenu 164,16 140x60 [onTapGesture, onLongPressGesture]
// view:                   background 164,16 140x60
// view:                     frame 164,16 140x60
// view:                       Text "Hills" 214,38 40x16
// view:                     RoundedRectangle 164,16 140x60
// view:                   Button
// view:                     Text "Edit Hills"
// view:                   Button
// view:                     Text "Delete"
// view:           HStack 72,464 176x16
// view:             Button 72,464 32x16
// view:               Text "Info" 72,464 32x16
// view:             Button 112,464 96x16
// view:               Text "Delete first" 112,464 96x16
// view:             Button 216,464 32x16
// view:               Text "Fail" 216,464 32x16
