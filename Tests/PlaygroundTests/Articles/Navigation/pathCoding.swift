import SwiftUI
enum Route: Hashable, Codable { case item(Int), named(String) }
struct Other: Hashable {}
var path = NavigationPath()
path.append(Route.item(3))
path.append("x")
let data = try JSONEncoder().encode(path.codable!)
print(String(decoding: data, as: UTF8.self))
let back = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
print(back == path, back.count)
path.append(Other())
print(path.codable == nil)
do {
    _ = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["Strange", "1"]"#.utf8))
} catch { print(type(of: error)) }
func found<T>(_ value: Any, as type: T.Type = T.self) -> T? { value as? T }
if let number: Int = found(4) { print(number) }

// output: ["String","\"x\"","Route","{\"item\":{\"_0\":3}}"]
// output: true 2
// output: true
// output: DecodingError
// output: 4
