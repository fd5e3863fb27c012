struct Card { var rank: Int }
let pairs = [(name: "a", count: 1), (name: "b", count: 2)], cards = [Card(rank: 1), Card(rank: 4)]
print(pairs.elementsEqual(pairs, by: ==), pairs.elementsEqual(pairs.reversed(), by: ==), cards.elementsEqual([1, 4]) { $0.rank == $1 }, cards.elementsEqual([1]) { $0.rank == $1 })
print(cards.starts(with: [1]) { $0.rank == $1 }, cards.starts(with: [1, 4, 5]) { $0.rank == $1 }, cards.starts(with: [Card]()) { $0.rank == $1.rank })
print(cards.lexicographicallyPrecedes([Card(rank: 1), Card(rank: 5)]) { $0.rank < $1.rank }, cards.lexicographicallyPrecedes(cards) { $0.rank < $1.rank }, cards.lexicographicallyPrecedes(cards + cards) { $0.rank < $1.rank })
print([1, 2].lexicographicallyPrecedes([1, 3]), [2].starts(with: [2]), "abc".starts(with: "ab"), (1...3).elementsEqual([1, 2, 3]), [1.5].lexicographicallyPrecedes([]))

// output: true false true false
// output: true false true
// output: true false true
// output: true true true true false
