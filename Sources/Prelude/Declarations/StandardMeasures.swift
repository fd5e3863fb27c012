// Quantities with units. A unit of a dimension is so many of its base unit, and for temperatures begins elsewhere.
class Unit: NSObject {
    let symbol: String
    init(symbol: String) { self.symbol = symbol }
    override func isEqual(_ object: Any?) -> Bool { (object as? Unit)?.symbol == symbol }
    override var hash: Int { symbol.hashValue }
}
class UnitConverter: NSObject {
    func baseUnitValue(fromValue value: Double) -> Double { value }
    func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
}
class UnitConverterLinear: UnitConverter {
    let coefficient: Double
    let constant: Double
    init(coefficient: Double) {
        self.coefficient = coefficient
        constant = 0
    }
    init(coefficient: Double, constant: Double) {
        self.coefficient = coefficient
        self.constant = constant
    }
    override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
    override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { (baseUnitValue - constant) / coefficient }
}
class Dimension: Unit {
    let converter: UnitConverter
    class func baseUnit() -> Self { fatalError("*** You must override baseUnit in your class to define its base unit.") }
    /// The plural and the singular, where they are written out.
    var _names: (many: String, one: String)? = nil
    init(symbol: String, converter: UnitConverter) {
        self.converter = converter
        super.init(symbol: symbol)
    }
    init(_ symbol: String, _ coefficient: Double, _ many: String = "", _ one: String? = nil, constant: Double = 0) {
        converter = UnitConverterLinear(coefficient: coefficient, constant: constant)
        super.init(symbol: symbol)
        _names = many == "" ? nil : (many, one ?? String(many.dropLast()))
    }
}
final class UnitLength: Dimension {
    static let megameters = UnitLength("Mm", 1_000_000, "megameters"), kilometers = UnitLength("km", 1000, "kilometers"), hectometers = UnitLength("hm", 100, "hectometers")
    static let decameters = UnitLength("dam", 10, "decameters"), meters = UnitLength("m", 1, "meters"), decimeters = UnitLength("dm", 0.1, "decimeters")
    static let centimeters = UnitLength("cm", 0.01, "centimeters"), millimeters = UnitLength("mm", 0.001, "millimeters"), micrometers = UnitLength("µm", 0.000001, "micrometers")
    static let nanometers = UnitLength("nm", 0.000000001, "nanometers"), picometers = UnitLength("pm", 1e-12, "picometers"), inches = UnitLength("in", 0.0254, "inches", "inch"), feet = UnitLength("ft", 0.3048, "feet", "foot")
    static let yards = UnitLength("yd", 0.9144, "yards"), miles = UnitLength("mi", 1609.34, "miles"), scandinavianMiles = UnitLength("smi", 10000)
    static let lightyears = UnitLength("ly", 9.461e+15, "light years"), nauticalMiles = UnitLength("NM", 1852, "nautical miles"), fathoms = UnitLength("ftm", 1.8288, "fathoms")
    static let furlongs = UnitLength("fur", 201.168, "furlongs"), astronomicalUnits = UnitLength("ua", 1.496e+11, "astronomical units"), parsecs = UnitLength("pc", 3.086e+16, "parsecs")
    override class func baseUnit() -> UnitLength { .meters }
}
final class UnitMass: Dimension {
    static let kilograms = UnitMass("kg", 1, "kilograms"), grams = UnitMass("g", 0.001, "grams"), decigrams = UnitMass("dg", 0.0001), centigrams = UnitMass("cg", 0.00001)
    static let milligrams = UnitMass("mg", 0.000001, "milligrams"), micrograms = UnitMass("µg", 0.000000001, "micrograms"), ounces = UnitMass("oz", 0.0283495, "ounces")
    static let pounds = UnitMass("lb", 0.453592, "pounds"), stones = UnitMass("st", 0.157473, "stones"), metricTons = UnitMass("t", 1000, "metric tons")
    static let shortTons = UnitMass("ton", 907.185, "tons"), carats = UnitMass("ct", 0.0002, "carats")
    override class func baseUnit() -> UnitMass { .kilograms }
}
final class UnitTemperature: Dimension {
    static let kelvin = UnitTemperature("K", 1, "kelvins"), celsius = UnitTemperature("°C", 1, "degrees Celsius", "degree Celsius", constant: 273.15)
    static let fahrenheit = UnitTemperature("°F", 0.55555555555556, "degrees Fahrenheit", "degree Fahrenheit", constant: 255.37222222222427)
    override class func baseUnit() -> UnitTemperature { .kelvin }
}
final class UnitDuration: Dimension {
    static let hours = UnitDuration("hr", 3600, "hours"), minutes = UnitDuration("min", 60, "minutes"), seconds = UnitDuration("s", 1, "seconds")
    static let picoseconds = UnitDuration("ps", 1e-12, "picoseconds"), milliseconds = UnitDuration("ms", 0.001, "milliseconds"), microseconds = UnitDuration("µs", 0.000001, "microseconds"), nanoseconds = UnitDuration("ns", 0.000000001, "nanoseconds")
    override class func baseUnit() -> UnitDuration { .seconds }
}
final class UnitSpeed: Dimension {
    static let metersPerSecond = UnitSpeed("m/s", 1, "meters per second", "meter per second"), kilometersPerHour = UnitSpeed("km/h", 0.277778, "kilometers per hour", "kilometer per hour")
    static let milesPerHour = UnitSpeed("mph", 0.44704, "miles per hour", "mile per hour"), knots = UnitSpeed("kn", 0.514444, "knots")
    override class func baseUnit() -> UnitSpeed { .metersPerSecond }
}
final class UnitVolume: Dimension {
    static let liters = UnitVolume("L", 1, "liters"), deciliters = UnitVolume("dL", 0.1, "deciliters"), centiliters = UnitVolume("cL", 0.01, "centiliters")
    static let milliliters = UnitVolume("mL", 0.001, "milliliters"), cubicMeters = UnitVolume("m³", 1000, "cubic meters"), teaspoons = UnitVolume("tsp", 0.00492892, "teaspoons")
    static let tablespoons = UnitVolume("tbsp", 0.0147868, "tablespoons"), fluidOunces = UnitVolume("fl oz", 0.0295735, "fluid ounces"), cups = UnitVolume("cup", 0.24, "cups")
    static let pints = UnitVolume("pt", 0.473176, "pints"), quarts = UnitVolume("qt", 0.946353, "quarts"), gallons = UnitVolume("gal", 3.78541, "gallons")
    override class func baseUnit() -> UnitVolume { .liters }
}
final class UnitArea: Dimension {
    static let squareKilometers = UnitArea("km²", 1_000_000, "square kilometers"), squareMeters = UnitArea("m²", 1, "square meters"), squareCentimeters = UnitArea("cm²", 0.0001, "square centimeters")
    static let squareMillimeters = UnitArea("mm²", 1e-6, "square millimeters"), squareMicrometers = UnitArea("µm²", 1e-12, "square micrometers"), squareNanometers = UnitArea("nm²", 1e-18, "square nanometers")
    static let squareFeet = UnitArea("ft²", 0.092903, "square feet", "square foot"), squareMiles = UnitArea("mi²", 2_589_988, "square miles"), acres = UnitArea("ac", 4046.86, "acres")
    static let hectares = UnitArea("ha", 10000, "hectares"), squareInches = UnitArea("in²", 0.00064516, "square inches", "square inch"), squareYards = UnitArea("yd²", 0.836127, "square yards")
    override class func baseUnit() -> UnitArea { .squareMeters }
}
final class UnitAngle: Dimension {
    static let degrees = UnitAngle("°", 1, "degrees"), radians = UnitAngle("rad", 57.29577951308232, "radians"), revolutions = UnitAngle("rev", 360, "revolutions")
    static let arcMinutes = UnitAngle("ʹ", 0.016667, "arcminutes"), arcSeconds = UnitAngle("ʺ", 0.000277778, "arcseconds"), gradians = UnitAngle("grad", 0.9)
    override class func baseUnit() -> UnitAngle { .degrees }
}
final class UnitEnergy: Dimension {
    static let kilojoules = UnitEnergy("kJ", 1000, "kilojoules"), joules = UnitEnergy("J", 1, "joules"), kilocalories = UnitEnergy("kCal", 4184, "kilocalories")
    static let calories = UnitEnergy("cal", 4.184, "calories"), kilowattHours = UnitEnergy("kWh", 3_600_000, "kilowatt-hours")
    override class func baseUnit() -> UnitEnergy { .joules }
}
final class UnitInformationStorage: Dimension {
    static let bytes = UnitInformationStorage("B", 8, "bytes"), bits = UnitInformationStorage("bit", 1, "bits"), kilobytes = UnitInformationStorage("kB", 8000, "kilobytes")
    static let megabytes = UnitInformationStorage("MB", 8_000_000, "megabytes"), gigabytes = UnitInformationStorage("GB", 8_000_000_000, "gigabytes")
    static let terabytes = UnitInformationStorage("TB", 8_000_000_000_000, "terabytes"), kibibytes = UnitInformationStorage("KiB", 8192), mebibytes = UnitInformationStorage("MiB", 8_388_608)
    static let gibibytes = UnitInformationStorage("GiB", 8_589_934_592), tebibytes = UnitInformationStorage("TiB", 8_796_093_022_208)
    static let petabytes = UnitInformationStorage("PB", 8_000_000_000_000_000), nibbles = UnitInformationStorage("nibble", 4)
    static let kilobits = UnitInformationStorage("kb", 1000), megabits = UnitInformationStorage("Mb", 1_000_000), gigabits = UnitInformationStorage("Gb", 1_000_000_000)
    override class func baseUnit() -> UnitInformationStorage { .bits }
}
/// A number of a unit.
struct Measurement<UnitType: Unit>: Hashable, CustomStringConvertible {
    var value: Double
    let unit: UnitType
    init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
    }
    var description: String { "\(value) \(unit.symbol)" }
    static func == (_ a: Measurement<UnitType>, _ b: Measurement<UnitType>) -> Bool { a._base == b._base && (a.unit.symbol == b.unit.symbol || a.unit is Dimension) }
    func hash(into hasher: inout Hasher) { hasher.combine(_base) }
    var _base: Double { (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) ?? value }
    static func * (_ a: Measurement<UnitType>, _ b: Double) -> Measurement<UnitType> { Measurement(value: a.value * b, unit: a.unit) }
    static func * (_ a: Double, _ b: Measurement<UnitType>) -> Measurement<UnitType> { Measurement(value: a * b.value, unit: b.unit) }
    static func / (_ a: Measurement<UnitType>, _ b: Double) -> Measurement<UnitType> { Measurement(value: a.value / b, unit: a.unit) }
    func _text(_ format: _MeasurementFormat) -> String { format._hidesScale ? format._degrees(value) : _text(format._width, format._number) }
    func _text(_ width: _MeasurementFormat.UnitWidth, _ format: _NumberFormat) -> String {
        let number = format._text(value)
        switch width {
        case .wide:
            guard let names = (unit as? Dimension)?._names else { return number + " " + unit.symbol }
            return number + " " + (number == "1" ? names.one : names.many)
        case .narrow: return number + (unit.symbol.hasPrefix("°") ? "°" : unit.symbol)
        case .abbreviated: return number + (unit.symbol.hasPrefix("°") ? "" : " ") + unit.symbol
        }
    }
    /// - Since: iOS 15
    struct FormatStyle: Foundation.FormatStyle {
        typealias UnitWidth = _MeasurementFormat.UnitWidth
        var width: _MeasurementFormat.UnitWidth
        var hidesScaleName = false
        var numberFormatStyle: FloatingPointFormatStyle<Double>?
        var locale = Locale.current
        init(width: _MeasurementFormat.UnitWidth, locale: Locale = .autoupdatingCurrent, usage: _MeasurementFormat.Usage = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) {
            (self.width, self.locale, self.numberFormatStyle) = (width, locale, numberFormatStyle)
        }
        init(width: _MeasurementFormat.UnitWidth, locale: Locale = .autoupdatingCurrent, usage: _MeasurementFormat.Usage = .general, hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) {
            self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
            self.hidesScaleName = hidesScaleName
        }
        func locale(_ locale: Locale) -> Measurement<UnitType>.FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }
        func format(_ value: Measurement<UnitType>) -> String {
            value._text(.measurement(width: width, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle.map { $0._format }))
        }
    }
}
extension Measurement: Comparable where UnitType: Dimension {
    static func < (_ a: Measurement<UnitType>, _ b: Measurement<UnitType>) -> Bool { a._base < b._base }
    func converted(to other: UnitType) -> Measurement<UnitType> {
        unit.symbol == other.symbol ? self : Measurement(value: other.converter.value(fromBaseUnitValue: _base), unit: other)
    }
    mutating func convert(to other: UnitType) { self = converted(to: other) }
    static func + (_ a: Measurement<UnitType>, _ b: Measurement<UnitType>) -> Measurement<UnitType> { _joined(a, b) { $0 + $1 } }
    static func - (_ a: Measurement<UnitType>, _ b: Measurement<UnitType>) -> Measurement<UnitType> { _joined(a, b) { $0 - $1 } }
    /// In the unit of both, else in the dimension's base unit.
    static func _joined(_ a: Measurement<UnitType>, _ b: Measurement<UnitType>, _ join: (Double, Double) -> Double) -> Measurement<UnitType> {
        if a.unit.symbol == b.unit.symbol { return Measurement(value: join(a.value, b.value), unit: a.unit) }
        return Measurement(value: join(a._base, b._base), unit: UnitType.baseUnit())
    }
    func formatted() -> String { _text(.abbreviated, .number.precision(.fractionLength(0...3))) }
    func formatted(_ format: _MeasurementFormat) -> String { _text(format) }
    @_disfavoredOverload func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == Measurement<UnitType> { style.format(self) }
}
/// How a quantity is written, in the unit that it has.
struct _MeasurementFormat: Hashable {
    enum UnitWidth { case wide, abbreviated, narrow }
    enum Usage { case general, asProvided, road, person, personHeight, personWeight, weather, food }
    let _width: _MeasurementFormat.UnitWidth
    let _number: _NumberFormat
    var _hidesScale = false
    /// A temperature without the name of its scale.
    func _degrees(_ value: Double) -> String {
        let number = _number._text(value)
        return number + (_width == .wide ? number == "1" ? " degree" : " degrees" : "°")
    }
    static func measurement(width: _MeasurementFormat.UnitWidth, usage: _MeasurementFormat.Usage = .general, hidesScaleName: Bool, numberFormatStyle: _NumberFormat? = nil) -> _MeasurementFormat {
        _MeasurementFormat(_width: width, _number: numberFormatStyle ?? .number.precision(.fractionLength(0...3)), _hidesScale: hidesScaleName)
    }
    static func measurement(width: _MeasurementFormat.UnitWidth, usage: _MeasurementFormat.Usage = .general, numberFormatStyle: _NumberFormat? = nil) -> _MeasurementFormat {
        _MeasurementFormat(_width: width, _number: numberFormatStyle ?? .number.precision(.fractionLength(0...3)))
    }
}
extension Text { init<U: Dimension>(_ measurement: Measurement<U>, format: _MeasurementFormat) { self.init(verbatim: measurement.formatted(format)) } }
extension LabeledContent where Label == Text, Content == Text {
    init<U: Dimension>(_ title: LocalizedStringKey, value: Measurement<U>, format: _MeasurementFormat) { self.init(title, value: value.formatted(format)) }
}
func _interpolated<U: Dimension>(_ value: Measurement<U>, format: _MeasurementFormat) -> String { value.formatted(format) }
protocol _Measured { var value: Double { get }; var _dimension: Dimension { get } }
extension Measurement: _Measured where UnitType: Dimension { var _dimension: Dimension { unit } }
class MeasurementFormatter: Formatter {
    enum UnitOptions { case providedUnit, naturalScale, temperatureWithoutUnit }
    var unitOptions = MeasurementFormatter.UnitOptions.providedUnit
    var unitStyle = Formatter.UnitStyle.medium
    var numberFormatter = NumberFormatter()
    var locale: Locale! = Locale.current
    override init() { numberFormatter.numberStyle = .decimal }
    override func string(for obj: Any?) -> String? { (obj as? any _Measured).map { string(from: Measurement(value: $0.value, unit: $0._dimension)) } }
    func string(from unit: Dimension) -> String { unitStyle == .long ? unit._names?.many ?? unit.symbol : unit.symbol }
    func string<U: Dimension>(from measurement: Measurement<U>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        let symbol = measurement.unit.symbol
        switch unitStyle {
        case .short: return number + (symbol.hasPrefix("°") ? "°" : symbol)
        case .medium: return number + (symbol.hasPrefix("°") ? "" : " ") + symbol
        case .long:
            guard let names = measurement.unit._names else { return number + " " + symbol }
            return number + " " + (number == "1" ? names.one : names.many)
        }
    }
}
