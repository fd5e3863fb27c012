import Foundation

// Which of two overloads a call means: what weighs least in the compiler's order.
let whole = 3, half = 1.5, text = "q", list = [1]
enum E0 {
    static func f(_: Double) -> Int { 1 }
    static func f(_: Int?) -> Int { 2 }
}
enum E1 {
    static func f(_: Double) -> Int { 1 }
    static func f(_: Any) -> Int { 2 }
}
enum E2 {
    static func f(_: Double) -> Int { 1 }
    static func f(_: Any?) -> Int { 2 }
}
enum E3 {
    static func f(_: Double) -> Int { 1 }
    static func f(_: some Equatable) -> Int { 2 }
}
enum E4 {
    static func f(_: Double) -> Int { 1 }
    static func f(_: any Equatable) -> Int { 2 }
}
enum E5 {
    static func f(_: Double) -> Int { 1 }
    static func f(_: [Double]) -> Int { 2 }
}
enum E6 {
    static func f(_: Double) -> Int { 1 }
    static func f(_: [Any]) -> Int { 2 }
}
enum E7 {
    static func f(_: Double) -> Int { 1 }
    static func f(_: [Int?]) -> Int { 2 }
}
enum E8 {
    static func f(_: Double) -> Int { 1 }
    static func f(_: Set<Int>) -> Int { 2 }
}
enum E9 {
    static func f(_: Double) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
enum E10 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: Any) -> Int { 2 }
}
enum E11 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: Any?) -> Int { 2 }
}
enum E12 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: Int8) -> Int { 2 }
}
enum E13 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: some Equatable) -> Int { 2 }
}
enum E14 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: any Equatable) -> Int { 2 }
}
enum E15 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: [Double]) -> Int { 2 }
}
enum E16 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: [Any]) -> Int { 2 }
}
enum E17 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: [Int?]) -> Int { 2 }
}
enum E18 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: Set<Int>) -> Int { 2 }
}
enum E19 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
enum E20 {
    static func f(_: Int?) -> Int { 1 }
    static func f(_: CGFloat) -> Int { 2 }
}
enum E21 {
    static func f(_: Any) -> Int { 1 }
    static func f(_: Any?) -> Int { 2 }
}
enum E22 {
    static func f(_: Any) -> Int { 1 }
    static func f(_: Int8) -> Int { 2 }
}
enum E23 {
    static func f(_: Any) -> Int { 1 }
    static func f(_: some Equatable) -> Int { 2 }
}
enum E24 {
    static func f(_: Any) -> Int { 1 }
    static func f(_: any Equatable) -> Int { 2 }
}
enum E25 {
    static func f(_: Any) -> Int { 1 }
    static func f(_: [Double]) -> Int { 2 }
}
enum E26 {
    static func f(_: Any) -> Int { 1 }
    static func f(_: [Any]) -> Int { 2 }
}
enum E27 {
    static func f(_: Any) -> Int { 1 }
    static func f(_: [Int?]) -> Int { 2 }
}
enum E28 {
    static func f(_: Any) -> Int { 1 }
    static func f(_: Set<Int>) -> Int { 2 }
}
enum E29 {
    static func f(_: Any) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
enum E30 {
    static func f(_: Any) -> Int { 1 }
    static func f(_: CGFloat) -> Int { 2 }
}
enum E31 {
    static func f(_: Any?) -> Int { 1 }
    static func f(_: Int8) -> Int { 2 }
}
enum E32 {
    static func f(_: Any?) -> Int { 1 }
    static func f(_: some Equatable) -> Int { 2 }
}
enum E33 {
    static func f(_: Any?) -> Int { 1 }
    static func f(_: any Equatable) -> Int { 2 }
}
enum E34 {
    static func f(_: Any?) -> Int { 1 }
    static func f(_: [Double]) -> Int { 2 }
}
enum E35 {
    static func f(_: Any?) -> Int { 1 }
    static func f(_: [Any]) -> Int { 2 }
}
enum E36 {
    static func f(_: Any?) -> Int { 1 }
    static func f(_: [Int?]) -> Int { 2 }
}
enum E37 {
    static func f(_: Any?) -> Int { 1 }
    static func f(_: Set<Int>) -> Int { 2 }
}
enum E38 {
    static func f(_: Any?) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
enum E39 {
    static func f(_: Any?) -> Int { 1 }
    static func f(_: CGFloat) -> Int { 2 }
}
enum E40 {
    static func f(_: Int8) -> Int { 1 }
    static func f(_: some Equatable) -> Int { 2 }
}
enum E41 {
    static func f(_: Int8) -> Int { 1 }
    static func f(_: any Equatable) -> Int { 2 }
}
enum E42 {
    static func f(_: Int8) -> Int { 1 }
    static func f(_: [Double]) -> Int { 2 }
}
enum E43 {
    static func f(_: Int8) -> Int { 1 }
    static func f(_: [Any]) -> Int { 2 }
}
enum E44 {
    static func f(_: Int8) -> Int { 1 }
    static func f(_: [Int?]) -> Int { 2 }
}
enum E45 {
    static func f(_: Int8) -> Int { 1 }
    static func f(_: Set<Int>) -> Int { 2 }
}
enum E46 {
    static func f(_: Int8) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
enum E47 {
    static func f(_: some Equatable) -> Int { 1 }
    static func f(_: any Equatable) -> Int { 2 }
}
enum E48 {
    static func f(_: some Equatable) -> Int { 1 }
    static func f(_: [Double]) -> Int { 2 }
}
enum E49 {
    static func f(_: some Equatable) -> Int { 1 }
    static func f(_: [Any]) -> Int { 2 }
}
enum E50 {
    static func f(_: some Equatable) -> Int { 1 }
    static func f(_: [Int?]) -> Int { 2 }
}
enum E51 {
    static func f(_: some Equatable) -> Int { 1 }
    static func f(_: Set<Int>) -> Int { 2 }
}
enum E52 {
    static func f(_: some Equatable) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
enum E53 {
    static func f(_: any Equatable) -> Int { 1 }
    static func f(_: [Double]) -> Int { 2 }
}
enum E54 {
    static func f(_: any Equatable) -> Int { 1 }
    static func f(_: [Any]) -> Int { 2 }
}
enum E55 {
    static func f(_: any Equatable) -> Int { 1 }
    static func f(_: [Int?]) -> Int { 2 }
}
enum E56 {
    static func f(_: any Equatable) -> Int { 1 }
    static func f(_: Set<Int>) -> Int { 2 }
}
enum E57 {
    static func f(_: any Equatable) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
enum E58 {
    static func f(_: [Double]) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
enum E59 {
    static func f(_: [Any]) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
enum E60 {
    static func f(_: [Int?]) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
enum E61 {
    static func f(_: Set<Int>) -> Int { 1 }
    static func f(_: AnyHashable) -> Int { 2 }
}
print(E0.f(2), E0.f(2.5), E0.f(whole), E0.f(half), E0.f(1 + 2), E0.f(true ? 1 : 2))
print(E1.f(2), E1.f(2.5), E1.f([1, 2]), E1.f("a"), E1.f(whole), E1.f(half), E1.f(list), E1.f(1 + 2), E1.f(true ? 1 : 2))
print(E2.f(2), E2.f(2.5), E2.f([1, 2]), E2.f("a"), E2.f(whole), E2.f(half), E2.f(list), E2.f(1 + 2), E2.f(true ? 1 : 2))
print(E3.f(2), E3.f(2.5), E3.f([1, 2]), E3.f("a"), E3.f(whole), E3.f(half), E3.f(list), E3.f(1 + 2), E3.f(true ? 1 : 2))
print(E4.f(2), E4.f(2.5), E4.f([1, 2]), E4.f("a"), E4.f(whole), E4.f(half), E4.f(list), E4.f(1 + 2), E4.f(true ? 1 : 2))
print(E5.f(2), E5.f(2.5), E5.f([1, 2]), E5.f(half), E5.f(1 + 2), E5.f(true ? 1 : 2))
print(E6.f(2), E6.f(2.5), E6.f([1, 2]), E6.f(half), E6.f(list), E6.f(1 + 2), E6.f(true ? 1 : 2))
print(E7.f(2), E7.f(2.5), E7.f([1, 2]), E7.f(half), E7.f(list), E7.f(1 + 2), E7.f(true ? 1 : 2))
print(E8.f(2), E8.f(2.5), E8.f([1, 2]), E8.f(half), E8.f(1 + 2), E8.f(true ? 1 : 2))
print(E9.f(2), E9.f(2.5), E9.f([1, 2]), E9.f("a"), E9.f(whole), E9.f(half), E9.f(list), E9.f(1 + 2), E9.f(true ? 1 : 2))
print(E10.f(2), E10.f(2.5), E10.f([1, 2]), E10.f("a"), E10.f(whole), E10.f(half), E10.f(list), E10.f(1 + 2), E10.f(true ? 1 : 2))
print(E11.f(2), E11.f(2.5), E11.f([1, 2]), E11.f("a"), E11.f(whole), E11.f(half), E11.f(list), E11.f(1 + 2), E11.f(true ? 1 : 2))
print(E12.f(2), E12.f(whole), E12.f(1 + 2), E12.f(true ? 1 : 2))
print(E13.f(2), E13.f(2.5), E13.f([1, 2]), E13.f("a"), E13.f(whole), E13.f(half), E13.f(list), E13.f(1 + 2), E13.f(true ? 1 : 2))
print(E14.f(2), E14.f(2.5), E14.f([1, 2]), E14.f("a"), E14.f(whole), E14.f(half), E14.f(list), E14.f(1 + 2), E14.f(true ? 1 : 2))
print(E15.f(2), E15.f([1, 2]), E15.f(whole), E15.f(1 + 2), E15.f(true ? 1 : 2))
print(E16.f(2), E16.f([1, 2]), E16.f(whole), E16.f(list), E16.f(1 + 2), E16.f(true ? 1 : 2))
print(E17.f(2), E17.f([1, 2]), E17.f(whole), E17.f(list), E17.f(1 + 2), E17.f(true ? 1 : 2))
print(E18.f(2), E18.f([1, 2]), E18.f(whole), E18.f(1 + 2), E18.f(true ? 1 : 2))
print(E19.f(2), E19.f(2.5), E19.f([1, 2]), E19.f("a"), E19.f(whole), E19.f(half), E19.f(list), E19.f(1 + 2), E19.f(true ? 1 : 2))
print(E20.f(2), E20.f(2.5), E20.f(whole), E20.f(half), E20.f(1 + 2), E20.f(true ? 1 : 2))
print(E21.f(2), E21.f(2.5), E21.f([1, 2]), E21.f("a"), E21.f(whole), E21.f(half), E21.f(list), E21.f(1 + 2), E21.f(true ? 1 : 2))
print(E22.f(2), E22.f(2.5), E22.f([1, 2]), E22.f("a"), E22.f(whole), E22.f(half), E22.f(list), E22.f(1 + 2), E22.f(true ? 1 : 2))
print(E23.f(2), E23.f(2.5), E23.f([1, 2]), E23.f("a"), E23.f(whole), E23.f(half), E23.f(list), E23.f(1 + 2), E23.f(true ? 1 : 2))
print(E24.f(2), E24.f(2.5), E24.f([1, 2]), E24.f("a"), E24.f(whole), E24.f(half), E24.f(list), E24.f(1 + 2), E24.f(true ? 1 : 2))
print(E25.f(2), E25.f(2.5), E25.f([1, 2]), E25.f("a"), E25.f(whole), E25.f(half), E25.f(list), E25.f(1 + 2), E25.f(true ? 1 : 2))
print(E26.f(2), E26.f(2.5), E26.f([1, 2]), E26.f("a"), E26.f(whole), E26.f(half), E26.f(list), E26.f(1 + 2), E26.f(true ? 1 : 2))
print(E27.f(2), E27.f(2.5), E27.f([1, 2]), E27.f("a"), E27.f(whole), E27.f(half), E27.f(list), E27.f(1 + 2), E27.f(true ? 1 : 2))
print(E28.f(2), E28.f(2.5), E28.f([1, 2]), E28.f("a"), E28.f(whole), E28.f(half), E28.f(list), E28.f(1 + 2), E28.f(true ? 1 : 2))
print(E29.f(2), E29.f(2.5), E29.f([1, 2]), E29.f("a"), E29.f(whole), E29.f(half), E29.f(list), E29.f(1 + 2), E29.f(true ? 1 : 2))
print(E30.f(2), E30.f(2.5), E30.f([1, 2]), E30.f("a"), E30.f(whole), E30.f(half), E30.f(list), E30.f(1 + 2), E30.f(true ? 1 : 2))
print(E31.f(2), E31.f(2.5), E31.f([1, 2]), E31.f("a"), E31.f(whole), E31.f(half), E31.f(list), E31.f(1 + 2), E31.f(true ? 1 : 2))
print(E32.f(2), E32.f(2.5), E32.f([1, 2]), E32.f("a"), E32.f(whole), E32.f(half), E32.f(list), E32.f(1 + 2), E32.f(true ? 1 : 2))
print(E33.f(2), E33.f(2.5), E33.f([1, 2]), E33.f("a"), E33.f(whole), E33.f(half), E33.f(list), E33.f(1 + 2), E33.f(true ? 1 : 2))
print(E34.f(2), E34.f(2.5), E34.f([1, 2]), E34.f("a"), E34.f(whole), E34.f(half), E34.f(list), E34.f(1 + 2), E34.f(true ? 1 : 2))
print(E35.f(2), E35.f(2.5), E35.f([1, 2]), E35.f("a"), E35.f(whole), E35.f(half), E35.f(list), E35.f(1 + 2), E35.f(true ? 1 : 2))
print(E36.f(2), E36.f(2.5), E36.f([1, 2]), E36.f("a"), E36.f(whole), E36.f(half), E36.f(list), E36.f(1 + 2), E36.f(true ? 1 : 2))
print(E37.f(2), E37.f(2.5), E37.f([1, 2]), E37.f("a"), E37.f(whole), E37.f(half), E37.f(list), E37.f(1 + 2), E37.f(true ? 1 : 2))
print(E38.f(2), E38.f(2.5), E38.f([1, 2]), E38.f("a"), E38.f(whole), E38.f(half), E38.f(list), E38.f(1 + 2), E38.f(true ? 1 : 2))
print(E39.f(2), E39.f(2.5), E39.f([1, 2]), E39.f("a"), E39.f(whole), E39.f(half), E39.f(list), E39.f(1 + 2), E39.f(true ? 1 : 2))
print(E40.f(2), E40.f(2.5), E40.f([1, 2]), E40.f("a"), E40.f(whole), E40.f(half), E40.f(list), E40.f(1 + 2), E40.f(true ? 1 : 2))
print(E41.f(2), E41.f(2.5), E41.f([1, 2]), E41.f("a"), E41.f(whole), E41.f(half), E41.f(list), E41.f(1 + 2), E41.f(true ? 1 : 2))
print(E42.f(2), E42.f([1, 2]), E42.f(1 + 2), E42.f(true ? 1 : 2))
print(E43.f(2), E43.f([1, 2]), E43.f(list), E43.f(1 + 2), E43.f(true ? 1 : 2))
print(E44.f(2), E44.f([1, 2]), E44.f(list), E44.f(1 + 2), E44.f(true ? 1 : 2))
print(E45.f(2), E45.f([1, 2]), E45.f(1 + 2), E45.f(true ? 1 : 2))
print(E46.f(2), E46.f(2.5), E46.f([1, 2]), E46.f("a"), E46.f(whole), E46.f(half), E46.f(list), E46.f(1 + 2), E46.f(true ? 1 : 2))
print(E47.f(2), E47.f(2.5), E47.f([1, 2]), E47.f("a"), E47.f(whole), E47.f(half), E47.f(list), E47.f(1 + 2), E47.f(true ? 1 : 2))
print(E48.f(2), E48.f(2.5), E48.f([1, 2]), E48.f("a"), E48.f(whole), E48.f(half), E48.f(list), E48.f(1 + 2), E48.f(true ? 1 : 2))
print(E49.f(2), E49.f(2.5), E49.f([1, 2]), E49.f("a"), E49.f(whole), E49.f(half), E49.f(list), E49.f(1 + 2), E49.f(true ? 1 : 2))
print(E50.f(2), E50.f(2.5), E50.f([1, 2]), E50.f("a"), E50.f(whole), E50.f(half), E50.f(list), E50.f(1 + 2), E50.f(true ? 1 : 2))
print(E51.f(2), E51.f(2.5), E51.f([1, 2]), E51.f("a"), E51.f(whole), E51.f(half), E51.f(list), E51.f(1 + 2), E51.f(true ? 1 : 2))
print(E52.f(2), E52.f(2.5), E52.f([1, 2]), E52.f("a"), E52.f(whole), E52.f(half), E52.f(list), E52.f(1 + 2), E52.f(true ? 1 : 2))
print(E53.f(2), E53.f(2.5), E53.f([1, 2]), E53.f("a"), E53.f(whole), E53.f(half), E53.f(list), E53.f(1 + 2), E53.f(true ? 1 : 2))
print(E54.f(2), E54.f(2.5), E54.f([1, 2]), E54.f("a"), E54.f(whole), E54.f(half), E54.f(list), E54.f(1 + 2), E54.f(true ? 1 : 2))
print(E55.f(2), E55.f(2.5), E55.f([1, 2]), E55.f("a"), E55.f(whole), E55.f(half), E55.f(list), E55.f(1 + 2), E55.f(true ? 1 : 2))
print(E56.f(2), E56.f(2.5), E56.f([1, 2]), E56.f("a"), E56.f(whole), E56.f(half), E56.f(list), E56.f(1 + 2), E56.f(true ? 1 : 2))
print(E57.f(2), E57.f(2.5), E57.f([1, 2]), E57.f("a"), E57.f(whole), E57.f(half), E57.f(list), E57.f(1 + 2), E57.f(true ? 1 : 2))
print(E58.f(2), E58.f(2.5), E58.f([1, 2]), E58.f("a"), E58.f(whole), E58.f(half), E58.f(list), E58.f(1 + 2), E58.f(true ? 1 : 2))
print(E59.f(2), E59.f(2.5), E59.f([1, 2]), E59.f("a"), E59.f(whole), E59.f(half), E59.f(list), E59.f(1 + 2), E59.f(true ? 1 : 2))
print(E60.f(2), E60.f(2.5), E60.f([1, 2]), E60.f("a"), E60.f(whole), E60.f(half), E60.f(list), E60.f(1 + 2), E60.f(true ? 1 : 2))
print(E61.f(2), E61.f(2.5), E61.f([1, 2]), E61.f("a"), E61.f(whole), E61.f(half), E61.f(list), E61.f(1 + 2), E61.f(true ? 1 : 2))

// output: 2 1 2 1 2 2
// output: 2 1 2 2 2 1 2 2 2
// output: 2 1 2 2 2 1 2 2 2
// output: 2 1 2 2 2 1 2 2 2
// output: 2 1 2 2 2 1 2 2 2
// output: 1 1 2 1 1 1
// output: 1 1 2 1 2 1 1
// output: 1 1 2 1 2 1 1
// output: 1 1 2 1 1 1
// output: 1 1 2 2 2 1 2 1 1
// output: 2 2 2 2 2 2 2 2 2
// output: 1 2 2 2 1 2 2 1 1
// output: 1 1 1 1
// output: 2 2 2 2 2 2 2 2 2
// output: 2 2 2 2 2 2 2 2 2
// output: 1 2 1 1 1
// output: 1 2 1 2 1 1
// output: 1 2 1 2 1 1
// output: 1 2 1 1 1
// output: 1 2 2 2 1 2 2 1 1
// output: 1 2 1 2 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 2 2 2 2 2 2 2 2 2
// output: 2 2 2 2 2 2 2 2 2
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 2 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 2 2 2 2 2 2 2 2 2
// output: 2 2 2 2 2 2 2 2 2
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 2 1 1 1 1 1 1
// output: 1 1 2 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 2 2 2 2 2 2 2 2 2
// output: 2 2 2 2 2 2 2 2 2
// output: 1 2 1 1
// output: 1 2 2 1 1
// output: 1 2 2 1 1
// output: 1 2 1 1
// output: 1 2 2 2 2 2 2 1 1
// output: 2 2 2 2 2 2 2 2 2
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 1 1 1 1 1 1 1 1 1
// output: 2 2 1 2 2 2 2 2 2
// output: 2 2 1 2 2 2 1 2 2
// output: 2 2 1 2 2 2 1 2 2
// output: 2 2 1 2 2 2 2 2 2
