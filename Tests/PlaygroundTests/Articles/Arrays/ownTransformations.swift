extension Array { var first: Element? { print("own first"); return nil } }
print([1, 2].first as Any)
extension Array where Element == Int { var last: Int? { print("own last"); return 7 } }
print([1, 2].last as Any)
extension Array { func map<T>(_ f: (Element) -> T) -> [T] { print("own map"); var r: [T] = []; for x in self { r.append(f(x)) }; return r } 
 func filter(_ f: (Element) -> Bool) -> [Element] { print("own filter"); return [] } }
print([1, 2].map { $0 + 1 })
print([1, 2].filter { $0 > 1 })
extension Sequence { func reduce<T>(_ i: T, _ f: (T, Element) -> T) -> T { print("own reduce"); var r = i; for x in self { r = f(r, x) }; return r } 
 func forEach(_ f: (Element) -> Void) { print("own forEach"); for x in self { f(x) } }
 func contains(where f: (Element) -> Bool) -> Bool { print("own contains"); for x in self where f(x) { return true }; return false }
 func compactMap<T>(_ f: (Element) -> T?) -> [T] { print("own compactMap"); var r: [T] = []; for x in self { if let y = f(x) { r.append(y) } }; return r }
}
print([1, 2].reduce(0, +))
print([1, 2].reduce(0) { $0 + $1 })
[1].forEach { print($0) }
print([1].contains { $0 == 1 })
print([1, 2].compactMap { $0 > 1 ? $0 : nil })

// output: own first
// output: nil
// output: own last
// output: Optional(7)
// output: own map
// output: [2, 3]
// output: own filter
// output: []
// output: own reduce
// output: 3
// output: own reduce
// output: 3
// output: own forEach
// output: 1
// output: own contains
// output: true
// output: own compactMap
// output: [2]
