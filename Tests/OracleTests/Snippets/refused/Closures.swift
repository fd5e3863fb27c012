//--- map-with-two-names
let firsts = [1, 2].map { a, b in a }
//--- range-with-two-names
struct Board: View {
    var body: some View {
        ForEach(0..<3) { row, column in
            Text("\(row)")
        }
    }
}
//--- nameless-of-unknown-type
let double = { $0 }
//--- named-of-unknown-type
let same = { value in value }
//--- too-many-nameless
let sums: [Int] = [1, 2].map { $0 + $1 }
//--- ignored-arguments
let ones = [1, 2].map { 1 }
