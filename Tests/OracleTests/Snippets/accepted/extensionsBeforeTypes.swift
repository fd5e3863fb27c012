extension Pair { init(_ both: Int) { self.init(left: both, right: both) } }
struct Pair { var left: Int, right: Int }
print(Pair(3).left + Pair(left: 1, right: 2).right)

extension Own { init(twice: Int) { self.init(twice * 2) } }
struct Own {
    let value: Int
    init(_ value: Int) { self.value = value }
}
print(Own(twice: 2).value)

extension Shelf { convenience init(named name: String) { self.init(); self.name = name } }
final class Shelf { var name = "" }
print(Shelf(named: "a").name, Shelf().name.isEmpty)
