struct Style { var size = 12; var bold = false }
final class Document { var style = Style(); var title = "" }
func set<Root, Value>(_ root: inout Root, _ path: WritableKeyPath<Root, Value>, to value: Value) { root[keyPath: path] = value }
func update<Root: AnyObject, Value>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value) { root[keyPath: path] = value }
var style = Style()
set(&style, \.size, to: 20)
let document = Document()
update(document, \.style.bold, true)
update(document, \.title, "Draft")
print(style.size, document.style.bold, document.title)
let composed = (\Document.style).appending(path: \Style.size)
document[keyPath: composed] = 99
print(document.style.size)

// output: 20 true Draft
// output: 99
