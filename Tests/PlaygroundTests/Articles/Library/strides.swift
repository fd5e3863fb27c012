let step = 5
let half = 2.5
let first: UInt8 = 1
print(Array(stride(from: 0, to: 10, by: step)), Array(stride(from: 0, to: 10, by: half)), Array(stride(from: 0, through: 1, by: 0.5)))
print(Array(stride(from: first, to: 10, by: 4)), Array(stride(from: 10, to: 0, by: -step)))
func doubled(_ count: Int) -> [Int] { stride(from: 0, to: count, by: count / 2).map { $0 * 2 } }
print(doubled(4), stride(from: 1.0, to: 2, by: half / 5).map { $0 })
for number in stride(from: 0, through: 4, by: step - 3) { print(number) }

// output: [0, 5] [0.0, 2.5, 5.0, 7.5] [0.0, 0.5, 1.0]
// output: [1, 5, 9] [10, 5]
// output: [0, 4] [1.0, 1.5]
// output: 0
// output: 2
// output: 4
