import Diagnostics
import Testing

@testable import SwiftChecker
@testable import SwiftMachine

/// What a learner reads about a mistake: `LINE:COLUMN message · help`, one a line.
func told(of snippet: String) -> String {
    onLargeStack {
        let program = Checker.check([SourceText(name: "snippet", text: snippet)], over: .forTests)
        return program.diagnostics.map { item in
            let place = item.span.map { "\($0.start.line):\($0.start.column) " } ?? ""
            let notes = item.notes.map { note in "\n    note: " + (note.span.map { "\($0.start.line):\($0.start.column) " } ?? "") + note.message }
            return place + item.message + (item.help.map { " · \($0)" } ?? "") + notes.joined()
        }.joined(separator: "\n")
    }
}

/// Mistakes with the words of the compiler and the line of help that is ours.
@Suite struct HelpTests {
    @Test(arguments: [
        (
            "struct Card: View { let content: any View; var body: some View { content.padding() } }",
            """
            1:48 type 'any View' cannot conform to 'View' · give the type a name: '<Content: View>', and 'Content' in the place of 'any View'; or wrap the value: 'AnyView(…)'
                note: only concrete types such as structs, enums and classes can conform to protocols
            """
        ),
        (
            "VStack { if true { Text(\"a\") } else { nil } }",
            "1:39 generic parameter 'Content' could not be inferred · leave out the 'nil': where nothing is built, a builder needs no 'else'"
        ),
        (
            "Text(\"a\").onAppear { Text(\"b\") }",
            "1:22 result of 'Text' initializer is unused · a view shows where a view builder takes it, as in 'body'; this code only runs"
        ),
        (
            "Button(\"a\") { if true { Text(\"b\").padding() } }",
            "1:25 result of call to 'padding' is unused · a view shows where a view builder takes it, as in 'body'; this code only runs"
        ),
        (
            "Button(\"a\") { Color.red }",
            "1:15 expression of type 'Color' is unused · a view shows where a view builder takes it, as in 'body'; this code only runs"
        ),
        ("func f(_ n: Int) { n + 1 }", "1:20 result of operator '+' is unused · use it, or write '_ ='"),
        (
            "var design: UIFontDescriptor.SystemDesign = .default",
            "1:13 'UIFontDescriptor' is not supported yet · the workbook has a part of UIKit, and not this; write it another way"
        ),
        (
            "let store = EKEventStore()\nstore.requestAccess(to: .event) { _, _ in }",
            "1:13 'EKEventStore' is not supported yet · it is part of EventKit, which the workbook does not have; leave out what needs it"
        ),
        ("let view = UIVeiw()", "1:12 cannot find 'UIVeiw' in scope · did you mean 'UIView'?"),
        (
            "@ModelActor actor Store { func save() throws { try modelContext.save() } }",
            "1:1 'ModelActor' is not supported yet · the workbook has a part of SwiftData, and not this; write it another way"
        ),
        ("func f(_ n: Int) { n }", "1:20 expression of type 'Int' is unused · use it, or leave it out"),
        ("func f() { 3; \"a\" }", "1:12 integer literal is unused · use it, or leave it out\n1:15 string literal is unused · use it, or leave it out"),
        ("func f(_ n: [Int]) { n.sorted() }", "1:22 result of call to 'sorted()' is unused · use it, or write '_ ='"),
        ("func f(_ n: [Int]?) { n?.sorted() }", "1:23 result of call to 'sorted()' is unused · use it, or write '_ ='"),
        ("struct S { @discardableResult func go() -> Int { 1 } }\nfunc f(_ s: S?) { s?.go() }", ""),
        ("@discardableResult func g() -> Int { 1 }\nfunc f(_ n: inout [Int]) { g(); n.append(1); _ = n.count; n.removeLast() }", ""),
    ])
    func unusedAndUntyped(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }

