import SwiftUI
struct EqualHeights: View {
    @State private var long = true
    var body: some View {
        VStack(spacing: 12) {
            HStack(alignment: .top) {
                Text(long ? "A long paragraph of text that wraps over several lines in its column" : "Short").padding(4).frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
                Text("Short").padding(4).frame(maxWidth: .infinity, maxHeight: .infinity).background(.mint)
            }
            .fixedSize(horizontal: false, vertical: true)
            HStack { Text("Title that is quite long indeed").lineLimit(1); Spacer(); Text("Detail text").layoutPriority(1) }.frame(width: 200)
            HStack(spacing: 0) { Text("one two").border(.red); Text("three four five six").border(.blue).layoutPriority(1) }.frame(width: 150)
            VStack(alignment: .leading) { Text("Name").frame(maxWidth: .infinity, alignment: .leading); Text("v") }.fixedSize()
            HStack { ForEach(["OK", "Cancel", "Remind me"], id: \.self) { Text($0).frame(maxWidth: .infinity).padding(4).background(.gray) } }.fixedSize(horizontal: true, vertical: false)
            Text("Wide").frame(minWidth: 0, idealWidth: 50, maxWidth: .infinity).frame(width: 80).background(.green)
            Color.red.aspectRatio(16/9, contentMode: .fit).frame(maxWidth: 160)
            ZStack { Color.blue; Text("On top").padding() }.fixedSize()
            Button("toggle") { long.toggle() }
        }
    }
}
#Preview { EqualHeights() }
