import Foundation

struct Length {
    var meters: Double
    static func + (length: Length, more: Double) -> Length { Length(meters: length.meters + more) }
}
for isLong in [true, false] {
    print((Length(meters: 1) + (isLong ? 60 : 2)).meters, (Length(meters: 1) + (isLong ? 2.5 : 2)).meters)
    print((Date(timeIntervalSince1970: 0) + (isLong ? 60 : 2)).timeIntervalSince1970)
}

// output: 61.0 3.5
// output: 60.0
// output: 3.0 3.0
// output: 2.0
