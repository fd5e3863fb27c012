class Vehicle {
    let name: String
    var speed = 0.0
    init(name: String) { self.name = name }
    var summary: String { "\(name) at \(speed) km/h" }
    func accelerate(by amount: Double) { speed += amount }
}

class Bicycle: Vehicle {
    var hasBasket = false
    override func accelerate(by amount: Double) { super.accelerate(by: min(amount, 10)) }
}

final class Tandem: Bicycle {
    var riders = 0
    init() { super.init(name: "Tandem"); hasBasket = true }
    override var summary: String { super.summary + ", \(riders) riders" }
}

let fleet: [Vehicle] = [Vehicle(name: "Van"), Bicycle(name: "Bike"), Tandem()]
for vehicle in fleet {
    vehicle.accelerate(by: 25)
    print(vehicle.summary)
}
if let tandem = fleet.last as? Tandem { tandem.riders = 2; print(tandem.summary, tandem.hasBasket) }
print(fleet.filter { $0 is Bicycle }.count)

// output: Van at 25.0 km/h
// output: Bike at 10.0 km/h
// output: Tandem at 10.0 km/h, 0 riders
// output: Tandem at 10.0 km/h, 2 riders true
// output: 2
