/// A number as people write it: whole ones without a point.
public func shownNumber(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}
