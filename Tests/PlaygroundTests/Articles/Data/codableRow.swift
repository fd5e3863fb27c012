struct Track: Hashable { let title: String; let seconds: Int
    var length: String { String(format: "%d:%02d", seconds / 60, seconds % 60) } }
struct Album: View {
    let tracks: [Track] = [.init(title: "One", seconds: 65), .init(title: "Two", seconds: 200)]
    var total: Int { tracks.reduce(0) { $0 + $1.seconds } }
    var body: some View {
        VStack {
            ForEach(Array(tracks.enumerated()), id: \.element) { index, track in
                HStack { Text("\(index + 1). \(track.title)"); Spacer(); Text(track.length).monospacedDigit() }
            }
            Text("Total \(total / 60) min")
        }
        .frame(width: 160)
    }
}
Album()

// type: Album
// body: Album.body = ModifiedContent<VStack<TupleContent<ForEach<Array<(offset: Int, element: Track)>, Track, HStack<TupleContent<Text, Spacer, Text>>>, Text>>, _FrameLayout>
// view: Album 80,208 160x64
// view:   frame 80,208 160x64
// view:     VStack 80,208 160x64
// view:       HStack 80,208 160x16
// view:         Text "1. One" 80,208 48x16
// view:         Spacer 128,216 80x0
// view:         Text "1:05" 208,208 32x16
// view:       HStack 80,232 160x16
// view:         Text "2. Two" 80,232 48x16
// view:         Spacer 128,240 80x0
// view:         Text "3:20" 208,232 32x16
// view:       Text "Total 4 min" 116,256 88x16
