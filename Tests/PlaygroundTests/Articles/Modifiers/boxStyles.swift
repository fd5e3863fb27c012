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
