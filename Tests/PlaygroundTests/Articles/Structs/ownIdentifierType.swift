// A property whose type follows from the type's own members: initializers of extensions leave the memberwise one.
struct Page: Identifiable {
    let id: Int
    var next: Page.ID?
    var previous: Self.ID? = nil
}
extension Page {
    init(_ number: Int) { self.init(id: number, next: number + 1) }
}
print(Page(3), Page(id: 1, next: 2, previous: 0).previous ?? -1)

// output: Page(id: 3, next: Optional(4), previous: nil) 0
