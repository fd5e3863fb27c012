enum Failure: Error { case negative(Int) }
func each(_ values: [Int], _ body: (Int) throws -> Void) rethrows { for value in values { try body(value) } }
func check(_ values: [Int]) throws -> Int {
    var count = 0
    defer { print("checked", count) }
    try each(values) {
        if $0 < 0 { throw Failure.negative($0) }
        count += 1
    }
    return count
}
each([1, 2]) { print($0) }
do {
    _ = try check([1, 2, 3])
    _ = try check([1, -2, 3])
} catch { print("caught", error) }

// output: 1
// output: 2
// output: checked 3
// output: checked 1
// output: caught negative(-2)
