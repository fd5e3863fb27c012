import SwiftUI
struct Row: View {
    let title: LocalizedStringKey
    var detail: LocalizedStringKey = "*none*"
    var body: some View { VStack { Label(title, systemImage: "star"); Text(detail) } }
}
struct Bold<S: StringProtocol>: View { let s: S; var body: some View { Text(s) } }
func show<S: StringProtocol>(_ s: S) -> some View { Text(s) }
enum Tab: String, CaseIterable { case a = "first_tab", b; var key: LocalizedStringKey { self == .a ? "**A**" : "b_c_d" } ; var title: LocalizedStringKey { LocalizedStringKey(rawValue) } }
struct V: View {
    @State private var name = "**Ann**"
    @State private var key: LocalizedStringKey = "~~old~~"
    @State private var count = 2
    var opt: String? = nil
    var body: some View {
        VStack {
            Text("**bold** and _it_ `code` [link](https://x.y) 2 * 3 * 4 snake_case_name ***x***")
            Text("Hello, **\(name)**! \(count) \(1.5)")
            Text(name); Text(verbatim: "**v**"); Text(.init(name)); Text(LocalizedStringKey(name)); Text(key)
            Text(opt ?? "**none**"); Text(count > 1 ? "**many**" : "one"); Text(count > 1 ? name : "one")
            Text("a*" + "b*"); Text(name.prefix(3)); Text(name.uppercased()); Text("\(name)")
            Text("Line\n\nTwo # no heading\n- item")
            Row(title: "**T**"); Row(title: "x", detail: "\(name)")
            ForEach(Tab.allCases, id: \.self) { Text($0.key); Text($0.title); Text($0.rawValue) }
        }
        Bold(s: "*a*"); show("*x*"); show("*abc*".dropFirst())
        Button("**Tap**") { name = "*B*"; key = "new" }
        Button(name) { }
        Toggle("*on*", isOn: .constant(true))
        Section("**H**") { Text("x").navigationTitle("*t*").navigationTitle("a_b_" + "c") }
        Text("\(Image(systemName: "star")) x \(Text("**y**").bold())")
        Text("**" + name) 
        Text(key == "new" ? "eq" : "ne")
    }
}
print(LocalizedStringKey("a") == "a")
V()

// output: true
// type: V
// body: Bold.body = Text
// body: Row.body = VStack<TupleContent<Label<Text, Image>, Text>>
// body: V.body = TupleContent<VStack<TupleContent<Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Row, Row, ForEach<Array<Tab>, Tab, TupleContent<Text, Text, Text>>>>, Bold<String>, Text, Text, Button<Text>, Button<Text>, Toggle<Text>, Section<Text, ModifiedContent<ModifiedContent<Text, _InertModifier>, _InertModifier>, EmptyView>, Text, Text, Text>
// body: show(_:) = Text
// view: V 0,-195.50 320x871
// view:   VStack 0,-195.50 320x592
// view:     Text "bold and it code link 2 * 3 * 4 snake_case_name x" 0,-195.50 320x16
// view:     Text "Hello, **Ann**! 2 1.5" 76,-171.50 168x16
// view:     Text "**Ann**" 132,-147.50 56x16
// view:     Text "**v**" 140,-123.50 40x16
// view:     Text "Ann" 148,-99.50 24x16
// view:     Text "Ann" 148,-75.50 24x16
// view:     Text "old" 148,-51.50 24x16
// view:     Text "**none**" 128,-27.50 64x16
// view:     Text "many" 144,-3.50 32x16
// view:     Text "**Ann**" 132,20.50 56x16
// view:     Text "a*b*" 144,44.50 32x16
// view:     Text "**A" 148,68.50 24x16
// view:     Text "**ANN**" 132,92.50 56x16
// view:     Text "**Ann**" 132,116.50 56x16
// view:     Text "Line\n\nTwo # no heading\n- item" 140,140.50 40x16
// view:     Row 144,164.50 32x40
// view:       VStack 144,164.50 32x40
// view:         Label 144,164.50 32x16
// view:           Text "T" 168,164.50 8x16
// view:           Image 144,164.50 16x16
// view:         Text "none" 144,188.50 32x16
// view:     Row 132,212.50 56x40
// view:       VStack 132,212.50 56x40
// view:         Label 144,212.50 32x16
// view:           Text "x" 168,212.50 8x16
// view:           Image 144,212.50 16x16
// view:         Text "**Ann**" 132,236.50 56x16
// view:     Text "A" 156,260.50 8x16
// view:     Text "first_tab" 124,284.50 72x16
// view:     Text "first_tab" 124,308.50 72x16
// view:     Text "b_c_d" 140,332.50 40x16
// view:     Text "b" 156,356.50 8x16
// view:     Text "b" 156,380.50 8x16
// view:   Bold 148,404.50 24x16
// view:     Text "*a*" 148,404.50 24x16
// view:   Text "*x*" 148,428.50 24x16
// view:   Text "abc*" 144,452.50 32x16
// view:   Button 148,476.50 24x16
// view:     Text "Tap" 148,476.50 24x16
// view:   Button 132,500.50 56x16
// view:     Text "**Ann**" 132,500.50 56x16
// view:   Toggle 0,524.50 320x31
// view:     Text "on" 0,532 16x16
// view:   Text "H" 156,563.50 8x16
// view:   Text "x" 156,587.50 8x16 [navigationTitle, navigationTitle]
// view:   Text "￼ x y" 140,611.50 40x16
// view:   Text "****Ann**" 124,635.50 72x16
// view:   Text "ne" 152,659.50 16x16
