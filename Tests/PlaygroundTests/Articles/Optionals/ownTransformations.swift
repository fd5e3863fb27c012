extension Optional { func flatMap<T>(_ f: (Wrapped) -> T?) -> T? { print("own flatMap"); if let s = self { return f(s) }; return nil } 
 func map<T>(_ f: (Wrapped) throws -> T) rethrows -> T? { print("own rethrows map"); if let s = self { return try f(s) }; return nil } }
let x: Int? = 3
print(x.flatMap { $0 > 1 ? $0 : nil } as Any)
print(x.map { $0 + 1 } as Any)
extension Collection { var last: Element? { print("own last"); return nil }
 
 var count: Int { print("own count"); return 42 }
 func firstIndex(where f: (Element) -> Bool) -> Index? { print("own firstIndex"); return nil } }
print([1, 2].last as Any)
print([1, 2].count)
print([1,2].firstIndex { $0 == 2 } as Any)

// output: own flatMap
// output: Optional(3)
// output: own rethrows map
// output: Optional(4)
// output: Optional(2)
// output: 2
// output: own firstIndex
// output: nil
