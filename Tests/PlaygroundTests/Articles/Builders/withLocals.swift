@resultBuilder
struct StringBuilder {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
    static func buildOptional(_ part: String?) -> String { part ?? "-" }
}
func sentence(@StringBuilder _ build: () -> String) -> String { build() }
let hour = 20
print(sentence {
    let greeting = hour < 12 ? "Good morning" : "Good evening"
    greeting
    "to"
    if hour > 22 { "night owls" }
    "everyone"
})
struct Letter {
    let text: String
    init(@StringBuilder _ build: () -> String) { text = build() }
}
print(Letter { "Dear"; "reader" }.text)

// output: Good evening to - everyone
// output: Dear reader
