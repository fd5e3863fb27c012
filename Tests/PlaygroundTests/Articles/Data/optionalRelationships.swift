import SwiftUI
import SwiftData
@Model class Book { var title: String; @Relationship(deleteRule: .cascade) var quotes: [Quote]?; var tags: [Tag]?; var note: String?
  init(title: String) { self.title = title } }
@Model class Quote { var text: String; var book: Book?; init(text: String) { self.text = text } }
@Model class Tag { var name: String; var books: [Book]?; init(name: String) { self.name = name } }
struct V: View { @Environment(\.modelContext) var context; @Query var books: [Book]
  var body: some View { Button("Add") { let b = Book(title: "A"); print(b.quotes as Any); context.insert(b)
    b.quotes?.append(Quote(text: "q")); print(b.quotes?.count as Any, b.quotes?.first?.book?.title ?? "-", b.note as Any)
    let t = Tag(name: "t"); context.insert(t); b.tags?.append(t); print(t.books?.count as Any) }
   List(books) { book in Text("\(book.title) \(book.quotes?.count ?? -1)") } } }
#Preview { V().modelContainer(for: [Book.self, Tag.self], inMemory: true) }

// type: Group<ModifiedContent<V, _ModelContainerModifier>>
// body: V.body = TupleContent<Button<Text>, List<Never, ForEach<Array<Book>, PersistentIdentifier, Text>>>
// view: V 0,0 320x480 [environment, modelContainer]
// view:   Button 148,0 24x16
// view:     Text "Add" 148,0 24x16
// view:   List 0,24 320x456
