struct Permissions: OptionSet {
    let rawValue: Int
    static let read = Permissions(rawValue: 1 << 0)
    static let write = Permissions(rawValue: 1 << 1)
    static let run = Permissions(rawValue: 1 << 2)
    static let all: Permissions = [.read, .write, .run]
}
var mine: Permissions = [.read, .run]
print(mine.contains(.read), mine.contains(.write), mine.rawValue, Permissions.all.rawValue)
mine.insert(.write)
mine.remove(.read)
print(mine == [.write, .run], mine.isSubset(of: .all), mine.union(.read) == .all, mine.intersection([.read, .run]) == .run)
print(0b1010 & 0b0110, 0b1010 | 0b0101, 6 ^ 3, ~0, 1 << 4, 255 >> 4, 0xFF, 0o17, 1_000_000)
print(Permissions([]).isEmpty, mine.symmetricDifference(.all).rawValue)

// output: true false 5 7
// output: true true true true
// output: 2 15 5 -1 16 15 255 15 1000000
// output: true 1
