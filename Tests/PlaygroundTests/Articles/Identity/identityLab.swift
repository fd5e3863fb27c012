import SwiftUI

struct Meter: View {
    let label: String
    @State private var taps = 0
    init(_ label: String) { self.label = label; print("init \(label)") }
    var body: some View {
        let _ = print("body \(label)")
        HStack(spacing: 4) {
            Text(label).font(.caption)
            Text("\(taps)").monospacedDigit()
            Button("+ \(label)") { taps += 1 }
        }
        .onAppear { print("appear \(label)") }
        .onDisappear { print("disappear \(label)") }
    }
}

struct IdentityLab: View {
    @State private var isRed = false
    @State private var generation = 0
    @State private var names = ["fig", "plum", "pear"]

    @ViewBuilder private var branched: some View {
        if isRed {
            Meter("branch").foregroundStyle(.red)
        } else {
            Meter("branch").foregroundStyle(.blue)
        }
    }

    private var ternary: some View {
        Meter("ternary").foregroundStyle(isRed ? Color.red : .blue)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            branched
            ternary
            Meter("gen").id(generation)
            ForEach(names, id: \.self) { Meter($0) }
            ForEach(names.indices, id: \.self) { index in Meter("i\(index)") }
            HStack {
                Toggle("red", isOn: $isRed)
                Button("new") { generation += 1 }
                Button("shuffle") { names = [names[2], names[0]] }
            }
        }
        .padding()
    }
}

#Preview { IdentityLab() }

// output: init branch
// output: init ternary
// output: init gen
// output: body branch
// output: body ternary
// output: body gen
// output: init fig
// output: body fig
// output: init plum
// output: body plum
// output: init pear
// output: body pear
// output: init i0
// output: body i0
// output: init i1
// output: body i1
// output: init i2
// output: body i2
// output: appear branch
// output: appear ternary
// output: appear gen
// output: appear fig
// output: appear plum
// output: appear pear
// output: appear i0
// output: appear i1
// output: appear i2
// type: Group<IdentityLab>
// body: IdentityLab.body = ModifiedContent<VStack<TupleContent<_ConditionalContent<ModifiedContent<Meter, _ForegroundStyleModifier<Color>>, ModifiedContent<Meter, _ForegroundStyleModifier<Color>>>, ModifiedContent<Meter, _ForegroundStyleModifier<Color>>, IDView<Meter, Int>, ForEach<Array<String>, String, Meter>, ForEach<Range<Int>, Int, Meter>, HStack<TupleContent<Toggle<Text>, Button<Text>, Button<Text>>>>>, _PaddingLayout>
// body: IdentityLab.branched = _ConditionalContent<ModifiedContent<Meter, _ForegroundStyleModifier<Color>>, ModifiedContent<Meter, _ForegroundStyleModifier<Color>>>
// body: IdentityLab.ternary = ModifiedContent<Meter, _ForegroundStyleModifier<Color>>
// body: Meter.body = ModifiedContent<ModifiedContent<HStack<TupleContent<Text, Text, Button<Text>>>, _AppearanceActionModifier>, _AppearanceActionModifier>
// view: IdentityLab 0,100.50 320x279
// view:   padding 0,100.50 320x279
// view:     VStack 16,116.50 288x247
// view:       Meter 16,116.50 116x16 [foregroundStyle]
// view:         HStack 16,116.50 116x16 [onAppear, onDisappear]
// view:           Text "branch" 16,118.50 36x12
// view:           Text "0" 56,116.50 8x16
// view:           Button 68,116.50 64x16
// view:             Text "+ branch" 68,116.50 64x16
// view:       Meter 16,140.50 130x16 [foregroundStyle]
// view:         HStack 16,140.50 130x16 [onAppear, onDisappear]
// view:           Text "ternary" 16,142.50 42x12
// view:           Text "0" 62,140.50 8x16
// view:           Button 74,140.50 72x16
// view:             Text "+ ternary" 74,140.50 72x16
// view:       Meter 16,164.50 74x16 [id]
// view:         HStack 16,164.50 74x16 [onAppear, onDisappear]
// view:           Text "gen" 16,166.50 18x12
// view:           Text "0" 38,164.50 8x16
// view:           Button 50,164.50 40x16
// view:             Text "+ gen" 50,164.50 40x16
// view:       Meter 16,188.50 74x16
// view:         HStack 16,188.50 74x16 [onAppear, onDisappear]
// view:           Text "fig" 16,190.50 18x12
// view:           Text "0" 38,188.50 8x16
// view:           Button 50,188.50 40x16
// view:             Text "+ fig" 50,188.50 40x16
// view:       Meter 16,212.50 88x16
// view:         HStack 16,212.50 88x16 [onAppear, onDisappear]
// view:           Text "plum" 16,214.50 24x12
// view:           Text "0" 44,212.50 8x16
// view:           Button 56,212.50 48x16
// view:             Text "+ plum" 56,212.50 48x16
// view:       Meter 16,236.50 88x16
// view:         HStack 16,236.50 88x16 [onAppear, onDisappear]
// view:           Text "pear" 16,238.50 24x12
// view:           Text "0" 44,236.50 8x16
// view:           Button 56,236.50 48x16
// view:             Text "+ pear" 56,236.50 48x16
// view:       Meter 16,260.50 60x16
// view:         HStack 16,260.50 60x16 [onAppear, onDisappear]
// view:           Text "i0" 16,262.50 12x12
// view:           Text "0" 32,260.50 8x16
// view:           Button 44,260.50 32x16
// view:             Text "+ i0" 44,260.50 32x16
// view:       Meter 16,284.50 60x16
// view:         HStack 16,284.50 60x16 [onAppear, onDisappear]
// view:           Text "i1" 16,286.50 12x12
// view:           Text "0" 32,284.50 8x16
// view:           Button 44,284.50 32x16
// view:             Text "+ i1" 44,284.50 32x16
// view:       Meter 16,308.50 60x16
// view:         HStack 16,308.50 60x16 [onAppear, onDisappear]
// view:           Text "i2" 16,310.50 12x12
// view:           Text "0" 32,308.50 8x16
// view:           Button 44,308.50 32x16
// view:             Text "+ i2" 44,308.50 32x16
// view:       HStack 16,332.50 288x31
// view:         Toggle 16,332.50 192x31
// view:           Text "red" 16,340 24x16
// view:         Button 216,340 24x16
// view:           Text "new" 216,340 24x16
// view:         Button 248,340 56x16
// view:           Text "shuffle" 248,340 56x16
