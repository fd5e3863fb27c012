import SwiftUI

struct Meter: View {
    let label: String
    @State private var taps = 0
    init(_ label: String) { self.label = label; print("init \(label)") }
    var body: some View {
        let _ = print("body \(label)")
        HStack(spacing: 4) {
            Text(label).font(.caption)
            Text("\(taps)").monospacedDigit()
            Button("+ \(label)") { taps += 1 }
        }
        .onAppear { print("appear \(label)") }
        .onDisappear { print("disappear \(label)") }
    }
}

struct IdentityLab: View {
    @State private var isRed = false
    @State private var generation = 0
    @State private var names = ["fig", "plum", "pear"]

    @ViewBuilder private var branched: some View {
        if isRed {
            Meter("branch").foregroundStyle(.red)
        } else {
            Meter("branch").foregroundStyle(.blue)
        }
    }

    private var ternary: some View {
        Meter("ternary").foregroundStyle(isRed ? Color.red : .blue)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            branched
            ternary
            Meter("gen").id(generation)
            ForEach(names, id: \.self) { Meter($0) }
            ForEach(names.indices, id: \.self) { index in Meter("i\(index)") }
            HStack {
                Toggle("red", isOn: $isRed)
                Button("new") { generation += 1 }
                Button("shuffle") { names = [names[2], names[0]] }
            }
        }
        .padding()
    }
}

#Preview { IdentityLab() }
