//--- branches-of-two-literals
let isFirst = true
let value = if isFirst { 1 } else { 2.5 }
//--- member-in-a-later-branch
struct Point { var x = 1.0 }
let points = if true { [Point()] } else { Array(repeating: .init(x: 4), count: 2) }
//--- nil-in-a-tuple
func shown<T>(_ value: T) {}
shown(([1.0], nil))
//--- two-types-in-branches
let flag = true
let value = flag ? 1 : "a"
