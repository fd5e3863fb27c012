// U01 [D] UIViewRepresentable: made once for an identity, updated where a body would run, dismantled at its end
//! do tap "faster"
//! do tap "other"
//! do tap "hide"
//! expect out(0) == ["make coordinator", "make view", "update 1"]
//! expect out(1) == ["update 2"] and out(2) == [] and out(3) == ["dismantle"]
//! expect len(nodes("UIProgressView", i=2)) == 1 and not nodes("UIProgressView", i=3)
//! expect near(frame("UIProgressView", i=1)[2], 320)
import SwiftUI
import UIKit

struct Dial: UIViewRepresentable {
    var speed: Int

    final class Coordinator: NSObject {
        override init() { print("make coordinator") }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIProgressView {
        print("make view")
        return UIProgressView(progressViewStyle: .default)
    }

    func updateUIView(_ view: UIProgressView, context: Context) {
        view.progress = Float(speed) / 10
        print("update \(speed)")
    }

    static func dismantleUIView(_ view: UIProgressView, coordinator: Coordinator) { print("dismantle") }
}

struct ContentView: View {
    @State private var speed = 1
    @State private var other = 0
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown { Dial(speed: speed) }
            Button("faster") { speed += 1 }
            Button("other") { other += 1 }
            Text("\(other)")
            Button("hide") { isShown = false }
        }
    }
}
