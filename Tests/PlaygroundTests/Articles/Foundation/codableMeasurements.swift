import Foundation
struct Load: Codable, Hashable { var mass: Measurement<UnitMass>?; var warmth: Measurement<UnitTemperature> }
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let load = Load(mass: .init(value: 2, unit: .grams), warmth: .init(value: 20, unit: .celsius))
let data = try encoder.encode(load)
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode(Load.self, from: data)
print(back.mass!, back.warmth, back.warmth.converted(to: .kelvin), back == load)
let step = UnitLength(symbol: "step", converter: UnitConverterLinear(coefficient: 0.7))
let walk = try encoder.encode([Measurement(value: 10, unit: step)])
print(try JSONDecoder().decode([Measurement<UnitLength>].self, from: walk)[0].converted(to: .meters))
print((try? JSONDecoder().decode(Measurement<UnitMass>.self, from: Data(#"{"value":1,"unit":{"symbol":"m"}}"#.utf8))) == nil)

// output: {
// output:   "mass" : {
// output:     "unit" : {
// output:       "converter" : {
// output:         "coefficient" : 0.001,
// output:         "constant" : 0
// output:       },
// output:       "symbol" : "g"
// output:     },
// output:     "value" : 2
// output:   },
// output:   "warmth" : {
// output:     "unit" : {
// output:       "converter" : {
// output:         "coefficient" : 1,
// output:         "constant" : 273.15
// output:       },
// output:       "symbol" : "°C"
// output:     },
// output:     "value" : 20
// output:   }
// output: }
// output: 2.0 g 20.0 °C 293.15 K true
// output: 7.0 m
// output: true
