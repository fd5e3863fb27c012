import Testing

@testable import Playground

/// Conditions that are written as texts.
@Suite struct PredicateTests {
    private static let people = """
        import Foundation
        class Person: NSObject {
            @objc let name: String
            @objc let age: Int
            @objc var tags: [String]
            @objc var friend: Person?
            let secret = 1
            init(_ name: String, _ age: Int, tags: [String] = [], friend: Person? = nil) {
                (self.name, self.age, self.tags, self.friend) = (name, age, tags, friend)
            }
        }
        let ann = Person("Ann", 24, tags: ["swift", "cocoa"])
        let people = [ann, Person("Bob", 27, tags: ["go"], friend: ann), Person("Quéntin", 31)] as NSArray
        func names(_ found: [Any]) -> [String] { found.compactMap { ($0 as? Person)?.name } }

        """

    private func output(_ code: String) -> [String] {
        let shown = Shown(Self.people + code)
        return shown.output.flatMap { $0 } + shown.errors
    }

    @Test func formats() {
        let code = """
            for (format, arguments) in [
                ("name = 'Bob'", []), ("%K == %@", ["name", "Ann"]), ("age >= %d and age < 31", [25]), ("(name beginswith[c] 'a') || age > 30", []),
                ("name CONTAINS[cd] 'QUENT'", []), ("name LIKE '?o*'", []), ("name MATCHES '[A-B].*'", []), ("name IN %@", [["Ann", "Al"]]),
                ("age BETWEEN %@", [[25, 31]]), ("NOT (age < 30)", []), ("ANY tags == 'swift'", []), ("NONE tags == 'swift'", []),
                ("ALL tags CONTAINS 'o'", []), ("tags.@count > 1", []), ("friend.name == 'Ann'", []), ("friend = nil AND age * 2 > 50", []),
                ("SUBQUERY(tags, $t, $t ENDSWITH 'o').@count = 1", []), ("tags[0] = 'go' OR FALSEPREDICATE", []),
            ] as [(String, [Any])] {
                let condition = NSPredicate(format: format, argumentArray: arguments)
                print(condition.predicateFormat, names(people.filtered(using: condition)).joined(separator: ", "), separator: ": ")
            }
            """
        #expect(
            output(code) == [
                #"name == "Bob": Bob"#, #"name == "Ann": Ann"#, "age >= 25 AND age < 31: Bob", #"name BEGINSWITH[c] "a" OR age > 30: Ann, Quéntin"#,
                #"name CONTAINS[cd] "QUENT": Quéntin"#, #"name LIKE "?o*": Bob"#, #"name MATCHES "[A-B].*": Ann, Bob"#, #"name IN {"Ann", "Al"}: Ann"#,
                "age BETWEEN {25, 31}: Bob, Quéntin", "NOT age < 30: Quéntin", #"ANY tags == "swift": Ann"#, #"NONE tags == "swift": Bob, Quéntin"#,
                #"ALL tags CONTAINS "o": Bob, Quéntin"#, "tags.@count > 1: Ann", #"friend.name == "Ann": Bob"#, "friend == nil AND age * 2 > 50: Quéntin",
                #"SUBQUERY(tags, $t, $t ENDSWITH "o").@count == 1: Bob"#, #"tags[0] == "go" OR FALSEPREDICATE: Bob"#,
            ])
    }

    @Test(arguments: [
        (#""age >""#, #"Unable to parse the format string "age >""#), (#""age > %d""#, #"Unable to parse the format string "age > %d""#),
        (#""name == 'a""#, #"Unable to parse the format string "name == 'a""#), (#""%K == 1", 3"#, "%K wants the name of a property, not 3"),
        (#""age BEGINSWITH '2'""#, "BEGINSWITH compares texts, not 24 and 2"),
        (
            #""secret == 1""#,
            "Person is not key value coding-compliant for the key secret. "
                + "Only @objc properties of classes that inherit from NSObject are, and the keys of dictionaries"
        ),
        (#"String(repeating: "(", count: 50_000)"#, "calls are nested 10000 deep, the limit: does a function call itself without end?"),
    ])
    func stopsAtMistakes(arguments: String, message: String) {
        #expect(output("print(NSPredicate(format: \(arguments)).evaluate(with: ann))").first?.hasSuffix(": " + message) == true)
    }

    @Test func othersThanFormats() {
        let code = """
            print(NSPredicate(value: true).evaluate(with: nil), NSPredicate { object, _ in (object as? Int) == 3 }.evaluate(with: 3))
            let both = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "a > 1"), NSCompoundPredicate(orPredicateWithSubpredicates: [NSPredicate(format: "b = 2"), NSPredicate(value: false)])])
            print(both, both.evaluate(with: ["a": 2, "b": 2]), both.evaluate(with: ["a": 1]))
            print(NSPredicate(format: "name == $NAME").withSubstitutionVariables(["NAME": "Ann"]).evaluate(with: ann))
            print(NSPredicate(format: "SELF CONTAINS 'x'").evaluate(with: "axb"), ["b", "a1"].filter { NSPredicate(format: "SELF MATCHES %@", "[a-z][0-9]").evaluate(with: $0) })
            """
        #expect(output(code) == ["true true", "a > 1 AND (b == 2 OR FALSEPREDICATE) true false", "true", #"true ["a1"]"#])
    }

    @Test func expressionsCompute() {
        let code = """
            print(NSExpression(format: "2 * (3 + 4) - 7 / 2").expressionValue(with: nil, context: nil) as? Int ?? 0, people.value(forKeyPath: "@avg.age") as? Double ?? 0)
            print(NSExpression(format: "9223372036854775807 + 1").expressionValue(with: nil, context: nil) as? Double ?? 0)
            """
        #expect(output(code) == ["11 27.333333333333332", "9.223372036854776e+18"])
    }

    @Test func sortDescriptors() {
        let code = """
            struct Book { var title: String; var year: Int; var note: String? }
            func titles(_ order: SortDescriptor<Book>...) -> [String] { books.sorted(using: order).map(\\.title) }
            let books = [Book(title: "b10", year: 2), Book(title: "B2", year: 1, note: "x"), Book(title: "a", year: 2)]
            print(names(people.sortedArray(using: [NSSortDescriptor(key: "age", ascending: false)])))
            print(names(people.sortedArray(using: [NSSortDescriptor(key: "tags.@count", ascending: true), NSSortDescriptor(keyPath: \\Person.name, ascending: false)])))
            print(titles(SortDescriptor(\\.title)), titles(SortDescriptor(\\.title, order: .reverse)))
            print(titles(SortDescriptor(\\.title, comparator: .lexical)), titles(SortDescriptor(\\.year), SortDescriptor(\\.title)))
            print(["b", "A"].sorted(using: .localizedStandard), ["b", "A"].sorted(using: String.StandardComparator(.lexical, order: .reverse)))
            print(books.sorted(using: SortDescriptor(\\.note)).map(\\.title))
            """
        #expect(
            output(code) == [
                #"["Quéntin", "Bob", "Ann"]"#, #"["Quéntin", "Bob", "Ann"]"#, #"["a", "B2", "b10"] ["b10", "B2", "a"]"#,
                #"["B2", "a", "b10"] ["B2", "a", "b10"]"#, #"["A", "b"] ["b", "A"]"#, #"["b10", "a", "B2"]"#,
            ])
    }
}
