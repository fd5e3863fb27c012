final class Player {
    var name: String!
    var scores: [Int]!
    var onWin: (() -> Void)!
    let limit: Int! = 3
}
let player = Player()
print(player.name as Any, player.limit + 1)
player.name = "Ann"
player.scores = [1, 2]
player.onWin = { print("won") }
print(player.name.count, player.name.uppercased(), player.scores[1])
player.scores.append(5)
player.scores[0] += 10
for score in player.scores { print(score) }
player.onWin()
var count: Int! = 1
count += 2
let doubled: Int = count * 2
let kept = count
print(doubled, kept as Any, count == 3, max(count, 2))
func greet(_ name: String!) -> String { "Hello " + name }
print(greet("Bo"))
if let name = player.name { print(name) }
var empty: String!
print(empty == nil, empty ?? "none")

// output: nil 4
// output: 3 ANN 2
// output: 11
// output: 2
// output: 5
// output: won
// output: 6 Optional(3) true 3
// output: Hello Bo
// output: Ann
// output: true none
