import Testing

@testable import Playground

/// Dictionaries and sets as those of other types. The outputs are those of the compiled program.
@Suite struct CollectionCastTests {
    @Test func dictionariesAndSetsAreCast() {
        let code = """
            let counts: Any = ["a": 1]
            print(counts as? [String: Any] as Any, counts as? [String: Int] as Any, counts as? [String: String] as Any)
            let numbers: Any = Set([1])
            print(numbers as? Set<AnyHashable> == nil, numbers as? Set<Int> == nil, numbers as? Set<String> == nil)
            let nested: Any = ["a": [1, 2]]
            if let map = nested as? [String: Any] { print(map["a"] as? [Int] ?? []) }
            let both: [String: Any] = ["x": 1, "y": "b"]
            print(both as? [String: Int] == nil, (both.filter { $0.key == "x" } as? [String: Int]) ?? [:])
            print((counts as? [AnyHashable: Any])?[AnyHashable("a")] as? Int ?? 0)
            """
        #expect(
            Shown(code).output.flatMap { $0 } == [
                #"Optional(["a": 1]) Optional(["a": 1]) nil"#, "false false true", "[1, 2]", #"true ["x": 1]"#, "1",
            ])
    }

    @Test func valuesOfADictionaryAreConverted() {
        let code = """
            class Animal {}
            class Dog: Animal {}
            let counts = ["a": 1, "b": 2]
            let any: [String: Any] = counts
            let animals: [String: Animal] = ["x": Dog()] as [String: Dog]
            let optional: [String: Int?] = counts
            func size(_ values: [String: Any]) -> Int { values.count }
            print(any["a"] ?? "none", animals.count, optional["a"] as Any, size(counts), size(["q": 1, "r": "s"]), size([:]))
            """
        #expect(Shown(code).output.flatMap { $0 } == ["1 1 Optional(Optional(1)) 2 2 0"])
        #expect(Shown("let a: [String: Int] = [\"a\": 1] as [String: Any]").errors.count == 1)
    }

    @Test func tuplesAreCastByElements() {
        let code = """
            let plain: Any = (1, "a"), labeled: Any = (x: 1, y: "a")
            print(plain as? (x: Int, y: String) as Any, labeled as? (Int, String) as Any, labeled as? (q: Int, y: String) as Any)
            print(labeled as? (Int?, Any) as Any, labeled is (Int, String), plain is (Int, Int), plain as? (Int, Any, Int) as Any)
            """
        #expect(
            Shown(code).output.flatMap { $0 } == [
                #"Optional((x: 1, y: "a")) Optional((1, "a")) nil"#, #"Optional((Optional(1), "a")) true false nil"#,
            ])
    }
}
