func grade(_ score: Int) -> String {
    switch score {
    case ..<0, 101...: "invalid"
    case 90...: "A"
    case 80..<90: "B"
    case 70..<80: "C"
    default: "F"
    }
}
print([-5, 55, 75, 85, 95, 200].map(grade))
func kind(_ c: Character) -> String {
    switch c {
    case "a", "e", "i", "o", "u": "vowel"
    case "a"..."z": "consonant"
    case "0"..."9": "digit"
    default: "other"
    }
}
print("a1b?".map(kind))
switch 2.5 {
case 0..<1: print("small")
case 1...3: print("medium")
default: print("large")
}

// output: ["invalid", "F", "C", "B", "A", "invalid"]
// output: ["vowel", "digit", "consonant", "other"]
// output: medium
