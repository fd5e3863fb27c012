enum Light: CaseIterable {
    case red, green, yellow
    mutating func advance() {
        let all = Self.allCases
        let index = all.firstIndex(of: self)!
        self = all[(index + 1) % all.count]
    }
    var next: Light {
        var copy = self
        copy.advance()
        return copy
    }
}
var light = Light.red
for _ in 0..<4 { light.advance(); print(light, terminator: " ") }
print()
print(light.next, Light.allCases.count)

// output: green yellow red green
// output: yellow 3
