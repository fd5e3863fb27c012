import SwiftUI
struct Warm: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        if environment.colorScheme == .light { return Color.red.blendMode(.lighten) } else { return Color.red.blendMode(.darken) }
    }
}
let style: some ShapeStyle = Color.red.blendMode(.multiply)
print(type(of: Circle().fill(style: FillStyle(eoFill: true))), type(of: Circle().fill()), type(of: Gradient(colors: [.red]).colorSpace(.device)))
print(Color(red: 1, green: 0, blue: 0), "\(Color.red)", [Color(white: 0)])
struct Row { var text: String; var number: Int }
let rows = [Row(text: "b10", number: 1), Row(text: "b2", number: 2)]
print(rows.sorted(using: KeyPathComparator(\.text, comparator: .localizedStandard)).map(\.number))
print(rows.sorted(using: [KeyPathComparator(\.number, order: .reverse), KeyPathComparator(\.text, comparator: .lexical)]).map(\.number))
print(["b", "A"].sorted(using: String.Comparator(options: .caseInsensitive)), [3, 1].sorted(using: ComparableComparator<Int>(order: .reverse)))
let link = AttributedString("def", attributes: AttributeContainer.link(URL(string: "https://a.b")!))
let red: AttributeContainer = .foregroundColor(.red).font(.body)
print(link.runs.first!.link as Any, red.foregroundColor as Any, red.font == .body)
struct Slower: CustomAnimation {
    let base: Animation
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { base.animate(value: value, time: time / 2, context: &context) }
}
var context = AnimationContext<Double>()
let linear = Animation.linear(duration: 1)
print(linear.animate(value: 10.0, time: 0.25, context: &context)!, linear.animate(value: 10.0, time: 2, context: &context) as Any)
print(Slower(base: linear).animate(value: 10.0, time: 0.5, context: &context)!, linear.velocity(value: 10.0, time: 0.5, context: context)!.rounded())
var numbers = [1, 2, 3]
numbers.withContiguousMutableStorageIfAvailable { $0[0] = 9 }
print(numbers, "ǆ".capitalized, "ab".hash == "ab".hash, "straße ßa".capitalized)
do { throw POSIXError(.ENOENT) } catch POSIXError.ENOENT { print("no such file") } catch { print(error) }
let drag = DragConfiguration(operationsWithinApp: .init(allowMove: true, allowDelete: true), operationsOutsideApp: .init(allowMove: true))
print((try? JSONDecoder().decode([NavigationSplitViewVisibility].self, from: JSONEncoder().encode([NavigationSplitViewVisibility.all]))) == [.all])

// output: _ShapeView<Circle, ForegroundStyle> _ShapeView<Circle, ForegroundStyle> AnyGradient
// output: #FF0000FF red [#000000FF]
// output: [2, 1]
// output: [2, 1]
// output: ["A", "b"] [3, 1]
// output: Optional(https://a.b) Optional(red) true
// output: 2.5 nil
// output: 2.5 10.0
// output: [9, 2, 3] ǅ true Straße Ssa
// output: no such file
// output: true
