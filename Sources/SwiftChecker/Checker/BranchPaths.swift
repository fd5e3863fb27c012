/// Where the branches of an `if` or `switch` are in the balanced tree that a builder makes of them.
extension Checker {
    /// For each of n branches the turns from the root, `true` for the first: adjacent ones are paired bottom-up, an odd one is carried up.
    static func paths(_ count: Int) -> [[Bool]] {
        var level = (0..<count).map { [$0] }
        var paths = Array(repeating: [Bool](), count: count)
        while level.count > 1 {
            var next: [[Int]] = []
            var index = 0
            while index + 1 < level.count {
                for leaf in level[index] { paths[leaf].insert(true, at: 0) }
                for leaf in level[index + 1] { paths[leaf].insert(false, at: 0) }
                next.append(level[index] + level[index + 1])
                index += 2
            }
            if index < level.count { next.append(level[index]) }
            level = next
        }
        return paths
    }
}
