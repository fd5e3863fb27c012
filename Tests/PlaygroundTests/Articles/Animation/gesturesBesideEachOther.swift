import SwiftUI
struct Gestures: View {
    @State private var isOn = false
    @State private var log: [String] = []
    @GestureState private var dragOffset = CGSize.zero
    var body: some View {
        VStack {
            Toggle("switch", isOn: $isOn).padding().frame(width: 200).background(.gray).accessibilityIdentifier("box")
            Text("both").onTapGesture { log.append("first") }.simultaneousGesture(TapGesture().onEnded { log.append("second") })
            Text("high").onTapGesture { log.append("inner") }.highPriorityGesture(TapGesture().onEnded { _ in log.append("high") })
            VStack { Text("child").onTapGesture { log.append("child") } }.onTapGesture { log.append("parent") }
            VStack { Text("child2").onTapGesture { log.append("child2") } }.simultaneousGesture(TapGesture().onEnded { log.append("parent2") })
            Button("button") { log.append("button") }.simultaneousGesture(TapGesture().onEnded { log.append("also") })
            Text(log.joined(separator: " "))
            Circle().offset(dragOffset).gesture(DragGesture().updating($dragOffset) { value, state, _ in state = value.translation }.onEnded { _ in log.append("drag") })
        }
    }
}
#Preview { Gestures() }
