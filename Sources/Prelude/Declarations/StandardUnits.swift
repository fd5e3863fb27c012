// The dimensions that are measured more seldom.
/// - Since: iOS 10
final class UnitPower: Dimension {
    static let terawatts = UnitPower("TW", 1000000000000, "terawatts"), gigawatts = UnitPower("GW", 1000000000, "gigawatts")
    static let megawatts = UnitPower("MW", 1000000, "megawatts"), kilowatts = UnitPower("kW", 1000, "kilowatts"), watts = UnitPower("W", 1, "watts")
    static let milliwatts = UnitPower("mW", 0.001, "milliwatts"), microwatts = UnitPower("µW", 1e-6, "microwatts"), nanowatts = UnitPower("nW", 1e-9, "nanowatts")
    static let picowatts = UnitPower("pW", 1e-12, "picowatts"), femtowatts = UnitPower("fW", 1e-15, "femtowatts")
    static let horsepower = UnitPower("hp", 745.7, "horsepower", "horsepower")
    override class func baseUnit() -> UnitPower { .watts }
}
/// - Since: iOS 10
final class UnitPressure: Dimension {
    static let newtonsPerMetersSquared = UnitPressure("N/m²", 1), gigapascals = UnitPressure("GPa", 1000000000, "gigapascals")
    static let megapascals = UnitPressure("MPa", 1000000, "megapascals"), kilopascals = UnitPressure("kPa", 1000, "kilopascals")
    static let hectopascals = UnitPressure("hPa", 100, "hectopascals"), inchesOfMercury = UnitPressure("inHg", 3386.39, "inches of mercury", "inch of mercury")
    static let bars = UnitPressure("bar", 100000, "bars"), millibars = UnitPressure("mbar", 100, "millibars")
    static let millimetersOfMercury = UnitPressure("mmHg", 133.322, "millimeters of mercury", "millimeter of mercury")
    static let poundsForcePerSquareInch = UnitPressure("psi", 6894.76, "pounds-force per square inch", "pound-force per square inch")
    override class func baseUnit() -> UnitPressure { .newtonsPerMetersSquared }
}
/// - Since: iOS 10
final class UnitFrequency: Dimension {
    static let terahertz = UnitFrequency("THz", 1000000000000, "terahertz", "terahertz"), gigahertz = UnitFrequency("GHz", 1000000000, "gigahertz", "gigahertz")
    static let megahertz = UnitFrequency("MHz", 1000000, "megahertz", "megahertz"), kilohertz = UnitFrequency("kHz", 1000, "kilohertz", "kilohertz")
    static let hertz = UnitFrequency("Hz", 1, "hertz", "hertz"), millihertz = UnitFrequency("mHz", 0.001, "millihertz", "millihertz")
    static let microhertz = UnitFrequency("µHz", 1e-6, "microhertz", "microhertz"), nanohertz = UnitFrequency("nHz", 1e-9, "nanohertz", "nanohertz")
    static let framesPerSecond = UnitFrequency("fps", 1)
    override class func baseUnit() -> UnitFrequency { .hertz }
}
/// - Since: iOS 10
final class UnitElectricCurrent: Dimension {
    static let megaamperes = UnitElectricCurrent("MA", 1000000, "megaamperes"), kiloamperes = UnitElectricCurrent("kA", 1000, "kiloamperes")
    static let amperes = UnitElectricCurrent("A", 1, "amperes"), milliamperes = UnitElectricCurrent("mA", 0.001, "milliamperes")
    static let microamperes = UnitElectricCurrent("µA", 1e-6, "microamperes")
    override class func baseUnit() -> UnitElectricCurrent { .amperes }
}
/// - Since: iOS 10
final class UnitElectricCharge: Dimension {
    static let coulombs = UnitElectricCharge("C", 1, "coulombs"), megaampereHours = UnitElectricCharge("MAh", 3600000000)
    static let kiloampereHours = UnitElectricCharge("kAh", 3600000), ampereHours = UnitElectricCharge("Ah", 3600), milliampereHours = UnitElectricCharge("mAh", 3.6)
    static let microampereHours = UnitElectricCharge("µAh", 0.0036)
    override class func baseUnit() -> UnitElectricCharge { .coulombs }
}
/// - Since: iOS 10
final class UnitElectricPotentialDifference: Dimension {
    static let megavolts = UnitElectricPotentialDifference("MV", 1000000, "megavolts"), kilovolts = UnitElectricPotentialDifference("kV", 1000, "kilovolts")
    static let volts = UnitElectricPotentialDifference("V", 1, "volts"), millivolts = UnitElectricPotentialDifference("mV", 0.001, "millivolts")
    static let microvolts = UnitElectricPotentialDifference("µV", 1e-6, "microvolts")
    override class func baseUnit() -> UnitElectricPotentialDifference { .volts }
}
/// - Since: iOS 10
final class UnitElectricResistance: Dimension {
    static let megaohms = UnitElectricResistance("MΩ", 1000000, "megaohms"), kiloohms = UnitElectricResistance("kΩ", 1000, "kiloohms")
    static let ohms = UnitElectricResistance("Ω", 1, "ohms"), milliohms = UnitElectricResistance("mΩ", 0.001, "milliohms")
    static let microohms = UnitElectricResistance("µΩ", 1e-6, "microohms")
    override class func baseUnit() -> UnitElectricResistance { .ohms }
}
/// - Since: iOS 10
final class UnitAcceleration: Dimension {
    static let metersPerSecondSquared = UnitAcceleration("m/s²", 1, "meters per second squared", "meter per second squared")
    static let gravity = UnitAcceleration("g", 9.81, "g-force", "g-force")
    override class func baseUnit() -> UnitAcceleration { .metersPerSecondSquared }
}
/// - Since: iOS 10
final class UnitConcentrationMass: Dimension {
    static let gramsPerLiter = UnitConcentrationMass("g/L", 1, "grams per liter", "gram per liter")
    static let milligramsPerDeciliter = UnitConcentrationMass("mg/dL", 0.01, "milligrams per deciliter", "milligram per deciliter")
    static func millimolesPerLiter(withGramsPerMole gramsPerMole: Double) -> UnitConcentrationMass { UnitConcentrationMass("mmol/L", gramsPerMole / 1000) }
    override class func baseUnit() -> UnitConcentrationMass { .gramsPerLiter }
}
/// - Since: iOS 10
final class UnitIlluminance: Dimension {
    static let lux = UnitIlluminance("lx", 1, "lux", "lux")
    override class func baseUnit() -> UnitIlluminance { .lux }
}
/// - Since: iOS 10
final class UnitDispersion: Dimension {
    static let partsPerMillion = UnitDispersion("ppm", 1, "parts per million", "part per million")
    override class func baseUnit() -> UnitDispersion { .partsPerMillion }
}
/// - Since: iOS 10
final class UnitFuelEfficiency: Dimension {
    static let litersPer100Kilometers = UnitFuelEfficiency(symbol: "L/100km", converter: _ReciprocalConverter(1)), milesPerGallon = UnitFuelEfficiency(symbol: "mpg", converter: _ReciprocalConverter(235.215))
    static let milesPerImperialGallon = UnitFuelEfficiency(symbol: "mpg", converter: _ReciprocalConverter(282.481))
    override class func baseUnit() -> UnitFuelEfficiency { .litersPer100Kilometers }
}
/// A value that gets smaller as its unit's gets larger; the base unit is itself.
class _ReciprocalConverter: UnitConverter {
    let _reciprocal: Double
    init(_ reciprocal: Double) { _reciprocal = reciprocal }
    override func baseUnitValue(fromValue value: Double) -> Double { _reciprocal == 1 ? value : _reciprocal / value }
    override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { _reciprocal == 1 ? baseUnitValue : _reciprocal / baseUnitValue }
}
extension UnitVolume {
    static let imperialTeaspoons = UnitVolume("tsp Imperial", 0.00591939), imperialTablespoons = UnitVolume("tbsp Imperial", 0.0177582)
    static let imperialFluidOunces = UnitVolume("fl oz Imperial", 0.0284131), imperialPints = UnitVolume("pt Imperial", 0.568261)
    static let imperialQuarts = UnitVolume("qt Imperial", 1.13652), imperialGallons = UnitVolume("gal Imperial", 4.54609)
    static let metricCups = UnitVolume("metric cup Imperial", 0.25), megaliters = UnitVolume("ML", 1000000), kiloliters = UnitVolume("kL", 1000)
    static let cubicKilometers = UnitVolume("km³", 1000000000000), cubicDecimeters = UnitVolume("dm³", 1), cubicCentimeters = UnitVolume("cm³", 0.001)
    static let cubicMillimeters = UnitVolume("mm³", 1e-6), cubicInches = UnitVolume("in³", 0.0163871), cubicFeet = UnitVolume("ft³", 28.3168)
    static let cubicYards = UnitVolume("yd³", 764.555), cubicMiles = UnitVolume("mi³", 4168000000000), acreFeet = UnitVolume("af", 1233000)
    static let bushels = UnitVolume("bsh", 35.2391)
}
extension UnitMass {
    static let slugs = UnitMass("slug", 14.5939), nanograms = UnitMass("ng", 1e-12), picograms = UnitMass("pg", 1e-15), ouncesTroy = UnitMass("oz t", 0.03110348)
}
/// As its value with its unit: the symbol and how it is converted.
extension Measurement: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _AnyCodingKey.self)
        let value = try container.decode(Double.self, forKey: _AnyCodingKey(stringValue: "value"))
        let unit = try container.nestedContainer(keyedBy: _AnyCodingKey.self, forKey: _AnyCodingKey(stringValue: "unit"))
        let symbol = try unit.decode(String.self, forKey: _AnyCodingKey(stringValue: "symbol"))
        if let dimension = UnitType.self as? Dimension.Type {
            let parts = try unit.nestedContainer(keyedBy: _AnyCodingKey.self, forKey: _AnyCodingKey(stringValue: "converter"))
            let converter = UnitConverterLinear(coefficient: try parts.decode(Double.self, forKey: _AnyCodingKey(stringValue: "coefficient")), constant: try parts.decode(Double.self, forKey: _AnyCodingKey(stringValue: "constant")))
            self.init(value: value, unit: dimension.init(symbol: symbol, converter: converter) as! UnitType)
        } else {
            self.init(value: value, unit: UnitType(symbol: symbol))
        }
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        try container.encode(value, forKey: _AnyCodingKey(stringValue: "value"))
        var part = container.nestedContainer(keyedBy: _AnyCodingKey.self, forKey: _AnyCodingKey(stringValue: "unit"))
        try part.encode(unit.symbol, forKey: _AnyCodingKey(stringValue: "symbol"))
        guard let dimension = unit as? Dimension else { return }
        guard let linear = dimension.converter as? UnitConverterLinear else {
            preconditionFailure("Cannot encode the units \"\(unit.symbol)\": their converter is not a UnitConverterLinear")
        }
        var converter = part.nestedContainer(keyedBy: _AnyCodingKey.self, forKey: _AnyCodingKey(stringValue: "converter"))
        try converter.encode(linear.coefficient, forKey: _AnyCodingKey(stringValue: "coefficient"))
        try converter.encode(linear.constant, forKey: _AnyCodingKey(stringValue: "constant"))
    }
}
