switch 5 { case 4...6 as ClosedRange<Int>: print("in"); default: print("out") }
switch 5 as Any { case 5 as Int: print("in"); default: print("out") }
func ~= (pattern: ClosedRange<Int>, value: String) -> Bool { pattern.contains(value.count) }
switch "hello" { case 4...6 as ClosedRange<Int>: print("medium"); default: print("long") }
if case 2 + 3 as Int = 5 { print("five") }

// output: in
// output: in
// output: medium
// output: five
