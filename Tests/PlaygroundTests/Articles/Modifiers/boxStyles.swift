import SwiftUI
struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.label.font(.headline); configuration.content }.padding(8).background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}
extension GroupBoxStyle where Self == CardGroupBoxStyle { static var card: Self { .init() } }
struct VerticalLabeled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { configuration.label.font(.caption); configuration.content } }
}
struct ChevronDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button { withAnimation { configuration.isExpanded.toggle() } } label: {
                HStack { configuration.label; Spacer(); Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right") }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}
struct SpeedometerGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack { Circle().stroke(lineWidth: 4); Text("\(Int(configuration.value * 100))%"); configuration.currentValueLabel }.frame(width: 50, height: 50)
    }
}
struct Styles: View {
    @State private var open = false
    var body: some View {
        VStack {
            GroupBox("Info") { Text("inside") }.groupBoxStyle(.card)
            GroupBox { Text("inside") } label: { Label("L", systemImage: "x") }.groupBoxStyle(CardGroupBoxStyle())
            LabeledContent("Label", value: "value").labeledContentStyle(VerticalLabeled())
            DisclosureGroup("more", isExpanded: $open) { Text("hidden") }.disclosureGroupStyle(ChevronDisclosure())
            Gauge(value: 0.3) { Text("speed") } currentValueLabel: { Text("30") }.gaugeStyle(SpeedometerGauge())
        }
    }
}
#Preview { Styles() }

// type: Group<Styles>
// body: CardGroupBoxStyle.makeBody(configuration:) = ModifiedContent<ModifiedContent<VStack<TupleContent<ModifiedContent<Label, _EnvironmentKeyWritingModifier<Optional<Font>>>, Content>>, _PaddingLayout>, _BackgroundShapeModifier<Material, RoundedRectangle>>
// body: ChevronDisclosure.makeBody(configuration:) = VStack<TupleContent<Button<HStack<TupleContent<Label, Spacer, Image>>>, Optional<Content>>>
// body: SpeedometerGauge.makeBody(configuration:) = ModifiedContent<ZStack<TupleContent<_StrokedShape<Circle>, Text, Optional<CurrentValueLabel>>>, _FrameLayout>
// body: Styles.body = VStack<TupleContent<ModifiedContent<GroupBox<Text, Text>, _InertModifier>, ModifiedContent<GroupBox<Label<Text, Image>, Text>, _InertModifier>, ModifiedContent<LabeledContent<Text, Text>, _InertModifier>, ModifiedContent<DisclosureGroup<Text, Text>, _InertModifier>, ModifiedContent<Gauge<Text, Text, EmptyView, EmptyView>, _InertModifier>>>
// body: VerticalLabeled.makeBody(configuration:) = VStack<TupleContent<ModifiedContent<Label, _EnvironmentKeyWritingModifier<Optional<Font>>>, Content>>
// view: Styles 0,117 320x246
// view:   VStack 0,117 320x246
// view:     GroupBox 128,117 64x56 [groupBoxStyle]
// view:       background 128,117 64x56
// view:         padding 128,117 64x56
// view:           VStack 136,125 48x40
// view:             Text "Info" 136,125 32x16 [font]
// view:             Text "inside" 136,149 48x16
// view:         RoundedRectangle 128,117 64x56
// view:     GroupBox 128,181 64x56 [groupBoxStyle]
// view:       background 128,181 64x56
// view:         padding 128,181 64x56
// view:           VStack 136,189 48x40
// view:             Label 136,189 32x16 [font]
// view:               Text "L" 160,189 8x16
// view:               Image 136,189 16x16
// view:             Text "inside" 136,213 48x16
// view:         RoundedRectangle 128,181 64x56
// view:     LabeledContent 140,245 40x36 [labeledContentStyle]
// view:       VStack 140,245 40x36
// view:         Text "Label" 140,245 30x12 [font]
// view:         Text "value" 140,265 40x16
// view:     DisclosureGroup 0,289 320x16 [disclosureGroupStyle]
// view:       VStack 0,289 320x16
// view:         Button 0,289 320x16
// view:           HStack 0,289 320x16
// view:             Text "more" 0,289 32x16
// view:             Spacer 32,297 272x0
// view:             Image 304,289 16x16
// view:     Gauge 135,313 50x50 [gaugeStyle]
// view:       frame 135,313 50x50
// view:         ZStack 135,313 50x50
// view:           Circle 135,313 50x50
// view:           Text "30%" 148,330 24x16
// view:           Text "30" 152,330 16x16
