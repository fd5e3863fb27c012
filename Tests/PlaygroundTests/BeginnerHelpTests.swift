import Testing

@testable import Playground

/// Helps for what beginners write that say what to write in its place.
@Suite struct BeginnerHelpTests {
    @Test(arguments: [
        ("let text = \"abc\"; let back: String = text.reversed(); print(back)", "String(text.reversed())"),
        ("let text = \"abc\"; let start: String = text.prefix(2); print(start)", "String(text.prefix(2))"),
        ("let text = \"abc\"; let large: String = text.map { $0.uppercased() }; print(large)", "write '.joined()' after it"),
        ("let text = \"a,b\"; let parts: [String] = text.split(separator: \",\"); print(parts)", "write '.map(String.init)' after it"),
        ("let count = 3; let text: String = count; print(text)", "\"\\(count)\""),
        ("let numbers: Set = [1, 2]; print(numbers[0])", "a 'Set' has no order"),
        ("print([1, 2].map { await $0 })", "leave out 'await'"),
        ("print([\"a\"].sorted(by: $0 < $1))", "put the expression around it into a closure"),
        ("let pair = (\"a\", 1); print(pair[1])", "write 'pair.1'"),
        ("print([1, 2].filter { n in n % 2 = 0 })", "write '==' to compare"),
        ("func largest(_ list: [Int]) -> Int? { return list.max }", "call it: write '()' after it"),
        ("let word = \"abba\"; print(word == word.reversed)", "call it: write '()' after it"),
        ("func sum(_ n: Int...) -> Int { n.count }; print(sum([1, 2]))", "leave out the '[' and ']'"),
        ("func sum(_ n: Int...) -> Int { n.count }; let list = [1]; print(sum(list))", "declare the parameter as '[Int]'"),
        ("import Foundation; let a = Date(); print(Date.now - a)", "write 'Date.now.timeIntervalSince(a)'"),
        ("for i in 1..3 { print(i) }", "a range is written 'a...b'"), ("print(2 ** 3)", "write 'pow(a, b)' of Foundation"),
        ("var i = 0; do { i += 1 } while i < 3", "write 'repeat' in place of 'do'"), ("foreach x in [1, 2] { print(x) }", "write 'for' in place of 'foreach'"),
        ("let a = true; if a and a { print(1) }", "write '&&' in place of 'and'"), ("let a = true; if not a { print(1) }", "write '!' before it"),
        ("func f(a: Int): Int { a }", "write '->' in place of ':'"),
        ("protocol P { func f(_ n: Int) }; struct S: P { func f(n: Int) {} }", "'f(n:)' has other labels: declare it as 'f(_:)'"),
        ("protocol P { func f() }; struct S: P { static func f() {} }", "leave out 'static' before 'f()'"),
        ("protocol P { func f() }; struct S: P { mutating func f() {} }", "write 'mutating' in the protocol, too"),
        ("protocol P { func f() }; struct S: P { func f() throws {} }", "write 'throws' in the protocol, too"),
        ("let add = (a: Int, b: Int) -> Int { a + b }", "a closure has its parameters inside of its braces"),
    ])
    func helpsSayWhatToWrite(_ code: String, _ help: String) {
        let faults = printed(code)[0]
        #expect(faults.contains { $0.contains(help) }, "\(faults)")
    }

    @Test("an error deep inside of closures is found once, and at once")
    func deepErrors() {
        let names = ["VStack", "HStack(spacing: 4)", "ZStack", "Group", "List", "Section(\"s\")", "ScrollView", "NavigationStack"]
        let view = (0..<16).reduce("Texxt(\"a\")") { inner, depth in "\(names[depth % names.count]) { Text(\"x\"); \(inner); Text(\"y\").padding() }.padding()"
        }
        #expect(Shown("struct Deep: View { var body: some View { \(view) } }").errors == ["unknown-name: cannot find 'Texxt' in scope"])
    }

    @Test("a type of a framework that isn't here is refused once: nothing that it would have is missed")
    func partlyKnownTypes() {
        let code = """
            class Item: NSManagedObject {
                var count = 1
                override func willSave() { super.willSave(); print(objectID) }
            }
            struct Row: View {
                let item: Item
                var body: some View { Text(item.name ?? "none"); Text("\\(item.objectID)") }
            }
            struct Pinch: UIGestureRecognizerRepresentable {
                func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
            }
            let item = Item(context: 3)
            """
        #expect(
            Shown(code).errors == [
                "unsupported: 'NSManagedObject' is not supported yet", "unsupported: 'UIGestureRecognizerRepresentable' is not supported yet",
            ])
    }
}
