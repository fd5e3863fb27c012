import Foundation
protocol P { associatedtype Value: Decodable; static var value: Value { get } }
enum D { enum F: P { static var value: Bool { false } }
  typealias False = Wrapper<F>
  @propertyWrapper struct Wrapper<Q: P>: Decodable {
    var wrappedValue = Q.value
    init() {}
    init(from decoder: Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Q.Value.self) }
  } }
extension KeyedDecodingContainer {
    func decode<Q>(_ type: D.Wrapper<Q>.Type, forKey key: Key) throws -> D.Wrapper<Q> {
        try decodeIfPresent(type, forKey: key) ?? .init()
    }
}
struct Recipe: Decodable {
    let name: String
    @D.False var isVegan: Bool
}
do {
    let r = try JSONDecoder().decode(Recipe.self, from: Data(#"{"name":"Pho"}"#.utf8))
    print(r.name, r.isVegan)
} catch { print(error) }

// output: Pho false
