struct Color: Equatable {
    var red = 0, green = 0, blue = 0
    static let black = Color()
    static var white: Color { Color(red: 255, green: 255, blue: 255) }
    static func gray(_ level: Int) -> Color { .init(red: level, green: level, blue: level) }
    func with(_ change: (inout Color) -> Void) -> Color {
        var copy = self
        change(&copy)
        return copy
    }
}
func hex(_ color: Color) -> String { [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
print(hex(.black), hex(.white), hex(.gray(10)), hex(.white.with { $0.green = 0 }))
let colors: [Color] = [.black, .gray(0)]
print(colors[0] == colors[1])

// output: 000000 ffffff 0a0a0a ff00ff
// output: true
