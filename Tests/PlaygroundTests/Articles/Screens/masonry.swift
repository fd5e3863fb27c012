import SwiftUI

struct Masonry<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    let data: Data
    let columns: Int
    let spacing: CGFloat
    let height: (Data.Element) -> CGFloat
    let content: (Data.Element) -> Content

    init(_ data: Data, columns: Int = 2, spacing: CGFloat = 8, height: @escaping (Data.Element) -> CGFloat, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data; self.columns = columns; self.spacing = spacing; self.height = height; self.content = content
    }
    private var split: [[Data.Element]] {
        var result = [[Data.Element]](repeating: [], count: columns)
        var heights = [CGFloat](repeating: 0, count: columns)
        for element in data {
            let shortest = heights.indices.min(by: { heights[$0] < heights[$1] }) ?? 0
            result[shortest].append(element)
            heights[shortest] += height(element) + spacing
        }
        return result
    }
    var body: some View {
        HStack(alignment: .top, spacing: spacing) {
            ForEach(split.indices, id: \.self) { column in
                LazyVStack(spacing: spacing) {
                    ForEach(split[column]) { content($0).frame(height: height($0)) }
                }
            }
        }
    }
}
struct Photo: Identifiable { let id: Int; var ratio: CGFloat { 0.5 + CGFloat(id % 3) * 0.5 } }
struct Gallery: View {
    @State private var photos = (1...9).map(Photo.init)
    @State private var columns = 2
    @State private var selected: Photo?
    var body: some View {
        ScrollView {
            Masonry(photos, columns: columns, height: { 60 * $0.ratio }) { photo in
                RoundedRectangle(cornerRadius: 8).fill(Color(hue: Double(photo.id) / 9, saturation: 0.6, brightness: 0.9))
                    .overlay { Text("\(photo.id)") }
                    .onTapGesture { selected = photo }
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            Picker("Columns", selection: $columns) { ForEach([2, 3], id: \.self) { Text("\($0)") } }.pickerStyle(.segmented)
        }
        .sheet(item: $selected) { photo in
            VStack { Text("Photo \(photo.id)").font(.title); Button("Remove") { photos.removeAll { $0.id == photo.id }; selected = nil } }.presentationDetents([.medium, .fraction(0.3)])
        }
    }
}
Gallery()

// type: Gallery
// body: Gallery.body = ModifiedContent<ModifiedContent<ScrollView<ModifiedContent<Masonry<Array<Photo>, ModifiedContent<ModifiedContent<_ShapeView<RoundedRectangle, Color>, _OverlayModifier<Text>>, AddGestureModifier<_EndedGesture<TapGesture>>>>, _PaddingLayout>>, _InsetViewModifier<ModifiedContent<Picker<Text, Int, ForEach<Array<Int>, Int, Text>>, _InertModifier>>>, _ItemSheetModifier<Photo, ModifiedContent<VStack<TupleContent<Text, Button<Text>>>, _InertModifier>>>
// body: Masonry.body = HStack<ForEach<Range<Int>, Int, LazyVStack<ForEach<Array<Data.Element>, Data.Element.ID, ModifiedContent<Content, _FrameLayout>>>>>
// view: Gallery 0,0 320x480
// view:   sheet 0,0 320x480
// view:     safeAreaInset 0,0 320x480
// view:       ScrollView 0,0 320x416
// view:         padding 0,0 320x334
// view:           Masonry 16,16 288x302
// view:             HStack 16,16 288x302
// view:               LazyVStack 16,16 140x302
// view:                 frame 16,16 140x60
// view:                   overlay 16,16 140x60 [onTapGesture]
// view:                     RoundedRectangle 16,16 140x60
// view:                     Text "1" 82,38 8x16
// view:                 frame 16,84 140x30
// view:                   overlay 16,84 140x30 [onTapGesture]
// view:                     RoundedRectangle 16,84 140x30
// view:                     Text "3" 82,91 8x16
// view:                 frame 16,122 140x90
// view:                   overlay 16,122 140x90 [onTapGesture]
// view:                     RoundedRectangle 16,122 140x90
// view:                     Text "5" 82,159 8x16
// view:                 frame 16,220 140x60
// view:                   overlay 16,220 140x60 [onTapGesture]
// view:                     RoundedRectangle 16,220 140x60
// view:                     Text "7" 82,242 8x16
// view:                 frame 16,288 140x30
// view:                   overlay 16,288 140x30 [onTapGesture]
// view:                     RoundedRectangle 16,288 140x30
// view:                     Text "9" 82,295 8x16
// view:               LazyVStack 164,16 140x294
// view:                 frame 164,16 140x90
// view:                   overlay 164,16 140x90 [onTapGesture]
// view:                     RoundedRectangle 164,16 140x90
// view:                     Text "2" 230,53 8x16
// view:                 frame 164,114 140x60
// view:                   overlay 164,114 140x60 [onTapGesture]
// view:                     RoundedRectangle 164,114 140x60
// view:                     Text "4" 230,136 8x16
// view:                 frame 164,182 140x30
// view:                   overlay 164,182 140x30 [onTapGesture]
// view:                     RoundedRectangle 164,182 140x30
// view:                     Text "6" 230,189 8x16
// view:                 frame 164,220 140x90
// view:                   overlay 164,220 140x90 [onTapGesture]
// view:                     RoundedRectangle 164,220 140x90
// view:                     Text "8" 230,257 8x16
// view:       Picker 132,416 56x64 [pickerStyle]
// view:         Text "Columns" 132,416 56x16
// view:         Text "2" 132,440 8x16
// view:         Text "3" 132,464 8x16