    @Test(arguments: [
        (
            "struct V: View { @State var on = false; var body: some View { Toggle(\"a\", isOn: on) } }",
            "1:81 cannot convert value 'on' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead · pass the binding: write '$on'"
        ),
        (
            "struct M { var name = \"\" }\nstruct V: View { @State var model = M(); var body: some View { TextField(\"a\", text: self.model.name) } }",
            "2:85 cannot convert value of type 'String' to expected argument type 'Binding<String>' · pass the binding: write 'self.$model.name'"
        ),
        (
            "struct V: View { @State var names = [\"a\"]; var body: some View { TextField(\"a\", text: names[0]) } }",
            "1:87 cannot convert value of type 'String' to expected argument type 'Binding<String>' · pass the binding: write '$names[0]'"
        ),
        (
            "Toggle(\"a\", isOn: true)",
            "1:19 cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>' · a binding to a value that never changes is '.constant(true)'"
        ),
        (
            "struct V: View { @State var n = 0; func add() { n += 1 }; var body: some View { Button(\"a\", action: add()) } }",
            "1:101 cannot convert value of type '()' to expected argument type '() -> ()' · this runs the function at once: leave out the '()' and write 'add'"
        ),
        (
            "Text(\"a\").padding(.all, \"8\")",
            "1:25 cannot convert value of type 'String' to expected argument type 'CGFloat' · leave out the quotation marks: write '8'"
        ),
        (
            "let n = 3\nText(\"Count: \" + n)",
            "2:16 binary operator '+' cannot be applied to operands of type 'String' and 'Int' · interpolate the value: \"Count: \\(n)\""
        ),
        (
            "let n = 3\nprint(n + \" rows\")",
            "2:9 binary operator '+' cannot be applied to operands of type 'Int' and 'String' · interpolate the value: \"\\(n) rows\""
        ),
    ])
    func values(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }

    @Test(arguments: [
        ("GeometryReader { proxy in Text(\"\\(proxy.width)\") }", "1:41 value of type 'GeometryProxy' has no member 'width' · did you mean 'size.width'?"),
        (
            "struct Size { var area = 1 }\nstruct Box { var size = Size() }\nprint(Box().area)",
            "3:13 value of type 'Box' has no member 'area' · did you mean 'size.area'?"
        ),
        (
            "struct V: View {\n    var body: some View { Text(\"a\") }\n}\n.padding()",
            "4:1 cannot infer contextual base in reference to member 'padding' · 'padding' modifies a view: write it right after one, inside of its 'body'"
        ),
        ("Text(\"a\").frame(maxWidth: infinity)", "1:27 cannot find 'infinity' in scope · write '.infinity', with a dot"),
        ("Text(\"a\").foregroundStyle(.rad)", "1:27 type 'ShapeStyle' has no member 'rad' · did you mean 'red'?"),
        (
            "ForEach([\"a\"], id: .self) { Text($0) }",
            "1:20 cannot convert value of type 'KeyPath<String, ID>.Type' to expected argument type 'KeyPath<String, ID>' · a key path begins with a backslash: write '\\.self'"
        ),
        (
            "ForEach([\"a\"]) { Text($0) }",
            "1:1 initializer 'init(_:content:)' requires that 'String' conform to 'Identifiable' · name what tells the elements apart: 'id: \\.self', each by its own value"
        ),
        (
            "struct P { var name = \"\" }\nList([P()]) { Text($0.name) }",
            "2:1 initializer 'init(_:rowContent:)' requires that 'P' conform to 'Identifiable' · declare 'struct P: Identifiable' with an 'id', or name the property that tells the elements apart: 'id: \\.name'"
        ),
        (
            "struct P { var id = 1 }\nList([P()]) { Text(\"\\($0.id)\") }",
            "2:1 initializer 'init(_:rowContent:)' requires that 'P' conform to 'Identifiable' · declare the conformance: 'struct P: Identifiable'"
        ),
        (
            "struct R {}\nNavigationLink(\"n\", value: R())",
            "2:28 initializer 'init(_:value:)' requires that 'R' conform to 'Hashable' · declare the conformance: 'struct R: Hashable'"
        ),
        (
            "struct R {}\nstruct V: View { @State var r: R?; var body: some View { Text(\"\").sheet(item: $r) { _ in Text(\"\") } } }",
            "2:79 instance method 'sheet(item:onDismiss:content:)' requires that 'R' conform to 'Identifiable' · declare 'struct R: Identifiable' with an 'id'"
        ),
        (
            "struct V: View { @State var n = 1; var body: some View { Slider(value: $n) } }",
            "1:72 initializer 'init(value:in:onEditingChanged:)' requires that 'Int' conform to 'BinaryFloatingPoint'"
        ),
        (
            "struct Row { var body: some View { Text(\"a\") } }\nVStack { Row() }",
            "2:10 static method 'buildExpression' requires that 'Row' conform to 'View' · declare the conformance: 'struct Row: View'"
        ),
        (
            "struct Card<Content>: View { let content: Content; var body: some View { VStack { content } } }",
            "1:83 static method 'buildExpression' requires that 'Content' conform to 'View' · write '<Content: View>' where 'Content' is declared"
        ),
        (
            "struct Card<Content>: View { let content: Content; var body: some View { content.padding() } }",
            "1:82 value of type 'Content' has no member 'padding' · 'padding' is a member of 'View': write '<Content: View>' where 'Content' is declared"
        ),
        (
            "struct V: View { var body: View { Text(\"a\") } }",
            """
            1:8 type 'V' does not conform to protocol 'View' · write 'some View' as the type: it stands for one type, which the body decides
                note: 1:8 possibly intended match 'Body' (any View) does not conform to 'View'
            """
        ),
        (
            "func row(_ b: Bool) -> some View { if b { Text(\"a\") } else { Color.red } }",
            "1:43 branches have mismatching types 'Text' and 'Color' · mark the declaration '@ViewBuilder': each branch may have its own type; 'AnyView(…)' around each would hide the types"
        ),
    ])
    func namesAndConformances(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }

