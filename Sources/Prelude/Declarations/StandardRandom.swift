// Numbers drawn from generators: those of a program's own generator are the ones that Swift draws.
protocol RandomNumberGenerator { mutating func next() -> UInt64 }
extension RandomNumberGenerator {
    mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T { T(truncatingIfNeeded: next() as UInt64) }
    mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
        var product = (next() as T).multipliedFullWidth(by: upperBound)
        if product.low < upperBound {
            let least = (0 &- upperBound) % upperBound
            while product.low < least { product = (next() as T).multipliedFullWidth(by: upperBound) }
        }
        return product.high
    }
}
struct SystemRandomNumberGenerator: RandomNumberGenerator {
    init() {}
    mutating func next() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
}
extension FixedWidthInteger {
    static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
        if range.isEmpty { _emptyRandomRange() }
        return range.lowerBound &+ Self(truncatingIfNeeded: generator.next(upperBound: Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound)))
    }
    static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
        let distance = Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound)
        if distance == Magnitude.max { return Self(truncatingIfNeeded: generator.next() as Magnitude) }
        return range.lowerBound &+ Self(truncatingIfNeeded: generator.next(upperBound: distance + 1))
    }
}
extension Double {
    static func random<G: RandomNumberGenerator>(in range: Range<Double>, using generator: inout G) -> Double {
        if range.isEmpty { _emptyRandomRange() }
        let unit = Double(generator.next() & 9007199254740991) * (Double.ulpOfOne / 2)
        let value = unit * (range.upperBound - range.lowerBound) + range.lowerBound
        return value == range.upperBound ? random(in: range, using: &generator) : value
    }
    static func random<G: RandomNumberGenerator>(in range: ClosedRange<Double>, using generator: inout G) -> Double {
        let number = generator.next(upperBound: 9007199254740993 as UInt64)
        if number == 9007199254740992 { return range.upperBound }
        return Double(number) * (Double.ulpOfOne / 2) * (range.upperBound - range.lowerBound) + range.lowerBound
    }
}
extension Float {
    static func random<G: RandomNumberGenerator>(in range: Range<Float>, using generator: inout G) -> Float {
        if range.isEmpty { _emptyRandomRange() }
        let unit = Float(generator.next() & (16777215 as UInt32)) * (Float.ulpOfOne / 2)
        let value = unit * (range.upperBound - range.lowerBound) + range.lowerBound
        return value == range.upperBound ? random(in: range, using: &generator) : value
    }
    static func random<G: RandomNumberGenerator>(in range: ClosedRange<Float>, using generator: inout G) -> Float {
        let number = generator.next(upperBound: 16777217 as UInt32)
        if number == 16777216 { return range.upperBound }
        return Float(number) * (Float.ulpOfOne / 2) * (range.upperBound - range.lowerBound) + range.lowerBound
    }
}
extension CGFloat {
    static func random<G: RandomNumberGenerator>(in range: Range<CGFloat>, using generator: inout G) -> CGFloat {
        CGFloat(Double.random(in: Double(range.lowerBound)..<Double(range.upperBound), using: &generator))
    }
    static func random<G: RandomNumberGenerator>(in range: ClosedRange<CGFloat>, using generator: inout G) -> CGFloat {
        CGFloat(Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &generator))
    }
}
extension Bool { static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool { (generator.next() >> 17) & 1 == 0 } }
extension Sequence {
    func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
        var result = Array(self)
        result.shuffle(using: &generator)
        return result
    }
}
extension MutableCollection where Self: RandomAccessCollection {
    mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
        var (left, current) = (count, startIndex)
        while left > 1 {
            let pick = Int.random(in: 0..<left, using: &generator)
            left -= 1
            swapAt(current, index(current, offsetBy: pick))
            current = index(after: current)
        }
    }
}
extension Collection {
    func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
        isEmpty ? nil : self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
    }
}
