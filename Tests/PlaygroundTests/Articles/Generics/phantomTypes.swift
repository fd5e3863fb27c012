enum Kilometers {}
enum Miles {}
struct Distance<Unit> {
    let value: Double
    static func + (a: Distance, b: Distance) -> Distance { Distance(value: a.value + b.value) }
}
extension Distance where Unit == Kilometers {
    var inMiles: Distance<Miles> { Distance<Miles>(value: value * 0.62) }
}
let trip = Distance<Kilometers>(value: 10) + Distance(value: 5)
print(trip.value, trip.inMiles.value)
print(type(of: trip))

// output: 15.0 9.3
// output: Distance<Kilometers>
