func collected<T>(_ make: (Int) throws -> T?) rethrows -> [T] { try make(1).map { [$0] } ?? [] }
func nested(_ numbers: [Int]) -> [[Int]] { collected { count -> [[Int]] in [numbers] } }

// error: 2: declared closure result '[[Int]]' is incompatible with contextual type '[Int]?'
