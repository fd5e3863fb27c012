protocol Copying { init(original: Self) }
extension Copying { func copy() -> Self { Self(original: self) } }
class Doc: Copying {
    var title: String
    init(_ title: String) { self.title = title }
    required init(original: Doc) { title = original.title }
}
final class Numbered: Doc {
    var number = 1
    override init(_ title: String) { super.init(title) }
    required init(original: Doc) {
        super.init(original: original)
        number = (original as! Numbered).number + 1
    }
}
class Plain: Doc {}
let numbered = Numbered("n").copy()
print(Doc("d").copy().title, numbered.title, numbered.number, numbered.copy().number)
print(Plain("p").copy().title, type(of: Plain("p").copy()))

// output: d n 2 3
// output: p Plain
