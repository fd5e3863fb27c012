import Testing

@testable import Playground

/// Values of Swift as objects of Foundation, and back.
@Suite struct FoundationObjectTests {
    private func output(_ code: String) -> [String] {
        let shown = Shown("import Foundation\n" + code)
        return shown.output.flatMap { $0 } + shown.errors
    }

    @Test func numbersAreOfEachTypeThatHasThem() {
        let code = """
            let number: Any = NSNumber(value: 300)
            print(number as? Int ?? 0, number as? UInt8 ?? 0, number as? Double ?? 0, number as? Bool ?? false, number as? String ?? "-")
            print(NSNumber(value: 2.5) as? Int ?? 0, NSNumber(value: true) as? Int ?? 0, NSNumber(value: UInt64.max), NSNumber(value: UInt64.max) as? Int ?? 0)
            print((5 as Any) as? NSNumber ?? 0, 3 as NSNumber == 3.0 as NSNumber, NSNumber(value: Double.nan).intValue, NSNumber(value: 1e300).intValue)
            """
        #expect(output(code) == ["300 0 300.0 false -", "0 1 18446744073709551615 0", "5 true 0 9223372036854775807"])
    }

    @Test func collectionsBecomeObjectsAndBack() {
        let code = """
            let list = [3, 1, 2] as NSArray
            print(list.count, list[0], list.contains(2), list.index(of: 9) == NSNotFound, list as? [Int] ?? [], list as! [Any])
            let mutable = NSMutableArray(array: ["a"])
            mutable.add("b")
            mutable.insert(0, at: 0)
            mutable.remove("a")
            print(mutable as? [String] ?? [], mutable.componentsJoined(by: "-"))
            let map: NSDictionary = ["a": 1, "b": [1, 2]]
            print(map["a"] ?? 0, map.count, (map as? [String: Any])?.keys.sorted() ?? [], NSSet(array: [1, 1, 2]).count)
            print(["x": 1] as NSDictionary == ["x": 1] as NSDictionary, NSNull() == NSNull(), [1, "a b"] as NSArray)
            """
        #expect(
            output(code) == [
                "3 3 true true [3, 1, 2] [3, 1, 2]", "[] 0-b", #"1 2 ["a", "b"] 2"#, "true true (", "    1,", #"    "a b""#, ")",
            ])
    }

    @Test func errorsBecomeObjects() {
        let code = """
            enum Failure: Error { case lost, late(Int) }
            struct Refusal: LocalizedError { var errorDescription: String? { "Not today." } }
            func act(_ number: Int) throws {
                if number == 0 { throw Failure.lost }
                if number == 1 { throw Refusal() }
                throw NSError(domain: "shop", code: 7, userInfo: [NSLocalizedDescriptionKey: "Sold out."])
            }
            func show(_ number: Int) {
                do { try act(number) } catch let error as NSError { print(error.domain, error.code, error.localizedDescription) }
            }
            for number in 0...2 { show(number) }
            print(NSError(domain: "d", code: 1), (URLError(.timedOut) as NSError).code)
            """
        #expect(
            output(code) == [
                "Failure 1 The operation couldn’t be completed. (Failure error 1.)", "Refusal 1 Not today.", "shop 7 Sold out.",
                #"Error Domain=d Code=1 "(null)" -1001"#,
            ])
    }

    /// Subclasses compare as the class that conforms says.
    @Test func subclassesInheritEquality() {
        let code = """
            class Tag: NSObject {
                let id: Int
                init(_ id: Int) { self.id = id }
                override func isEqual(_ object: Any?) -> Bool { (object as? Tag)?.id == id }
                override var hash: Int { id }
            }
            class Named: Tag {}
            print(Tag(1) == Tag(1), Named(1) == Named(1), [Named(2)].contains(Named(2)), Set([Tag(1), Tag(1)]).count)
            """
        #expect(output(code) == ["true true true 1"])
    }
}
