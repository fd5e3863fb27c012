enum Size: Double, CaseIterable, Identifiable {
    case small = 1.5, large = 2
    var id: RawValue { rawValue }
    static func make(_ raw: Self.RawValue) -> Self? { .init(rawValue: raw) }
}
print(Size.allCases.map(\.id), Size.make(2) as Any, Size.RawValue.self)
enum Level: String {
    case low, high
    struct Entry { let value: RawValue }
}
print(Level.Entry(value: Level.high.rawValue).value)

// output: [1.5, 2.0] Optional(Size.large) Double
// output: high
