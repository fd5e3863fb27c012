import SwiftUI

struct Weather {
    enum Condition: String { case sunny, cloudy, rainy, snowy }
    let city: String, condition: Condition, temperature: Measurement2, high, low: Int
    let hourly: [Hour]
    struct Hour: Identifiable { let id: Int; let temperature: Int; let condition: Condition; var label: String { id == 0 ? "Now" : "\(id):00" } }
    static let sample = Weather(city: "Lisbon", condition: .sunny, temperature: .init(celsius: 21.5), high: 24, low: 15,
        hourly: (0..<6).map { Hour(id: $0, temperature: 21 + ($0 % 3) * 2, condition: $0.isMultiple(of: 2) ? .sunny : .cloudy) })
}
struct Measurement2 { var celsius: Double; var fahrenheit: Double { celsius * 9 / 5 + 32 } }

extension Weather.Condition {
    var symbol: String { switch self { case .sunny: return "sun.max.fill"; case .cloudy: return "cloud.fill"; case .rainy: return "cloud.rain.fill"; case .snowy: return "snowflake" } }
    var gradient: LinearGradient {
        let colors: [Color] = switch self {
        case .sunny: [.blue, .cyan]
        case .cloudy: [.gray, Color(white: 0.8)]
        case .rainy, .snowy: [.indigo, .gray]
        }
        return LinearGradient(gradient: Gradient(colors: colors), startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

struct HourCell: View {
    let hour: Weather.Hour
    @ScaledMetric private var iconSize = 24.0
    var body: some View {
        VStack(spacing: 6) {
            Text(hour.label).font(.caption)
            Image(systemName: hour.condition.symbol).resizable().scaledToFit().frame(width: iconSize, height: iconSize).symbolRenderingMode(.multicolor)
            Text("\(hour.temperature)°").bold()
        }
        .padding(.vertical, 10)
        .frame(minWidth: 56)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("\(hour.label), \(hour.temperature) degrees"))
    }
}

struct WeatherCard: View {
    let weather: Weather
    @AppStorage("usesFahrenheit") private var usesFahrenheit = false

    private var shown: String {
        let value = usesFahrenheit ? weather.temperature.fahrenheit : weather.temperature.celsius
        return "\(value.formatted(.number.precision(.fractionLength(0...1))))°\(usesFahrenheit ? "F" : "C")"
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .firstTextBaseline) {
                Text(weather.city).font(.title2.weight(.semibold))
                Spacer()
                Text(weather.condition.rawValue.capitalized).font(.subheadline).foregroundStyle(.white.opacity(0.8))
            }
            Text(shown).font(.system(size: 56, weight: .thin, design: .rounded)).contentTransition(.numericText()).onTapGesture { usesFahrenheit.toggle() }
            HStack {
                Label("\(weather.high)°", systemImage: "arrow.up")
                Label("\(weather.low)°", systemImage: "arrow.down")
            }
            .labelStyle(.titleAndIcon)
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 8) { ForEach(weather.hourly, content: HourCell.init) }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .frame(height: 96)
        }
        .padding()
        .foregroundStyle(.white)
        .background(weather.condition.gradient, in: .rect(cornerRadius: 20))
        .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
        .padding()
    }
}

struct WeatherCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            WeatherCard(weather: .sample)
            WeatherCard(weather: .sample).preferredColorScheme(.dark)
        }
        .previewLayout(.sizeThatFits)
    }
}
WeatherCard(weather: .sample)

