// Places on the earth, as Core Location has them. Where the device is, nobody knows.
typealias CLLocationDegrees = Double
typealias CLLocationDistance = Double
typealias CLLocationDirection = Double
typealias CLLocationSpeed = Double
typealias CLLocationAccuracy = Double
/// A latitude and a longitude, in degrees.
/// - Since: iOS 2
struct CLLocationCoordinate2D: Sendable {
    var latitude: CLLocationDegrees
    var longitude: CLLocationDegrees
    init() { self.init(latitude: 0, longitude: 0) }
    init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool { (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude) }
/// A place at a moment.
/// - Since: iOS 2
class CLLocation: NSObject {
    let coordinate: CLLocationCoordinate2D
    let altitude: CLLocationDistance
    let horizontalAccuracy: CLLocationAccuracy
    let verticalAccuracy: CLLocationAccuracy
    let timestamp: Date
    init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.timestamp = timestamp
    }
    convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }
    /// In meters, along a sphere.
    func distance(from location: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (a, b) = (coordinate, location.coordinate)
        let (north, east) = (sin(radians(b.latitude - a.latitude) / 2), sin(radians(b.longitude - a.longitude) / 2))
        let chord = north * north + cos(radians(a.latitude)) * cos(radians(b.latitude)) * east * east
        return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
    }
}
