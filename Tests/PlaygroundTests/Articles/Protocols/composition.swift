protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Member: Named, Aged { var name: String; var age: Int }
func celebrate(_ who: some Named & Aged) -> String { "\(who.name) turns \(who.age + 1)" }
func label(for who: any Named & Aged) -> String { "\(who.name) (\(who.age))" }
typealias Individual = Named & Aged
let people: [any Individual] = [Member(name: "Bo", age: 9), Member(name: "Cy", age: 12)]
for one in people { print(label(for: one)) }
print(celebrate(Member(name: "Di", age: 40)))

// output: Bo (9)
// output: Cy (12)
// output: Di turns 41
