//--- types
struct Array<T> { var only: T }
struct Dictionary {}
struct Range {}
let list = [1, 2, 3]
let table = ["a": list]
let part = list[0..<2]
let one = Array(only: 4).only + list.count
//--- optional
struct Optional { var a = 1 }
let maybe: String? = "x"
let count = (maybe?.count ?? 0) + Optional().a
//--- numbers
struct Int { var i: Swift.Int = 3 }
struct Double {}
let sum = Int().i + 2
let text = "\(sum)"
//--- view
protocol View {}
struct Snippet: View { var looks = "s" }
enum Result { case good }
VStack { if Snippet().looks.isEmpty { Text("a") } else { Color.red } }
//--- aliases with names of protocols
class Walk { typealias Transition = (Int) -> Int; let first: Transition = { $0 } }
extension Walk { var second: Transition { first } }
struct Line { struct Shape { var sides = 1 }; var shape: Shape; enum Part { case some(Shape) } }
