import ArgumentParser

/// `--shard I/N`: every N-th file, beginning with the I-th, so that N machines grade a folder together.
struct Shard: ExpressibleByArgument {
    /// From 0.
    let index: Int
    let count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count <= 1_000_000, (1...max(1, count)).contains(number), count > 0 else {
            return nil
        }
        (index, self.count) = (number - 1, count)
    }

    func part<Element>(of elements: [Element]) -> [Element] {
        elements.enumerated().filter { $0.offset % count == index }.map(\.element)
    }
}
