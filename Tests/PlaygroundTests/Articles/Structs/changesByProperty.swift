struct Board {
    var cards = [1, 2, 3, 4]
    var kept = 2
    var limits = (low: 1, high: 3)
    mutating func keepOne() { cards.removeAll { $0 != kept } }
    mutating func sortByDistance() { cards.sort { abs($0 - self.kept) < abs($1 - self.kept) } }
    mutating func cut() { cards.removeAll { $0 < limits.low || $0 > limits.high } }
}
struct Game {
    var board = Board()
    mutating func keep() { board.cards.removeAll { $0 == board.kept } }
}
var board = Board()
board.sortByDistance()
print(board.cards)
board.cut()
print(board.cards)
board.keepOne()
print(board.cards)
var game = Game()
game.keep()
print(game.board.cards)

// output: [2, 1, 3, 4]
// output: [2, 1, 3]
// output: [2]
// output: [1, 3, 4]
