import SwiftUI

struct ContentView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Count: \(count)")
                .font(.largeTitle)
                .bold()
            HStack {
                Button("-") { count -= 1 }
                Button("+") { count += 1 }
                    .disabled(count >= 10)
            }
        }
        .padding()
    }
}

#Preview {
    ContentView()
}

// type: ContentView
// body: ContentView.body = ModifiedContent<VStack<TupleContent<Text, HStack<TupleContent<Button<Text>, ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>>>>>, _PaddingLayout>
// view: ContentView 76,189 168x102
// view:   padding 76,189 168x102
// view:     VStack 92,205 136x70
// view:       Text "Count: 0" 92,205 136x34
// view:       HStack 148,259 24x16
// view:         Button 148,259 8x16
// view:           Text "-" 148,259 8x16
// view:         Button 164,259 8x16 [disabled]
// view:           Text "+" 164,259 8x16