// type: WeatherCard
// body: HourCell.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<Text, ModifiedContent<ModifiedContent<ModifiedContent<Image, _AspectRatioLayout>, _FrameLayout>, _EnvironmentKeyWritingModifier<Optional<SymbolRenderingMode>>>, Text>>, _PaddingLayout>, _FlexFrameLayout>, _BackgroundShapeModifier<Material, RoundedRectangle>>, _InertModifier>, AccessibilityAttachmentModifier>
// body: WeatherCard.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<HStack<TupleContent<Text, Spacer, Text>>, ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<ContentTransition>>, AddGestureModifier<_EndedGesture<TapGesture>>>, ModifiedContent<HStack<TupleContent<Label<Text, Image>, Label<Text, Image>>>, _InertModifier>, ModifiedContent<ModifiedContent<ScrollView<ModifiedContent<LazyHStack<ForEach<Array<Hour>, Int, HourCell>>, _InertModifier>>, _InertModifier>, _FrameLayout>>>, _PaddingLayout>, _ForegroundStyleModifier<Color>>, _BackgroundShapeModifier<LinearGradient, RoundedRectangle>>, _ShadowEffect>, _PaddingLayout>
// body: WeatherCard_Previews.previews = ModifiedContent<Group<TupleContent<WeatherCard, ModifiedContent<WeatherCard, _PreferenceWritingModifier<PreferredColorSchemeKey>>>>, _InertModifier>
// view: WeatherCard 0,89 320x302
// view:   padding 0,89 320x302
// view:     shadow 16,105 288x270
// view:       background 16,105 288x270
// view:         padding 16,105 288x270 [foregroundStyle]
// view:           VStack 32,121 256x238
// view:             HStack 32,121 256x22
// view:               Text "Lisbon" 32,121 66x22
// view:               Spacer 98,137.50 155x0
// view:               Text "Sunny" 253,127 35x14
// view:             Text "21.5°C" 32,159 168x56 [contentTransition, onTapGesture]
// view:             HStack 32,231 104x16 [labelStyle]
// view:               Label 32,231 48x16
// view:                 Text "24°" 56,231 24x16
// view:                 Image 32,231 16x16
// view:               Label 88,231 48x16
// view:                 Text "15°" 112,231 24x16
// view:                 Image 88,231 16x16
// view:             frame 32,263 256x96
// view:               ScrollView 32,263 256x96 [scrollTargetBehavior]
// view:                 LazyHStack 32,263 376x96 [scrollTargetLayout]
// view:                   HourCell 32,269 56x84
// view:                     background 32,269 56x84 [accessibilityElement, accessibilityLabel]
// view:                       frame 32,269 56x84
// view:                         padding 48,269 24x84
// view:                           VStack 48,279 24x64
// view:                             Text "Now" 51,279 18x12
// view:                             frame 48,297 24x24 [symbolRenderingMode]
// view:                               aspectRatio 48,297 24x24
// view:                                 Image 48,297 24x24
// view:                             Text "21°" 48,327 24x16
// view:                       RoundedRectangle 32,269 56x84
// view:                   HourCell 96,269 56x84
// view:                     background 96,269 56x84 [accessibilityElement, accessibilityLabel]
// view:                       frame 96,269 56x84
// view:                         padding 112,269 24x84
// view:                           VStack 112,279 24x64
// view:                             Text "1:00" 112,279 24x12
// view:                             frame 112,297 24x24 [symbolRenderingMode]
// view:                               aspectRatio 112,297 24x24
// view:                                 Image 112,297 24x24
// view:                             Text "23°" 112,327 24x16
// view:                       RoundedRectangle 96,269 56x84
// view:                   HourCell 160,269 56x84
// view:                     background 160,269 56x84 [accessibilityElement, accessibilityLabel]
// view:                       frame 160,269 56x84
// view:                         padding 176,269 24x84
// view:                           VStack 176,279 24x64
// view:                             Text "2:00" 176,279 24x12
// view:                             frame 176,297 24x24 [symbolRenderingMode]
// view:                               aspectRatio 176,297 24x24
// view:                                 Image 176,297 24x24
// view:                             Text "25°" 176,327 24x16
// view:                       RoundedRectangle 160,269 56x84
// view:                   HourCell 224,269 56x84
// view:                     background 224,269 56x84 [accessibilityElement, accessibilityLabel]
// view:                       frame 224,269 56x84
// view:                         padding 240,269 24x84
// view:                           VStack 240,279 24x64
// view:                             Text "3:00" 240,279 24x12
// view:                             frame 240,297 24x24 [symbolRenderingMode]
// view:                               aspectRatio 240,297 24x24
// view:                                 Image 240,297 24x24
// view:                             Text "21°" 240,327 24x16
// view:                       RoundedRectangle 224,269 56x84
// view:         RoundedRectangle 16,105 288x270
