var work = 0
let firstBig = (1...1000).lazy.map { n -> Int in work += 1; return n * n }.first { $0 > 50 }
print(firstBig ?? 0, work)
let evens = (1...).lazy.filter { $0 % 2 == 0 }.map { $0 * 10 }
print(Array(evens.prefix(3)))
let naturals = sequence(first: 1) { $0 * 2 }
print(naturals.prefix(5).map { $0 }, Array(sequence(state: (0, 1)) { state -> Int? in
    defer { state = (state.1, state.0 + state.1) }
    return state.0 > 20 ? nil : state.0
}))
for power in naturals { if power > 100 { print(power); break } }

// output: 64 8
// output: [20, 40, 60]
// output: [1, 2, 4, 8, 16] [0, 1, 1, 2, 3, 5, 8, 13]
// output: 128
