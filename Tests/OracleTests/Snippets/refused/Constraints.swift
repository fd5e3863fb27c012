//--- if-let-of-a-value
let ways = [1]
if let last = ways.last ?? 3 { _ = last }
//--- member-of-no-type
enum Way { case up }
let way = (.up, 1) ?? (2, 1)
//--- statements-of-two-types
let source = [true]
let numbers: [Int] = source.map { flag in
    if flag { return "a" }
    return 1
}.filter { _ in true }
