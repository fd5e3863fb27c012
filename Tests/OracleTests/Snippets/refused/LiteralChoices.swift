//--- base-of-array
let set: Set<Int> = [7].filter { _ in true }
//--- member-of-array
let set = [1].intersection(Set([1]))
//--- nil-twice
let x = nil ?? nil
//--- optional-nil
let x = Optional(nil)
//--- member-of-nothing
let zeros = Array(repeating: .zero, count: 2)
//--- coerced-double
let part = 1.5
let width = part as CGFloat
//--- optional-double
let part: Double? = 1.5
let width: CGFloat? = part
//--- doubles
let parts = [1.5]
let widths: [CGFloat] = parts
//--- mixed-in-parentheses
let mixed = ([1, "a"])
