//--- public-conformances
public struct Z: Codable, Hashable { var a: Int }
public enum V: Int, CaseIterable, Codable { case k }
public protocol P { var w: Int { get }; func f() -> Int }
public struct K { public let w = 1 }
public extension K { func f() -> Int { w } }
extension K: P {}
struct J: Equatable { public static func == (a: J, b: J) -> Bool { true } }
print(K().f(), V.allCases, Z(a: 1) == Z(a: 1))
