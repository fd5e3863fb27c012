import Course
@testable import Grading
import Testing

@Suite struct ComparisonTests {
    @Test(
        arguments: [
            ("230", 230), (" 230.0 pt", 230), ("−12", -12), ("+5", 5), ("1/3", 1.0 / 3), ("-1 1/2", -1.5), ("25%", 0.25), (".5", 0.5), ("1_000", 1000),
            ("2e3", 2000),
            ("∞", Double.infinity), ("-infinity", -Double.infinity), ("10 points", 10),
        ] as [(String, Double)])
    func numbers(text: String, expected: Double) {
        #expect(readNumber(text) == expected)
    }

    @Test(arguments: ["", "wide", "1/0", "1,5", "3 4", "nan", "0x10", "-", "%", "1..2"])
    func whatIsNoNumber(text: String) {
        #expect(readNumber(text) == nil)
    }

    @Test(
        arguments: [
            (100.5, 100.0, .absolute(0.5), true), (100.51, 100, .absolute(0.5), false), (102, 100, .relative(0.02), true), (102.1, 100, .relative(0.02), false),
            (1.0 / 3, 0.333333333333, .absolute(0), true), (0.3334, 1.0 / 3, .absolute(0), false), (.infinity, .infinity, .absolute(0), true),
            (1, .infinity, .absolute(0), false), (.nan, .nan, .absolute(1), false),
        ] as [(Double, Double, Key.Tolerance, Bool)])
    func tolerances(number: Double, value: Double, tolerance: Key.Tolerance, expected: Bool) {
        #expect(tolerance.accepts(number, for: value) == expected)
    }

    @Test(arguments: [
        ("VStack{ Text(\"a b\") }", "VStack { Text( \"a b\" ) }", true), ("Text(\"a b\")", "Text(\"a  b\")", false), ("a.b", "a . b", true),
        ("ab", "a b", false),
    ])
    func swiftIsComparedByTokens(a: String, b: String, expected: Bool) {
        #expect((swiftTokens(a) == swiftTokens(b)) == expected)
    }

    /// These numbers are part of what learners see: another order of choices for the same learner is a change of format.
    @Test func drawsAreTheSameForEver() {
        var generator = Seed.learner("ada").generator(quiz: "containers", question: "rest", purpose: "shuffle")
        #expect(generator.shuffled(Array(0..<8)) == [7, 3, 2, 4, 0, 6, 1, 5])
        var other = Seed.number(1).generator(quiz: "containers", question: "rest", purpose: "shuffle")
        #expect(other.shuffled(Array(0..<8)) == [6, 4, 3, 5, 1, 0, 7, 2])
    }

    @Test func drawsCoverTheirRange() {
        var generator = SplitMix64(state: 7)
        let counts = (0..<6000).reduce(into: [0, 0, 0]) { counts, _ in counts[generator.index(below: 3)] += 1 }
        #expect(counts.allSatisfy { (1900...2100).contains($0) })
        #expect(generator.index(below: 0) == 0)
    }
}

@Suite struct ExpectedTextTests {
    @Test(arguments: [
        ("a\nb\n", "a\nb", true), ("a  \nb", "a\nb  \n\n", true), ("a\n...\nd", "a\nb\nc\nd", true), ("a\n...\nd", "a\nd", true), ("...", "", true),
        ("a\n...", "b\nc", false), ("x [..] z", "x y z", true), ("[..]y[..]", "xyz", true), ("x[..]z", "xz", true), ("xa[..]az", "xaz", false),
        ("a", "a\nb", false), ("", "", true),
        ("a\n...\nb\n...\nc", "a\nb\nb\nc\nc", true),
    ])
    func wildcards(expected: String, actual: String, matches: Bool) {
        #expect(ExpectedText(expected).matches(actual) == matches)
    }

    @Test func aMismatchShowsWhatDiffers() {
        let expected = "HStack 0,0\n├ red 0,0\n└ blue 70,0"
        #expect(ExpectedText(expected).mismatch("HStack 0,0\n├ red 8,0\n└ blue 70,0") == ["- ├ red 0,0", "+ ├ red 8,0"])
        #expect(ExpectedText("a").mismatch(String(repeating: "b\n", count: 14))?.last == "+ … 2 more lines")
    }
}

@Suite struct TypeComparisonTests {
    private static let shown = "HStack { Text(\"a\"); Color.red }"

    @Test(arguments: ["HStack<TupleView<(Text, Color)>>", "HStack<TupleContent<Text, Color>>"]) func expectedTypesMayBeOfEitherSDK(type: String) {
        for sdk in ["", " sdk=26"] {
            let lesson = "## A {#a}\n\n```swift run\(sdk)\n\(Self.shown)\n```\n\n```expect show=type\n\(type)\n```\n"
            #expect(findings(lesson: lesson) == [])
        }
        let other = "## A {#a}\n\n```swift run\n\(Self.shown)\n```\n\n```expect show=type\n\(type.replacing("Color", with: "Text"))\n```\n"
        #expect(findings(lesson: other) == ["7:1 unexpected"])
    }

    @Test func repliesMaySpellTypesOfEitherSDK() throws {
        let asked = try question("## T {#t kind=trace}\n\n```swift run\n\(Self.shown)\n```\n\n= type\n\n> Why.")
        for reply in ["HStack<TupleView<(Text, Color)>>", "HStack<TupleContent<Text, Color>>"] {
            #expect(described(asked.grade(.text(reply))) == "correct 1/1")
        }
        #expect(asked.grade(.text("HStack<TupleContent<Color, Text>>")).verdict == .incorrect)
        let short = try question("## S {#s kind=short as=swift}\n\nType?\n\n= TupleView<(Text, Color)>\n\n> Why.")
        #expect(short.grade(.text("TupleContent<Text,Color>")).verdict == .correct)
    }

    @Test(arguments: ["", " sdk=26"]) func checksMaySpellTypesOfEitherSDK(sdk: String) throws {
        let lesson = """
            ## T {#t .exercise}

            ```swift starter\(sdk)
            Text("a")
            ```

            ```check
            type == "HStack<TupleView<(Text, Color)>>" | 1 | older
            type == "HStack<TupleContent<Text, Color>>" | 1 | newer
            ```

            ```swift solution
            \(Self.shown)
            ```
            """
        #expect(findings(lesson: lesson) == [])
    }

    @Test func anExerciseMayAskForAnSDK() {
        let lesson = """
            ## T {#t .exercise}

            ```swift starter
            Text("a")
            ```

            ```check sdk=26
            output == ["nil"] | 1 | printed
            ```

            ```swift solution
            struct V: View {
                @State private var n: Int?
                init() { n = 1 }
                var body: some View { let _ = print(n); Text("a") }
            }
            V()
            ```
            """
        #expect(findings(lesson: lesson) == [])
    }
}
