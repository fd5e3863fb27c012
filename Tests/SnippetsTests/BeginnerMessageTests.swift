import Testing

/// Messages for what beginners write: one error for each mistake, and what to write in its place.
@Suite struct BeginnerMessageTests {
    /// Characters, words and signs that Swift reads otherwise.
    @Test(arguments: [
        ("Text(\"a\").padding(–10)", "1:19 invalid character in source file · '–' (En Dash) looks similar to '-': write '-'"),
        ("let a = 1 − 2", "1:11 cannot find operator '−' in scope · '−' (Minus Sign) looks similar to '-': write '-'"),
        ("print（1）", "1:1 cannot find 'print（1）' in scope · '（' (Fullwidth Left Parenthesis) looks similar to '(': write '('"),
        ("let a = [1， 2]", "1:11 '，' is not a valid digit in integer literal · '，' (Fullwidth Comma) looks similar to ',': write ','"),
        ("print(‘a’)", "1:7 invalid character in source file · '‘' (Left Single Quotation Mark) looks similar to '\"': write '\"'"),
        (
            "struct V: View {\n    @State count = 0\n    var body: some View { Text(\"a\") }\n}",
            "2:12 expected 'var' keyword in property declaration · write 'var' before the name: '@State var count = 0'"
        ),
        (
            "struct A {\n    n: Int\n}",
            "2:5 expected 'var' keyword in property declaration · write 'var' before the name, or 'let' where it never changes: 'var n: Int'"
        ),
        ("Struct V {}", "1:7 consecutive statements on a line must be separated by newline or ';' · words of Swift begin with a small letter: write 'struct'"),
        (
            "Import SwiftUI",
            "1:7 consecutive statements on a line must be separated by newline or ';' · words of Swift begin with a small letter: write 'import'"
        ),
        ("struct A {\n    Var n = 1\n}", "2:5 unexpected code 'Var' in struct · words of Swift begin with a small letter: write 'var'"),
        ("Text('a')", "1:6 single-quoted string literal found, use '\"'"),
        ("let a = [1, 2\nlet b = 3", "1:14 expected ']' to end array · that '[' is open: add its ']'\n    note: 1:9 to match this opening '['"),
        (
            "let a = \"\"\"\n    b",
            "2:6 expected '\"\"\"' to end string literal · that '\"\"\"' is open: add its '\"\"\"'\n    note: 1:9 to match this opening '\"\"\"'"
        ),
        ("var a = 1\na =+ 2", "2:3 cannot find operator '=+' in scope · write '+=' to add, '= +…' to assign"),
    ])
    func characters(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }

    /// What declarations lack.
    @Test(arguments: [
        (
            "struct V: View {\n    var body { Text(\"a\") }\n}",
            "2:9 computed property must have an explicit type · write its type behind the name: 'var body: some View { … }'"
        ),
        ("var n { 1 }", "1:5 computed property must have an explicit type · write its type behind the name: 'var n: Type { … }'"),
        (
            "struct V {\n    var body: some View { Text(\"a\") }\n}\nV()",
            "1:8 nothing is shown: 'V' has a 'body', but isn't a 'View' · declare the conformance: 'struct V: View'"
        ),
    ])
    func types(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }

    /// Names of UIKit and style sheets, and modifiers in another order.
    @Test(arguments: [
        (
            "VStack(alignment: .left) { Text(\"a\").padding(.right, 1) }",
            "1:19 type 'HorizontalAlignment' has no member 'left' · did you mean 'leading'?\n1:46 type 'Edge.Set' has no member 'right' · did you mean 'trailing'?"
        ),
        ("Text(\"a\").backgroundColor(.red)", "1:11 value of type 'Text' has no member 'backgroundColor' · write '.background(…)'"),
        ("Text(\"a\").onTap {}", "1:11 value of type 'Text' has no member 'onTap' · write '.onTapGesture { … }'"),
        (
            "Text(\"a\").size(20)",
            "1:11 value of type 'Text' has no member 'size' · write '.font(.system(size: …))' for the letters, '.frame(width: …, height: …)' for the room around"
        ),
        ("struct V: View { let text = \"\"; var body: some View { Text(self.texts) } }", "1:65 value of type 'V' has no member 'texts' · did you mean 'text'?"),
        (
            "Image(systemName: \"star\").frame(width: 40).resizable()",
            "1:44 value of type 'some View' has no member 'resizable' · 'resizable' is a member of 'Image': write it before '.frame'"
        ),
        (
            "Circle().frame(width: 40).padding().fill(.red)",
            "1:37 value of type 'some View' has no member 'fill' · 'fill' is a member of shapes: write it before '.frame'"
        ),
    ])
    func members(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }

