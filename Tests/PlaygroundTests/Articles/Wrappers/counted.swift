@propertyWrapper
final class Counted<Value> {
    private var value: Value
    private(set) var reads = 0
    private(set) var writes = 0
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get { reads += 1; return value }
        set { writes += 1; value = newValue }
    }
    var projectedValue: Counted<Value> { self }
}
class Page {
    @Counted var title = "Home"
}
let page = Page()
page.title = "About"
page.title += " us"
print(page.title, page.$title.reads, page.$title.writes)

// output: About us 2 2
