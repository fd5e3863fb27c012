let temperature = 31
let feeling = if temperature > 30 { "hot" } else if temperature > 15 { "mild" } else { "cold" }
let icon = switch feeling {
case "hot": "sun"
case "mild": "cloud"
default: "snow"
}
print(feeling, icon)
func sign(_ n: Int) -> Int { if n < 0 { -1 } else if n > 0 { 1 } else { 0 } }
print([-4, 0, 9].map(sign))
let optional: Int? = if temperature > 100 { 1 } else { nil }
print(optional as Any)
let text: String
if temperature.isMultiple(of: 2) { text = "even" } else { text = "odd" }
print(text)

// output: hot sun
// output: [-1, 0, 1]
// output: nil
// output: odd