    /// What runs at once, and what is named and not called.
    @Test(arguments: [
        (
            "struct V: View { @State var n = 0; var body: some View { Text(\"a\").onTapGesture(n += 1) } }",
            "1:81 missing argument label 'count:' in call · an action is written into braces, else it runs at once: 'onTapGesture { n += 1 }'"
        ),
        (
            "Button(\"a\", print(\"b\"))",
            "1:7 missing argument label 'role:' in call · an action is written into braces, else it runs at once: 'Button(…) { print(\"b\") }'"
        ),
        ("ForEach([\"a\"], id: self) { Text($0) }", "1:20 cannot find 'self' in scope · a key path begins with a backslash and a dot: write '\\.self'"),
        (
            "struct V: View { @State var isOn = true; var body: some View { Button(\"a\") { isOn.toggle } } }",
            "1:83 cannot reference 'mutating' method as function value · call it: write 'toggle()'"
        ),
        (
            "struct S { func go() {} }\nS().go\nfunc f() { print }\nf()",
            "2:5 function is unused · call it: write 'go()'\n3:12 function is unused · call it: write 'print(…)'"
        ),
        (
            "struct V: View { func save() -> Int { 1 }; var body: some View { Button(\"a\", action: save) } }",
            "1:86 cannot convert value of type '() -> Int' to expected argument type '() -> ()' · an action gives nothing: leave the result out, '{ _ = save() }'"
        ),
    ])
    func actions(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }

    /// Bindings, wrappers and collections.
    @Test(arguments: [
        (
            "struct V: View { @State var isOn = true; var body: some View { Button(\"a\") { $isOn = false } } }",
            "1:78 cannot assign to property: '$isOn' is a get-only property · set the value itself: write 'isOn = …'"
        ),
        (
            "struct V: View { var body: some View { ForEach([1], id: \\.self) { item in Toggle(\"a\", isOn: $item) } } }",
            "1:93 cannot find '$item' in scope · the value alone is 'item'; 'ForEach($…) { $item in … }' gives bindings to elements"
        ),
        (
            "struct V: View { var name = \"\"; var body: some View { TextField(\"a\", text: $name) } }",
            "1:76 cannot find '$name' in scope · the value alone is 'name'; for a binding to it, declare the property with a wrapper: '@State var name'"
        ),
        (
            "VStack { Text(\"a\").bold }",
            "1:10 type '() -> Text' cannot conform to 'View' · call it: write '()' after it\n    note: only concrete types such as structs, enums and classes can conform to protocols"
        ),
        ("Text(\"a\").bold.padding()", "1:16 value of type '() -> Text' has no member 'padding' · call the function first: write '()' before '.padding'"),
        (
            "Circle.fill(.red)",
            "1:8 instance member 'fill' cannot be used on type 'Circle'; did you mean to use a value of this type instead? · make a value first: Circle(…).fill"
        ),
        (
            "@Observable class M { var n = 1 }\nstruct V: View { @StateObject var m = M(); var body: some View { Text(\"\\(m.n)\") } }",
            "2:18 initializer 'init(wrappedValue:)' requires that 'M' conform to 'ObservableObject' · 'M' is '@Observable': write '@State' in place of '@StateObject'"
        ),
        (
            "class M { var n = 1 }\nstruct V: View { @ObservedObject var m = M(); var body: some View { Text(\"\\(m.n)\") } }",
            "2:18 initializer 'init(wrappedValue:)' requires that 'M' conform to 'ObservableObject' · declare 'class M: ObservableObject', with '@Published' at the properties that views show"
        ),
        (
            "let names = [\"a\"]\nForEach(names.count) { Text(\"\\($0)\") }",
            "2:1 initializer 'init(_:content:)' requires that 'Int' conform to 'RandomAccessCollection' · a number isn't a collection: write '0..<' before it"
        ),
        (
            "ForEach(0...3) { Text(\"\\($0)\") }",
            "1:1 initializer 'init(_:content:)' requires that 'Int' conform to 'Identifiable' · write a range without its end, 'a..<b', or name what tells the numbers apart: 'id: \\.self'"
        ),
        (
            "let age = 3\nprint(age > \"3\")",
            "2:11 binary operator '>' cannot be applied to operands of type 'Int' and 'String' · leave out the quotation marks: write '3'"
        ),
        (
            "Image(systemimage: \"star\")",
            "1:6 extraneous argument label 'systemimage:' in call · there are: init(systemName:), init(systemName:variableValue:), and 12 more"
        ),
        (
            "Text(\"a\").frame(widht: 3)",
            "1:16 incorrect argument label in call (have 'widht:', expected 'width:') · did you mean 'frame(width:height:alignment:)'?"
        ),
        (
            "struct V: View {\n    var body: some View {\n        if false { padding() }\n    }\n}",
            "3:20 'padding' without a dot before it modifies all of 'V', inside of its own 'body' · write '.padding' right after the view that is meant"
        ),
        (
            "struct V: View {\n    var body: some View {\n        let colors = [.red]\n        Text(\"a\").foregroundStyle(colors[0])\n    }\n}",
            "3:23 cannot infer contextual base in reference to member 'red' · write the type before the dot"
        ),
    ])
    func values(snippet: String, expected: String) { #expect(told(of: snippet) == expected) }
}
