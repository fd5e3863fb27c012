/// Programs that work on collections, texts and objects.
let collectionComparisons = [
    Comparison(
        what: "two million turns over variables of the top level",
        swift: """
            var sum = 0
            var i = 0
            while i < 2_000_000 {
                sum += i % 7
                i += 1
            }
            print(sum)
            """,
        python: """
            sum = 0
            i = 0
            while i < 2000000:
                sum += i % 7
                i += 1
            print(sum)
            """,
        target: "at most 0.7"),
    Comparison(
        what: "100,000 numbers sorted with a closure",
        swift: """
            func run() -> Int {
                var state = 42
                var numbers: [Int] = []
                for _ in 0..<100_000 {
                    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
                    numbers.append(state)
                }
                let sorted = numbers.sorted { $0 > $1 }
                return sorted[0]
            }
            print(run())
            """,
        python: """
            from functools import cmp_to_key
            def run():
                state = 42
                numbers = []
                for _ in range(100000):
                    state = (state * 1103515245 + 12345) % 2147483648
                    numbers.append(state)
                result = sorted(numbers, key=cmp_to_key(lambda a, b: -1 if a > b else 0))
                return result[0]
            print(run())
            """,
        target: "at most 0.7"),
    Comparison(
        what: "a million numbers counted in a dictionary",
        swift: """
            func run() -> Int {
                var counts: [Int: Int] = [:]
                for i in 0..<1_000_000 { counts[i % 1_000, default: 0] += 1 }
                return counts[7, default: 0]
            }
            print(run())
            """,
        python: """
            def run():
                counts = {}
                for i in range(1000000):
                    k = i % 1000
                    counts[k] = counts.get(k, 0) + 1
                return counts.get(7, 0)
            print(run())
            """,
        target: "at most 0.7"),
    Comparison(
        what: "half a million words counted in a dictionary",
        swift: """
            func run() -> Int {
                let words = (0..<500).map { "word\\($0)" }
                var counts: [String: Int] = [:]
                for _ in 0..<1_000 {
                    for word in words { counts[word, default: 0] += 1 }
                }
                return counts["word7", default: 0]
            }
            print(run())
            """,
        python: """
            def run():
                words = ["word%d" % i for i in range(500)]
                counts = {}
                for _ in range(1000):
                    for word in words:
                        counts[word] = counts.get(word, 0) + 1
                return counts.get("word7", 0)
            print(run())
            """,
        target: "at most 0.7"),
    Comparison(
        what: "five texts of 100,000 parts each",
        swift: """
            func run() -> Int {
                var size = 0
                for _ in 0..<5 {
                    var text = ""
                    for i in 0..<100_000 { text += "\\(i), " }
                    size += text.count
                }
                return size
            }
            print(run())
            """,
        python: """
            def run():
                size = 0
                for _ in range(5):
                    text = ""
                    for i in range(100000):
                        text += f"{i}, "
                    size += len(text)
                return size
            print(run())
            """,
        target: "at most 0.7"),
    Comparison(
        what: "an array of structs in nested loops",
        swift: """
            struct Particle { var x: Int; var y: Int; var sum = 0 }
            func run() -> Int {
                var particles = (0..<700).map { Particle(x: $0, y: $0 % 7) }
                for i in 0..<particles.count {
                    for j in 0..<particles.count where particles[j].y != particles[i].x {
                        particles[i].sum += particles[j].x
                    }
                }
                return particles[3].sum
            }
            print(run())
            """,
        python: """
            class Particle:
                def __init__(self, x, y):
                    self.x = x
                    self.y = y
                    self.sum = 0
            def run():
                particles = [Particle(i, i % 7) for i in range(700)]
                for i in range(len(particles)):
                    for j in range(len(particles)):
                        if particles[j].y != particles[i].x:
                            particles[i].sum += particles[j].x
                return particles[3].sum
            print(run())
            """,
        target: "at most 0.7"),
    Comparison(
        what: "an array of 300,000 shuffled in place",
        swift: """
            func run() -> Int {
                var list = Array(0..<300_000)
                var state = 42
                for i in stride(from: list.count - 1, to: 0, by: -1) {
                    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
                    list.swapAt(i, state % (i + 1))
                }
                return list[0]
            }
            print(run())
            """,
        python: """
            def run():
                list = [i for i in range(300000)]
                state = 42
                for i in range(len(list) - 1, 0, -1):
                    state = (state * 1103515245 + 12345) % 2147483648
                    j = state % (i + 1)
                    list[i], list[j] = list[j], list[i]
                return list[0]
            print(run())
            """,
        target: "at most 0.7"),
    Comparison(
        what: "a tree of 130,000 objects, built and walked",
        swift: """
            class Node {
                let value: Int
                var left: Node?
                var right: Node?
                init(_ value: Int) { self.value = value }
            }
            func build(_ depth: Int, _ value: Int) -> Node {
                let node = Node(value)
                if depth > 0 {
                    node.left = build(depth - 1, 2 * value)
                    node.right = build(depth - 1, 2 * value + 1)
                }
                return node
            }
            func sum(_ node: Node?) -> Int {
                guard let node else { return 0 }
                return node.value + sum(node.left) + sum(node.right)
            }
            print(sum(build(16, 1)))
            """,
        python: """
            class Node:
                def __init__(self, value):
                    self.value = value
                    self.left = None
                    self.right = None
            def build(depth, value):
                node = Node(value)
                if depth > 0:
                    node.left = build(depth - 1, 2 * value)
                    node.right = build(depth - 1, 2 * value + 1)
                return node
            def total(node):
                if node is None:
                    return 0
                return node.value + total(node.left) + total(node.right)
            print(total(build(16, 1)))
            """,
        target: "at most 0.7"),
]
