struct Team { var name: String; var players: [String] }
var red = Team(name: "Red", players: ["a"])
var blue = red
blue.name = "Blue"
blue.players.append("b")
print(red.name, red.players, blue.name, blue.players)
func rename(_ team: inout Team, to name: String) { team.name = name }
rename(&red, to: "Crimson")
var teams = [red, blue]
teams[0].players += ["x", "y"]
for i in teams.indices { teams[i].name += "!" }
print(teams.map { "\($0.name)\($0.players.count)" }, red.players)
swap(&red, &blue)
print(red.name, blue.name)

// output: Red ["a"] Blue ["a", "b"]
// output: ["Crimson!3", "Blue!2"] ["a"]
// output: Blue Crimson
