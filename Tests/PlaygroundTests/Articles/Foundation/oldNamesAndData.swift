import Foundation
enum Outcome: Codable { case win(points: Int, by: String?); case lose(String?), none }
print(String(decoding: try JSONEncoder().encode([Outcome.lose(nil), .lose("a"), .none]), as: UTF8.self))
print(try JSONDecoder().decode([Outcome].self, from: Data(#"[{"win":{"points":3}},{"lose":{}}]"#.utf8)))
protocol Old: class { func f() }
final class Impl: Old { func f() { print("old") } }
weak var w: Old?; let im = Impl(); w = im; w?.f()
print([1, 2, 3].index(of: 2) as Any, [1, 2].index(where: { $0 > 1 }) as Any, [1, nil].flatMap { $0 }, [[1], [2]].flatMap { $0 }, ["1", "a"].flatMap { Int($0) }, ["1", "a"].flatMap(Int.init))
let h = "hello", i = h.index(h.startIndex, offsetBy: 2)
print(h.substring(from: i), h.substring(to: i), h.substring(with: i..<h.endIndex))
let d = Data([1, 2, 3])
let p: Data = d.prefix(2)
print(d.prefix(2) == Data([1, 2]), p.count, d.suffix(1).first!, d[1...].startIndex, d.dropFirst().count, d.split(separator: 2).map { Array($0) }, Array(d.reversed()))
let e = JSONEncoder(); e.dataEncodingStrategy = .deferredToData
print(String(data: try e.encode([Data([9])]), encoding: .utf8)!)
let g = JSONDecoder(); g.dataDecodingStrategy = .deferredToData
print(Array(try g.decode([Data].self, from: Data("[[9, 8]]".utf8))[0]))
public enum Kit {}
public extension Kit {
    enum Kind { case a }
    struct Block { public init() {} ; func inner(_ x: Hidden) {} }
    func use(_ k: Kind) {}
}
struct Hidden {}
public struct User { public var k: Kit.Kind; public init(_ d: Kit.Block) { k = .a } }
private extension Kit { struct Secret { var a = 1 }; static var secret: Secret { Secret() } }
print(Kit.secret.a)

// output: [{"lose":{}},{"lose":{"_0":"a"}},{"none":{}}]
// output: [Outcome.win(points: 3, by: nil), Outcome.lose(nil)]
// output: old
// output: Optional(1) Optional(1) [1] [1, 2] [1] [1]
// output: llo he llo
// output: true 2 3 1 2 [[1], [3]] [3, 2, 1]
// output: [[9]]
// output: [9, 8]
// output: 1
