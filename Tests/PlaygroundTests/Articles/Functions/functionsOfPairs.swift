print(zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map(max), zip(["a"], [3]).map(Pt.init))
struct Pt { var n: String; var x: Int }
protocol Account: AnyObject { var balance: Int { get set } }
final class Savings: Account { var balance = 1 }
let account: any Account = Savings()
account.balance += 4
print(account.balance)
struct Rule { let name: String; static let short = Rule(name: "short"), long = Rule(name: "long"); static func && (a: Rule, b: Rule) -> Rule { Rule(name: a.name + "+" + b.name) } }
func show(_ rules: Rule...) { print(rules.map(\.name)) }
show(.short && .long, .long)
var lines = ""
print(1, "b", separator: "-", terminator: ".", to: &lines)
print(lines.debugDescription, Array([[1, 2], [3]].joined(separator: [0, 0])))

// output: [4, 6] [3, 4] [Pt(n: "a", x: 3)]
// output: 5
// output: ["short+long", "long"]
// output: "1-b." [1, 2, 0, 0, 3]
