struct Weather { enum Kind: String { case sunny, rainy, cloudy; var symbol: String { ["sunny": "sun.max", "rainy": "cloud.rain"][rawValue] ?? "cloud" } }
    let city: String; let kind: Kind; let degrees: [Int] }
struct WeatherCard: View {
    let weather: Weather
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text(weather.city).font(.headline)
                Spacer()
                Image(systemName: weather.kind.symbol)
            }
            HStack(spacing: 4) {
                ForEach(Array(weather.degrees.enumerated()), id: \.offset) { offset, degree in
                    Text("\(degree)°")
                    if offset < weather.degrees.count - 1 { Divider().frame(height: 12) }
                }
            }
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
        .frame(width: 200)
    }
}
WeatherCard(weather: Weather(city: "Oslo", kind: .rainy, degrees: [4, 6, 3]))

// type: WeatherCard
// body: WeatherCard.body = ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<HStack<TupleContent<Text, Spacer, Image>>, HStack<ForEach<Array<(offset: Int, element: Int)>, Int, TupleContent<Text, Optional<ModifiedContent<Divider, _FrameLayout>>>>>>>, _PaddingLayout>, _BackgroundShapeModifier<Material, RoundedRectangle>>, _FrameLayout>
// view: WeatherCard 60,205 200x70
// view:   frame 60,205 200x70
// view:     background 60,205 200x70
// view:       padding 60,205 200x70
// view:         VStack 76,221 168x38
// view:           HStack 76,221 168x16
// view:             Text "Oslo" 76,221 32x16
// view:             Spacer 108,229 120x0
// view:             Image 228,221 16x16
// view:           HStack 76,243 66x16
// view:             Text "4°" 76,243 16x16
// view:             frame 96,245 1x12
// view:               Divider 96,245 1x12
// view:             Text "6°" 101,243 16x16
// view:             frame 121,245 1x12
// view:               Divider 121,245 1x12
// view:             Text "3°" 126,243 16x16
// view:       RoundedRectangle 60,205 200x70
