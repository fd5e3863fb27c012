func layout(width: Double) -> String {
    var margin: Double { width > 100 ? 16 : 8 }
    var content: Double { width - 2 * margin }
    return "\(margin) + \(content) + \(margin)"
}
print(layout(width: 200))
print(layout(width: 50))

// output: 16.0 + 168.0 + 16.0
// output: 8.0 + 34.0 + 8.0