    @Test(
        "What comes from another language, and blanks around operators",
        arguments: [
            (
                "int x = 5",
                "1:4 consecutive statements on a line must be separated by newline or ';' · a variable begins with 'let' or 'var', and its type is behind its name: 'let x: Int = …'"
            ),
            ("let p = new Person()", "1:12 consecutive statements on a line must be separated by newline or ';' · leave out 'new': 'Person(…)' makes a value"),
            ("function f() {}", "1:9 consecutive statements on a line must be separated by newline or ';' · write 'func' in place of 'function'"),
            ("let c = 1 +b", "1:10 consecutive statements on a line must be separated by newline or ';' · write blanks on both sides of '+', or on none"),
            ("print(a +b)", "1:9 unexpected code '+b' in function call · write blanks on both sides of '+', or on none"),
        ])
    func otherLanguages(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }

    @Test(
        "Values and declarations that come too late",
        arguments: [
            ("func f() { print(v); let v = 3 }", "1:18 use of local variable 'v' before its declaration · move the declaration of 'v' above this"),
            (
                "func f() { func inner() { print(v) }; inner(); let v = 3 }",
                "1:17 closure captures 'v' before it is declared · move the declaration of 'v' above the first use of 'inner'"
            ),
            ("let x: Int\nprint(x)", "2:7 constant 'x' used before being initialized"),
            ("struct S { var c: Int { set {} } }", "1:25 variable with a setter must also have a getter · write 'get { … }' beside it"),
            (
                "var a = [1]\na.append(contentsOf: 3)",
                "2:3 instance method 'append(contentsOf:)' requires that 'Int' conform to 'Sequence'"
            ),
        ])
    func lateValues(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }

    /// The first syntax error, and nothing else.
    @Test(arguments: [
        (
            "Text(\"a\").frame(width: 10 height: 20)",
            "1:27 unexpected code 'height: 20' in function call · values are separated by commas: write ',' before this one"
        ),
        (
            "let a = [\n    .red\n    .blue\n]\nlet b = [\"a\"\n\"b\"]",
            "6:1 unexpected code '\"b\"' in array · values are separated by commas: write ',' before this one"
        ),
        ("print(1 2)", "1:9 unexpected code '2' in function call · values are separated by commas: write ',' before this one"),
        (
            "VStack {\n    Text(\"a\"\n    Undefined()\n}\nfoo()",
            """
            2:13 expected ')' to end function call · that '(' is open: add its ')'
                note: 2:9 to match this opening '('
            """
        ),
        (
            "VStack {\n    Text(\"a\"),\n    Text(\"b\")\n}",
            "2:14 unexpected code ',' in closure · statements are on lines of their own: leave out the comma"
        ),
        (
            "struct V: View {\n    var body: some View {\n        VStack {\n            Text(\"a\")\n    }\n}\nV()",
            """
            7:4 expected '}' to end struct · that '{' is open: add its '}'
                note: 3:16 to match this opening '{'
            """
        ),
        (
            "VStack {\n    HStack {\n        Text(\"a\")\n    Text(\"b\")\n}",
            """
            5:2 expected '}' to end closure · that '{' is open: add its '}'
                note: 2:12 to match this opening '{'
            """
        ),
        (
            "func f() {\n    if true {\n        print(1)\n    }",
            """
            4:6 expected '}' to end function · that '{' is open: add its '}'
                note: 1:10 to match this opening '{'
            """
        ),
        (
            "struct V: View {\n    var body: some View {\n        Text(\"a\")\n    }\n    .padding()\n}\nV()",
            """
            5:5 unexpected code '.' in struct · a modifier belongs to a view, and this one is outside of 'body': move it before that '}'
                note: 4:5 this '}' ends 'body'
            """
        ),
        (
            "struct V: View {\n    func row() -> some View {\n        Text(\"a\")\n    }.padding()\n}",
            """
            4:6 unexpected code '.' in struct · a modifier belongs to a view, and this one is outside of 'row': move it before that '}'
                note: 4:5 this '}' ends 'row'
            """
        ),
        ("VStack {\n}\n}", "3:1 unexpected brace in source file · every '{' above has its '}' already: leave this one out"),
    ])
    func syntax(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }

    /// A protocol with associated types or `Self` among its requirements, where a value's type is wanted.
    @Test(arguments: [
        ("struct V { let a: View }", ["View"]), ("struct V { let a: View?; let b: [View]; let c: () -> View }", ["View", "View", "View"]),
        ("func f(_ a: View, _ b: inout Equatable, _ c: Shape...) -> [String: Hashable] { [:] }", ["View", "Equatable", "Shape", "Hashable"]),
        ("let f = { (v: View) in }", ["View"]), ("enum E { case a(View) }", ["View"]), ("let t: View.Type = Text.self", ["View"]),
        ("let v: any View = Text(\"\")", []), ("func f(_ v: some View) -> some View { v }", []), ("func f<T: View>(_ t: T) where T: Equatable {}", []),
        ("extension View { func g() {} }\nextension Array where Element: View {}", []), ("protocol P: View {}\ntypealias V = View", []),
        ("protocol P { func f() -> Self }\nstruct S { let p: P; let e: Error }", []), ("let v: any View & Equatable = Text(\"\")", []),
    ])
    func bareProtocols(snippet: String, names: [String]) {
        let expected = names.map {
            "use of protocol '\($0)' as a type must be written 'any \($0)'; this will be an error in a future Swift language mode"
        }
        let messages = told(of: snippet).components(separatedBy: "\n").filter { $0.contains("use of protocol") }
        #expect(messages.count == expected.count && zip(messages, expected).allSatisfy { $0.contains($1) }, "\(messages)")
    }

    /// Letters that were left out, more than another misspelling may differ in.
    @Test(arguments: [
        ("Text(\"a\").padin()", "padding"), ("Text(\"a\").padng(3)", "padding"), ("VStack { Color.red.bold().padin() }", "padding"),
        ("Text(\"a\").forgrondStyl(.red)", "foregroundStyle"), ("[1].apend(2)", "append"), ("\"a\".uppcased()", "uppercased"),
    ])
    func membersWithLettersLeftOut(snippet: String, meant: String) { #expect(told(of: snippet).contains("did you mean '\(meant)'?"), "\(told(of: snippet))") }

    @Test(arguments: ["Text(\"a\").zzz()", "Text(\"a\").pad()"]) func namesThatAreTooFarFromAny(snippet: String) {
        #expect(!told(of: snippet).contains("did you mean 'padding'?"))
    }
}
